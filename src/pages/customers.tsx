import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { mapHref } from '#catalogue/external-links.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { pageAt } from '#catalogue/pages.ts'
import { customerLogoPath, CUSTOMERS_PATH, industryDrawingPath } from '#catalogue/paths.ts'
import { CustomerZone } from '#components/customer-zone/customer-zone.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { homeDrawings } from '#drawings/page-drawings.ts'
import { picturesOf } from '#drawings/placed-drawing.ts'
import styles from './customers.module.css'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'

export function loader() {
  const model = catalogue()
  const page = pageAt(model, CUSTOMERS_PATH, 'customers')
  const { title, lead, zones, industriesHeading, casesHeading, cases } = page.content
  const pictures = picturesOf(homeDrawings(model.home))
  const industries = model.home.industries.cards.flatMap((card) => {
    const href = industryHref(card.id, model)
    if (href === undefined) return []
    const { id, title: label } = card
    return [{ id, label, href, picture: pictures.get(industryDrawingPath(id)) }]
  })
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, CUSTOMERS_PATH),
    title,
    lead,
    total: zones.reduce((sum, { count }) => sum + count, 0),
    zones: zones.map(({ office, industries: own, logos, ...zone }) => ({
      ...zone,
      office: officeOf(office, model),
      industries: industries
        .filter(({ id }) => own.includes(id))
        .map(({ label, href }) => ({ label, href })),
      logos: logos.flatMap(({ image, alt }) => {
        const logo = model.ownLogos.get(image)
        if (!logo) return []
        const { width, height } = logo
        return [{ src: customerLogoPath(image), alt, width, height }]
      }),
    })),
    industries: { heading: industriesHeading, cards: industries },
    cases: { heading: casesHeading, links: cases },
  }
}

/** What the site says of an industry; elsewhere, what the manufacturer does. */
function industryHref(id: string, { pages, home }: Catalogue): string | undefined {
  const path = `/industrias/${id}`
  if (pages.has(path)) return path
  return home.industries.cards.find((card) => card.id === id)?.url?.value
}

function officeOf(id: string, { site }: Catalogue) {
  const branch = site.branches.find((one) => one.id === id)
  return branch && { city: branch.city, href: mapHref(branch) }
}

/** The customers in groups (spec 2, "Routes"): how many, where, and what is sealed for them. */
export default function CustomersPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, total, zones, industries, cases } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <div className={styles.opening}>
        <PageTitle lead={lead}>{title}</PageTitle>
        <p className={styles.total}>
          <b>{total}</b> <span>empresas{zones.length > 1 && `, en ${zones.length} zonas`}</span>
        </p>
      </div>
      <div className={styles.zones}>
        {zones.map((zone) => (
          <CustomerZone key={zone.id} {...zone} />
        ))}
      </div>
      {industries.cards.length > 0 && (
        <section className={styles.part} aria-labelledby="industrias">
          <SectionHeading id="industrias">{industries.heading}</SectionHeading>
          <ul className={`bare-list ${styles.industries}`}>
            {industries.cards.map(({ id, label, href, picture }) => (
              <li key={id}>
                {picture && (
                  <DrawingImage className={styles.picture} picture={picture} isDecorative />
                )}
                <Link className={`stretched ${styles.link}`} href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="casos">
        <SectionHeading id="casos">{cases.heading}</SectionHeading>
        <ul className={`bare-list ${styles.cases}`}>
          {cases.links.map(({ label, line, href }) => (
            <li key={href}>
              <h3>
                <Link className={`stretched ${styles.link}`} href={href}>
                  {label}
                </Link>
              </h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
