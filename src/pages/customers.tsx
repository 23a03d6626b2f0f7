import { catalogue } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { mapHref } from '#catalogue/external-links.ts'
import { headAndTitle } from '#views/page-head.ts'
import { counted } from '#catalogue/labels.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import {
  branchMapPath,
  CONTACT_PATH,
  customerLogoPath,
  CUSTOMERS_PATH,
  industryDrawingPath,
  solutionDrawingPath,
} from '#catalogue/paths.ts'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { CustomerZone } from './customer-zone.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { FarDrawing } from '#components/drawing-image/far-drawing.tsx'
import { Link } from '#components/link/link.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { branchDrawings, homeDrawings } from '#pictures/page-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import styles from './customers.module.css'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'

export function loader() {
  const model = catalogue()
  const page = pageAt(model, CUSTOMERS_PATH, 'customers')
  const { zones, industriesHeading, casesHeading, cases } = page.content
  const pictures = picturesOf([...homeDrawings(model.home), ...branchDrawings(model.site)])
  const industries = model.home.industries.cards.flatMap((card) => {
    const href = industryHref(card.id, model)
    if (href === undefined) return []
    const { id, title: label } = card
    const own = model.pages.get(href)
    const line = own?.content.index?.line
    const picture = pictures.get(industryDrawingPath(id))
    return [{ id, label, href, line, count: own?.products.length, picture }]
  })
  return {
    ...headAndTitle(model, page),
    total: zones.reduce((sum, { count }) => sum + count, 0),
    zones: zones.map(({ branch, logos, ...zone }) => ({
      ...zone,
      branch: branchOf(branch, model),
      logos: logos.flatMap(({ image, alt }) => {
        const logo = model.ownerLogos.get(image)
        if (!logo) return []
        const { width, height } = logo
        return [{ src: customerLogoPath(image), alt, width, height }]
      }),
    })),
    industries: { heading: industriesHeading, cards: industries },
    cases: {
      heading: casesHeading,
      links: cases.map(({ pictureOf, ...told }) => ({
        ...told,
        picture: pictures.get(solutionDrawingPath(pictureOf ?? told.href)),
      })),
    },
    map: pictures.get(branchMapPath('standing')),
  }
}

/** The site's page about an industry, or else the manufacturer's. */
function industryHref(id: string, { pages, home }: Catalogue): string | undefined {
  const path = `/industrias/${id}`
  if (pages.has(path)) return path
  return home.industries.cards.find((card) => card.id === id)?.url?.value
}

function branchOf(id: string, { site }: Catalogue) {
  const branch = site.branches.find((one) => one.id === id)
  if (!branch) return undefined
  const { city, comuna, phone } = branch
  return { city, comuna, phone, href: mapHref(branch) }
}

/** The customers in groups (spec 2, "Routes"): how many, where, solved cases, and the industries. */
export default function CustomersPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, total, zones, map, industries, cases } = loaderData
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <PageTitle lead={`${lead} Hoy son ${total} empresas.`}>{title}</PageTitle>
        <div className={styles.country}>
          {map && <DrawingImage className={styles.map} picture={map} />}
          <div className={styles.zones}>
            {zones.map((zone) => (
              <CustomerZone key={zone.id} {...zone} />
            ))}
          </div>
        </div>
        <section className="section-tight" aria-labelledby="casos">
          <SectionHeading id="casos">{cases.heading}</SectionHeading>
          <ul className={`bare-list ${styles.cases}`}>
            {cases.links.map(({ label, result, line, href, picture }) => (
              <li key={href}>
                <div>
                  <p className={styles.result}>{result}</p>
                  <p>{line}</p>
                  <h3>
                    <Link className={`stretched ${styles.link}`} href={href}>
                      {label}
                    </Link>
                  </h3>
                </div>
                {picture && <FarDrawing className={styles.picture} picture={picture} />}
              </li>
            ))}
          </ul>
        </section>
        {industries.cards.length > 0 && (
          <section className="section-tight" aria-labelledby="industrias">
            <SectionHeading id="industrias">{industries.heading}</SectionHeading>
            <ul className={`bare-list ${styles.industries}`}>
              {industries.cards.map(({ id, label, href, line, count, picture }) => (
                <li key={id}>
                  {picture && <FarDrawing className={styles.sign} picture={picture} />}
                  <Link className={`stretched ${styles.link}`} href={href}>
                    {label}
                  </Link>
                  {count !== undefined && (
                    <p className={styles.count}>
                      {line} <span>{counted(count, 'producto')}</span>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <ClosingBand
        heading="¿Tu planta tiene un caso parecido?"
        line="Cuéntanos qué equipo es y qué falla."
        href={CONTACT_PATH}
        label="Contáctanos"
      />
    </div>
  )
}
