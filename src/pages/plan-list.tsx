import type { Picture } from '#catalogue/show/product-facts.ts'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'
import styles from './plan-list.module.css'

type PlanListProps = {
  heading: string
  plans: readonly {
    id: string
    plan: string
    description: string
    needs: string
    namedBy: readonly { label: string; href: string }[]
    picture: Picture
  }[]
}

/** Piping plans under the arrangement of seals that they serve, each with its scheme. */
export function PlanList({ heading, plans }: PlanListProps) {
  return (
    <section className={styles.group}>
      <h2>{heading}</h2>
      <ul className={`bare-list ${styles.plans}`}>
        {plans.map(({ id, plan, description, needs, namedBy, picture }) => (
          <li key={id} id={id} className={styles.plan}>
            <DrawingImage picture={picture} className={styles.scheme} />
            <div>
              <h3>Plan {plan}</h3>
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
