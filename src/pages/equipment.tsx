import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { glossaryLinker } from '#catalogue/glossary-links.ts'
import { industriesWith, machineOf } from '#catalogue/industry-page.ts'
import { pageAt } from '#catalogue/pages.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { enquiryTextPath, pagePathOf, selectorPathFor } from '#catalogue/paths.ts'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { AboutSection } from '#components/about-section/about-section.tsx'
import { LinkButton } from '#components/button/button.tsx'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { LinkRows } from '#components/link-rows/link-rows.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { RunningText, RunningTexts } from '#components/running-text/running-text.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import styles from './equipment.module.css'
import { PageTrail } from './page-trail.tsx'
import { productListOf } from './product-list-of.ts'
import type { LoaderArgs, PageProps } from './page.ts'

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'equipment')
  const { title, crumb = title, lead, intro } = page.content
  const { id, label } = machineOf(page, model)
  const link = glossaryLinker(model.glossary)
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, path),
    title,
    crumb,
    lead: link(lead),
    intro: intro.map(link),
    list: await productListOf(page, model),
    industries: industriesWith(id, model),
    selectorHref: selectorPathFor(id),
    enquiryHref: enquiryTextPath(`Equipo: ${label}. Medidas y fluido: `),
  }
}

/** A kind of machine: every product that serves it, by the categories of the catalogue. */
export default function EquipmentPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, crumb, lead, intro, list, industries } = loaderData
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <ListOpening
          title={title}
          lead={<RunningText text={lead} />}
          actions={
            <LinkButton href={loaderData.selectorHref} kind="secondary">
              {SELECTOR_LABEL}
            </LinkButton>
          }
        />
        <ProductList list={list} label={title} />
        <>
          <AboutSection heading="Cómo se elige">
            <RunningTexts texts={intro} />
          </AboutSection>
          {industries.length > 0 && (
            <section className={styles.industries} aria-labelledby="industrias">
              <SectionHeading id="industrias">{crumb} en cada industria</SectionHeading>
              <LinkRows links={industries} />
            </section>
          )}
        </>
      </div>
      <>
        <ClosingBand
          heading="¿No sabes cuál corresponde?"
          line="Envíanos los datos del equipo y del fluido, y te recomendamos un producto."
          href={loaderData.enquiryHref}
        />
      </>
    </div>
  )
}
