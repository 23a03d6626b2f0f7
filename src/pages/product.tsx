import { catalogue } from '#catalogue/catalogue.ts'
import { pagePathOf } from '#catalogue/paths.ts'
import { productPageHead } from '#catalogue/page-head.ts'
import { presentProductPage } from '#catalogue/product-page.ts'
import { surveyLink } from '#catalogue/survey-forms.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { Points } from '#components/points/points.tsx'
import { GaugePanel } from '#components/product-page/gauge-panel.tsx'
import { ListPager } from '#components/product-page/list-pager.tsx'
import { PartJumps } from '#components/product-page/part-jumps.tsx'
import { ProductDrawing } from '#components/product-page/product-drawing.tsx'
import { NamedFacts, ProductPart, RelatedList } from '#components/product-page/product-parts.tsx'
import { SiblingsTable } from '#components/product-page/siblings-table.tsx'
import { ToolLink } from '#components/product-page/tool-button.tsx'
import { SpecTable } from '#components/spec-table/spec-table.tsx'
import { dataSheetLink } from '#datasheets/data-sheet.ts'
import { Island } from '#islands/island.tsx'
import { productSectionDrawing } from '#drawings/product-drawings.ts'
import BuyBoxIsland from './buy-box.island.tsx'
import { PageTrail } from './page-trail.tsx'
import type { LoaderArgs, PageProps } from './page.ts'
import styles from './product.module.css'

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const product = model.products.find(({ href }) => href === path)
  const page = product && model.pages.get(product.pagePath)
  if (!product || !page) throw new RangeError(`no product at ${path}`)
  return {
    path,
    head: productPageHead(model, product),
    ...presentProductPage(product, page, model),
    drawing: productSectionDrawing(product, model),
    dataSheet: await dataSheetLink(product, model),
    surveyHref: surveyLink(product, model)?.href,
  }
}

/** A product of the catalogue: what it is, what it takes, what it goes with. */
export default function ProductPage({ loaderData }: PageProps<typeof loader>) {
  const { marked, crumbs, place, facts, gauges, siblings, instead, goesWith } = loaderData
  const { label } = marked
  const parts = [
    facts.specs.length > 0 && {
      id: 'especificaciones',
      title: 'Especificaciones',
      body: (
        <>
          <SpecTable caption={`Especificaciones de ${label}`} rows={facts.specs} showsSources />
          {facts.notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </>
      ),
    },
    {
      id: 'caracteristicas',
      title: 'Características',
      body: (
        <div className={styles.pair}>
          <Points texts={facts.features} />
          {facts.lists.length > 0 && <NamedFacts lists={facts.lists} />}
        </div>
      ),
    },
    facts.materials.length > 0 && {
      id: 'materiales',
      title: 'Materiales',
      body: <NamedFacts lists={facts.materials} />,
    },
    facts.tables.length > 0 && {
      id: 'medidas',
      title: 'Medidas y tablas',
      isWide: true,
      body: facts.tables.map((table) => <DataTable key={table.caption} table={table} />),
    },
    siblings && {
      id: 'similares',
      title: siblings.heading,
      isWide: true,
      body: <SiblingsTable siblings={siblings} caption={`${siblings.heading}, cifra por cifra`} />,
    },
  ].filter((part) => part !== false && part !== undefined)
  const related = [
    { id: 'en-vez-de', title: 'Alternativas', products: instead },
    { id: 'va-con', title: 'Se usa con', products: goesWith },
  ].filter(({ products }) => products.length > 0)
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs}>
        <ListPager place={place} />
      </PageTrail>
      <div className={styles.opening}>
        <header className={styles.identity}>
          <h1 className={styles.title}>
            {facts.code !== undefined && <span className={styles.code}>{facts.code} </span>}
            <span className={facts.code === undefined ? styles.plain : styles.name}>
              {facts.name}
            </span>
          </h1>
          <p className={styles.tagline}>{facts.tagline}</p>
        </header>
        {gauges.length > 0 && (
          <div className={styles.panel}>
            <GaugePanel gauges={gauges} note={loaderData.limitsNote} />
          </div>
        )}
        <div className={styles.buy}>
          <Island
            of={BuyBoxIsland}
            wake="sign"
            props={{
              product: marked,
              dataSheet: loaderData.dataSheet,
              path: loaderData.path,
              files: [
                loaderData.dataSheet.href,
                loaderData.drawing.file.href,
                loaderData.drawing.card.src,
              ],
            }}
            slots={
              loaderData.surveyHref === undefined
                ? {}
                : {
                    survey: (
                      <ToolLink href={loaderData.surveyHref}>Qué medir en el equipo</ToolLink>
                    ),
                  }
            }
          />
        </div>
        <div className={styles.figure}>
          <ProductDrawing drawing={loaderData.drawing} />
        </div>
      </div>
      <PartJumps label={`Partes de la página de ${label}`} parts={[...parts, ...related]} />
      {parts.map(({ body, ...part }) => (
        <ProductPart key={part.id} {...part}>
          {body}
        </ProductPart>
      ))}
      {related.length > 0 && (
        <div className={styles.related}>
          {related.map((list) => (
            <RelatedList key={list.id} {...list} />
          ))}
        </div>
      )}
    </div>
  )
}
