import { catalogue } from '#catalogue/catalogue.ts'
import { familyIndex, servedServices } from '#views/family-index.ts'
import type { Catalogue, CataloguePage } from '#catalogue/catalogue-model.ts'
import { glossaryLinker, linkSection } from '#catalogue/show/glossary-links.ts'
import { childrenOf, pageAt } from '#catalogue/ask/pages.ts'
import { headAndTitle } from '#views/page-head.ts'
import { presentProductList } from '#views/product-list.ts'
import { pageRelations } from '#catalogue/ask/page-relations.ts'
import {
  indexDrawingPath,
  machineDrawingPath,
  pagePathOf,
  SELECTOR_PATH,
} from '#catalogue/paths.ts'
import { presentSection } from '#catalogue/show/section.ts'
import { presentSpecs, type SpecTableRow } from '#figures/present-specs.ts'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { ArticleSections } from '#components/article-section/article-sections.tsx'
import { LinkButton } from '#components/button/button.tsx'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { FigureBand } from '#components/figure-band/figure-band.tsx'
import { FoldedIndex } from '#components/folded-index/folded-index.tsx'
import { FamilyList } from './family-list.tsx'
import { Link } from '#components/link/link.tsx'
import { LinkRows } from '#components/link-rows/link-rows.tsx'
import { PlaceIndex } from '#components/place-index/place-index.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { ColumnQuestion } from '#components/product-list/column-question.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { BothUnits } from '#components/product-row/both-units.tsx'
import { RelatedPages } from '#components/related-pages/related-pages.tsx'
import { RunningText, RunningTexts } from '#components/running-text/running-text.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { SaveOffer } from './save-offer.tsx'
import { pageDocumentLink } from '#datasheets/page-document.ts'
import { SYSTEM_PLACES } from '#drawings/kinds/monitoring-mode.ts'
import { indexDrawings, machineDrawings, pageSectionDrawings } from '#pictures/page-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import { productRowPicture } from '#pictures/product-drawings.ts'
import { slugOf } from '#schema/fold-text.ts'
import { lowered } from '#schema/letter-case.ts'
import type { FamilyPage as FamilyContent } from '#schema/page.ts'
import styles from './family.module.css'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import { pilotAt } from './pilot-at.ts'
import type { LoaderArgs, PageProps } from './page.ts'

/** A system's main figures in a line below its drawing. */
function MeasureStrip({ figures }: { figures: readonly SpecTableRow[] }) {
  return (
    <dl className={styles.measures}>
      {figures.map(({ property, si, imperial, condition }) => (
        <div key={property}>
          <dt>{condition ?? property}</dt>
          <dd>
            <BothUnits si={si} imperial={imperial} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'family')
  const { content } = page
  const link = glossaryLinker(model.glossary)
  const { columns, entries, total } = familyIndex(page, model)
  const children = childrenOf(model, path)
  const own = picturesOf(children.flatMap(indexDrawings))
  // Without categories and products, the family lists the products that its links lead to.
  const isLinked = children.length + page.products.length === 0
  return {
    ...headAndTitle(model, page),
    path,
    relations: pageRelations(model, path),
    lead: link(content.lead),
    intro: content.intro.map(link),
    document: await pageDocumentLink(page, model),
    listHeading: content.listHeading,
    total,
    columns,
    entries: (isLinked ? [] : entries).map(({ pictured, ...entry }) => ({
      ...entry,
      picture:
        own.get(indexDrawingPath(entry.href)) ?? (pictured && productRowPicture(pictured, model)),
    })),
    system: systemIndex(page, model),
    sections: content.sections.map((section) =>
      linkSection(
        presentSection(section, path, picturesOf(pageSectionDrawings(page)), model.properties),
        link,
      ),
    ),
    pilot: pilotAt(path, model),
    services: content.system ? [] : servedServices(page, model),
    figures: presentSpecs(content.figures, model.properties),
    list: page.products.length > 0 || isLinked ? await presentProductList(page, model) : undefined,
    devices: content.system ? await systemDevices(path, model) : [],
  }
}

/** The products of a system in rows, by page; their filters are on their own pages. */
function systemDevices(path: string, model: Catalogue) {
  const pages = childrenOf(model, path).filter(({ products }) => products.length > 0)
  return Promise.all(
    pages.map(async (page) => {
      const { title, index } = page.content
      const list = await presentProductList(page, model)
      return { href: page.path, heading: index?.short ?? title, list: { ...list, filters: [] } }
    }),
  )
}

/** The system's drawing, with a link from each place to its page. */
function systemIndex({ path, content, ...page }: CataloguePage<FamilyContent>, model: Catalogue) {
  const picture = picturesOf(machineDrawings({ ...page, path, content })).get(
    machineDrawingPath(path),
  )
  if (!content.system || !picture) return undefined
  const places = content.system.places.flatMap(({ at, href }) => {
    const point = SYSTEM_PLACES.get(at)
    const index = model.pages.get(href)?.content.index
    return point && index
      ? [{ ...point, label: index.short ?? index.label, line: index.line, href }]
      : []
  })
  return { picture, places }
}

/** A family: its categories in rows (spec 2, "Index pages"), the services they are for, and its texts. */
export default function FamilyPage({ loaderData }: PageProps<typeof loader>) {
  const {
    crumbs,
    title,
    columns,
    entries,
    services,
    figures,
    list,
    intro,
    system,
    pilot,
    devices,
  } = loaderData
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <ListOpening
          title={title}
          lead={<RunningText text={loaderData.lead} />}
          action={pilot && <LinkButton href={pilot.href}>{pilot.label}</LinkButton>}
          actions={
            <>
              {pilot &&
                loaderData.sections.map(({ id, heading }) => (
                  <Link key={id} href={`#${id}`}>
                    {heading}
                  </Link>
                ))}
              {services.length > 0 && <Link href="#servicios">Productos por servicio</Link>}
              {!system && (
                // A telephone has it in its thumb bar.
                <Link className="only-from-menu-bar" href={SELECTOR_PATH}>
                  {SELECTOR_LABEL}
                </Link>
              )}
              <PageDocumentButton document={loaderData.document} />
            </>
          }
        />
        {system ? (
          <div className={styles.system}>
            <PlaceIndex label={loaderData.listHeading} {...system} />
            <MeasureStrip figures={figures} />
          </div>
        ) : list ? (
          <ProductList question={ColumnQuestion} list={list} label={title} />
        ) : (
          <FamilyList
            label={loaderData.listHeading}
            total={loaderData.total}
            columns={columns}
            entries={entries}
          />
        )}
        {list && entries.length > 0 && (
          <section className="section-tight" aria-labelledby="otros">
            <SectionHeading id="otros">{loaderData.listHeading}</SectionHeading>
            <LinkRows links={entries} />
          </section>
        )}
        {devices.map(({ href, heading, list: own }, index) => (
          <section key={href} className="section-tight" aria-label={heading}>
            <SectionHeading
              id={`equipos-${slugOf(href)}`}
              aside={<Link href={href}>Más sobre {lowered(heading)}</Link>}
            >
              {heading}
            </SectionHeading>
            <ProductList
              question={ColumnQuestion}
              list={own}
              label={heading}
              early={0}
              isLast={index === devices.length - 1}
            />
          </section>
        ))}
        {loaderData.sections.length > 0 && (
          <div className="section-tight">
            <ArticleSections sections={loaderData.sections} />
          </div>
        )}
        {services.length > 0 && (
          <section className="section-tight" aria-labelledby="servicios">
            <SectionHeading
              id="servicios"
              aside={<p className="aside-text">Según las aplicaciones que publica cada producto</p>}
            >
              Productos por servicio
            </SectionHeading>
            <FoldedIndex groups={services} />
          </section>
        )}
        {!system && figures.length > 0 && (
          <section className="section-tight" aria-labelledby="cifras">
            <SectionHeading id="cifras">La línea en cifras</SectionHeading>
            <FigureBand figures={figures} />
          </section>
        )}
        {intro.length > 0 && (
          <section className="section-tight only-on-screen" aria-labelledby="sobre">
            <SectionHeading id="sobre">Sobre estos productos</SectionHeading>
            <div className={styles.words}>
              <RunningTexts texts={intro} />
            </div>
          </section>
        )}
        <SaveOffer path={loaderData.path} />
        <RelatedPages pages={loaderData.relations} />
      </div>
      {pilot && <ClosingBand {...pilot} />}
    </div>
  )
}
