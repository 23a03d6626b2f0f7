import { catalogue } from '#catalogue/catalogue.ts'
import { glossaryLinker, linkSection } from '#catalogue/show/glossary-links.ts'
import { industrySolutions } from '#catalogue/ask/industry-page.ts'
import { lastPart, pageAt } from '#catalogue/ask/pages.ts'
import { headAndTitle } from '#views/page-head.ts'
import { presentProductList } from '#views/product-list.ts'
import { enquiryTextPath, industryDrawingPath, pagePathOf } from '#catalogue/paths.ts'
import { presentSection } from '#catalogue/show/section.ts'
import { SectionWords } from '#components/article-section/section-words.tsx'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { FigureBand } from '#components/figure-band/figure-band.tsx'
import { LinkRows } from '#components/link-rows/link-rows.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { ColumnQuestion } from '#components/product-list/column-question.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { RunningText } from '#components/running-text/running-text.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { homeDrawings, pageSectionDrawings } from '#pictures/page-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import styles from './industry.module.css'
import { PageTrail } from './page-trail.tsx'
import type { LoaderArgs, PageProps } from './page.ts'

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'industry')
  const { title, lead, sections } = page.content
  const link = glossaryLinker(model.glossary)
  const plates = picturesOf(homeDrawings(model.home))
  const pictures = picturesOf(pageSectionDrawings(page))
  return {
    ...headAndTitle(model, page),
    lead: link(lead),
    plate: plates.get(industryDrawingPath(lastPart(path))),
    list: await presentProductList(page, model),
    solutions: industrySolutions(page, model),
    sections: sections.map((section) =>
      linkSection(presentSection(section, path, pictures, model.properties), link),
    ),
    enquiryHref: enquiryTextPath(`Industria: ${title}. Equipo y fluido que se debe sellar: `),
  }
}

/** An industry: its machines in rows, with what attacks their seals and the products for them; then recorded facts. */
export default function IndustryPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, plate, list, solutions, sections } = loaderData
  const { enquiryHref } = loaderData
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <div className={styles.opening}>
          <ListOpening title={title} lead={<RunningText text={lead} />} />
          {plate && <DrawingImage className={styles.plate} picture={plate} />}
        </div>
        <ProductList
          question={ColumnQuestion}
          list={list}
          label={`Productos para la industria: ${title}`}
          early={3}
        />
        {sections.map((section) => (
          <section key={section.id} className="section-tight" aria-labelledby={section.id}>
            <SectionHeading id={section.id}>{section.heading}</SectionHeading>
            <div className={styles.record}>
              <SectionWords section={section} />
              {section.figures.length > 0 && <FigureBand figures={section.figures} />}
            </div>
          </section>
        ))}
        {solutions.length > 0 && (
          <section className="section-tight only-on-screen" aria-labelledby="soluciones">
            <SectionHeading id="soluciones">Soluciones</SectionHeading>
            <LinkRows links={solutions} />
          </section>
        )}
      </div>
      <ClosingBand
        heading="¿Qué equipo se detiene más?"
        line="Envíanos los datos del equipo y del fluido, y te cotizamos."
        href={enquiryHref}
      />
    </div>
  )
}
