import { catalogue } from '#catalogue/catalogue.ts'
import { pagePathOf } from '#catalogue/paths.ts'
import { productPageHead } from '#catalogue/page-head.ts'
import { presentProductPage } from '#catalogue/product-page.ts'
import { surveyLink } from '#catalogue/survey-forms.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { Points } from '#components/points/points.tsx'
import { GaugePanel } from '#components/product-page/gauge-panel.tsx'
import { ListPager } from '#components/product-page/list-pager.tsx'
import { ProductBar } from '#components/product-page/product-bar.tsx'
import { ProductDrawing } from '#components/product-page/product-drawing.tsx'
import {
  NamedFacts,
  ProductList,
  ProductPart,
  RelatedList,
} from '#components/product-page/product-parts.tsx'
import { SiblingsTable } from '#components/product-page/siblings-table.tsx'
import { ToolLink } from '#components/product-page/tool-button.tsx'
import { Specifications } from '#components/product-page/specifications.tsx'
import { dataSheetLink } from '#datasheets/data-sheet.ts'
import { Island } from '#islands/island.tsx'
import type { RelatedProduct } from '#catalogue/present-product.ts'
import { productRowPicture, productSectionDrawing } from '#drawings/product-drawings.ts'
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
  const view = presentProductPage(product, page, model)
  return {
    path,
    head: productPageHead(model, product),
    ...view,
    related: view.related.flatMap((other) => {
      const one = model.products.find(({ id }) => id === other.id)
      return one ? [{ ...other, picture: productRowPicture(one, model) }] : []
    }),
    drawing: productSectionDrawing(product, model),
    dataSheet: await dataSheetLink(product, model),
    surveyHref: surveyLink(product, model)?.href,
  }
}

/** A product of the catalogue: what it is, what it takes, what it goes with. */
export default function ProductPage({ loaderData }: PageProps<typeof loader>) {
  const { marked, crumbs, place, facts, specs, gauges, siblings, related } = loaderData
  const { label } = marked
  const hasSpecs = facts.specs.length > 0
  const about = (
    <>
      <ProductList title="Características">
        <Points texts={facts.features} />
      </ProductList>
      {facts.materials.length > 0 && (
        <ProductList title="Materiales" id={hasSpecs ? 'materiales' : undefined}>
          <NamedFacts lists={facts.materials} />
        </ProductList>
      )}
    </>
  )
  const uses = facts.lists.length > 0 && (
    <ProductList title="Para qué">
      <NamedFacts lists={facts.lists} />
    </ProductList>
  )
  const parts = [
    {
      id: hasSpecs ? 'especificaciones' : 'caracteristicas',
      title: hasSpecs ? 'Especificaciones' : 'Características y usos',
      body: (
        <div className={styles.pair}>
          {hasSpecs ? (
            <Specifications
              caption={`Especificaciones de ${label}`}
              specs={specs}
              notes={facts.notes}
            />
          ) : (
            <div>{about}</div>
          )}
          <div id={hasSpecs ? 'caracteristicas' : undefined}>
            {hasSpecs && about}
            {uses}
          </div>
        </div>
      ),
    },
    facts.tables.length > 0 && {
      id: 'medidas',
      title: 'Medidas y tablas',
      body: facts.tables.map((table) => <DataTable key={table.caption} table={table} />),
    },
    siblings && {
      id: 'similares',
      title: siblings.heading,
      short: 'Parecidos',
      body: <SiblingsTable siblings={siblings} caption={`${siblings.heading}, cifra por cifra`} />,
    },
  ].filter((part) => part !== false && part !== undefined)
  const jumps = [
    ...parts,
    ...(related.length > 0 ? [{ id: RELATED, title: relatedTitle(related) }] : []),
  ]
  return (
    <>
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
          <div className={styles.buy} id="acciones">
            <Island
              of={BuyBoxIsland}
              wake="sign"
              props={{
                product: marked,
                choice: loaderData.choice,
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
      </div>
      <ProductBar
        parts={jumps}
        watched="acciones"
        product={marked}
        dataSheet={loaderData.dataSheet}
      />
      <div className="container">
        {parts.map(({ id, title, body }) => (
          <ProductPart key={id} id={id} title={title}>
            {body}
          </ProductPart>
        ))}
        {related.length > 0 && (
          <ProductPart id={RELATED} title={relatedTitle(related)}>
            <RelatedList products={related} />
          </ProductPart>
        )}
      </div>
    </>
  )
}

const RELATED = 'en-vez-de'

/** What is told of the others: that they stand in for it, or go with it. */
function relatedTitle(related: readonly Pick<RelatedProduct, 'relation'>[]): string {
  const relations = new Set(related.map(({ relation }) => relation))
  if (relations.size > 1) return 'En vez de este, o junto con él'
  return relations.has('with') ? 'Se usa con' : 'En vez de este'
}
