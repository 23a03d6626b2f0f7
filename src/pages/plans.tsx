import { catalogue } from '#catalogue/catalogue.ts'
import { headAndTitle } from '#views/page-head.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { PLANS_PATH } from '#catalogue/paths.ts'
import { presentPlans } from '#views/plans.ts'
import { PageIndex } from '#components/page-index/page-index.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { planDrawings } from '#pictures/page-drawings.ts'
import { lowered } from '#schema/letter-case.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import { PageTrail } from './page-trail.tsx'
import styles from './plans.module.css'
import type { PageProps } from './page.ts'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'

type PlanListProps = {
  heading: string
  plans: readonly {
    id: string
    plan: string
    arrangement: string
    description: string
    needs: string
    namedBy: readonly { label: string; href: string }[]
    picture: Picture
  }[]
}

/** Piping plans of one kind of seal, each with its scheme. */
function PlanList({ heading, plans }: PlanListProps) {
  return (
    <section className={styles.group}>
      <h2>{heading}</h2>
      <ul className={`bare-list ${styles.plans}`}>
        {plans.map(({ id, plan, arrangement, description, needs, namedBy, picture }) => (
          <li key={id} id={id} className={styles.plan}>
            <h3>Plan {plan}</h3>
            <DrawingImage picture={picture} className={styles.scheme} />
            <div>
              {arrangement !== heading && <p className="muted">{arrangement}</p>}
              <p>{description}</p>
              <p>
                <strong>Necesita:</strong> {needs}
              </p>
              {namedBy.length > 0 && (
                <p className={styles.products}>
                  <strong>Lo nombran:</strong>
                  {namedBy.map(({ label, href }) => (
                    <Link key={href} href={href}>
                      {label}
                    </Link>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function loader() {
  const model = catalogue()
  const page = pageAt(model, PLANS_PATH, 'plans')
  const { note } = page.content
  const pictures = picturesOf(planDrawings(model))
  return {
    ...headAndTitle(model, page),
    note,
    groups: presentPlans(model).map(({ heading, plans }) => ({
      heading,
      plans: plans.flatMap(({ drawing, ...plan }) => {
        const picture = pictures.get(drawing)
        return picture ? [{ ...plan, picture }] : []
      }),
    })),
  }
}

/** The API 682 piping plans: purpose, requirements, and the products whose documents name them. */
export default function PlansPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, note, groups } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className={styles.index}>
        {groups.map(({ heading, plans }) => (
          <div key={heading}>
            <p>{heading}</p>
            <PageIndex
              label={`Planes de ${lowered(heading)}`}
              layout="row"
              entries={plans.map(({ plan, id }) => ({ label: plan, href: `#${id}` }))}
            />
          </div>
        ))}
      </div>
      {groups.map((group) => (
        <PlanList key={group.heading} {...group} />
      ))}
      <p className={styles.note}>{note}</p>
    </div>
  )
}
