import { catalogue } from '#catalogue/catalogue.ts'
import { pagePathOf } from '#catalogue/paths.ts'
import { productPageHead } from '#views/page-head.ts'
import { presentProductPage, type ProductPageView } from '#views/product-page.ts'
import { surveyLink } from '#catalogue/ask/survey-forms.ts'
import { Markup } from '#components/markup/markup.tsx'
import { DataTable } from '#components/data-table/data-table.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Points } from '#components/points/points.tsx'
import MeasuresIsland from '#components/product-page/measures.island.tsx'
import { GaugePanel } from '#components/product-page/gauge-panel.tsx'
import { ListPager } from '#components/product-page/list-pager.tsx'
import { ProductBar, ProductFloor } from '#components/product-page/product-bar.tsx'
import { ProductDrawing } from '#components/product-page/product-drawing.tsx'
import {
  NamedFacts,
  FactList,
  ProductPart,
  RelatedList,
} from '#components/product-page/product-parts.tsx'
import { SiblingsTable } from '#components/product-page/siblings-table.tsx'
import { ToolLink } from '#components/product-page/tool-button.tsx'
import { Specifications } from '#components/product-page/specifications.tsx'
import { dataSheetLink } from '#datasheets/data-sheet.ts'
import { Island } from '#islands/island.tsx'
import type { Measures } from '#catalogue/show/measures.ts'
import BuyBoxIsland from './buy-box.island.tsx'
import { PageTables } from '#components/copy-table/page-tables.tsx'
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
    head: productPageHead(model, product),
    ...presentProductPage(product, page, model),
    dataSheet: await dataSheetLink(product, model),
    surveyHref: surveyLink(product, model)?.href,
  }
}

const SPECS = 'cifras'

/** From this many more entries beside a lone table of figures on, the last of them stand below the table. */
const UNEVEN = 5

/** Three codes in one stay on a telephone's line. */
const LONG_CODE = 14
const SMALLER = { fontSize: 'clamp(1.75rem, 1.5rem + 1.5vw, 3rem)' }

/** A product's page: what it is, its limits, and related products. */
export default function ProductPage({ loaderData }: PageProps<typeof loader>) {
  const { product, crumbs, place, facts, specs, gauges, isBare, siblings, related } = loaderData
  const { label } = product
  const hasSpecs = facts.specs.length > 0
  const features = <Points texts={facts.features} />
  const materials = facts.materials.length > 0 && (
    <NamedFacts
      title="Materiales"
      id={hasSpecs ? 'materiales' : undefined}
      lists={facts.materials}
    />
  )
  const about = (
    <>
      {!isBare && <FactList title="Características">{features}</FactList>}
      {materials}
    </>
  )
  const uses = facts.lists.length > 0 && <NamedFacts title="Para qué" lists={facts.lists} />
  const isUneven =
    facts.tables.length === 0 &&
    (isBare ? 0 : facts.features.length) + facts.materials.length + facts.lists.length >=
      facts.specs.length + UNEVEN
  const { measures, measuresDrawing, drawing, photo } = loaderData
  const tables = facts.tables.filter(({ isLettered }) => !isLettered)
  const isMeasured = tables.some(({ columns }) => columns.some(({ isNumeric }) => isNumeric))
  const parts = [
    measures &&
      measuresDrawing && {
        id: 'medidas',
        title: 'Medidas',
        note: <MeasuresNote {...measures} />,
        body: (
          <Island
            of={MeasuresIsland}
            wake="near"
            isAsked
            props={{ id: product.id, measures, diameters: measuresDrawing.diameters }}
            slots={{ svg: <Markup html={measuresDrawing.svg} /> }}
          />
        ),
      },
    (hasSpecs || !isBare) && {
      id: hasSpecs ? 'especificaciones' : 'caracteristicas',
      title: hasSpecs ? 'Especificaciones' : 'Características y usos',
      body: (
        <div className={styles.pair}>
          {hasSpecs ? (
            <div id={SPECS}>
              <Specifications
                caption={`Especificaciones de ${label}`}
                specs={specs}
                notes={facts.notes}
              />
              <PageTables
                of={SPECS}
                fileName={`${product.id}.csv`}
                source={{ label: `Ficha técnica ${label}`, href: loaderData.dataSheet.href }}
              />
              {isUneven && uses}
            </div>
          ) : (
            <div>{about}</div>
          )}
          <div>
            {hasSpecs && about}
            {!(hasSpecs && isUneven) && uses}
          </div>
        </div>
      ),
    },
    tables.length > 0 && {
      id: 'tablas',
      title: measures ? 'Otras tablas' : isMeasured ? 'Medidas y tablas' : 'Más datos',
      body: (
        <div className={styles.tables}>
          {tables.map((table) => (
            <DataTable key={table.caption} table={table} />
          ))}
        </div>
      ),
    },
    siblings && {
      id: 'similares',
      title: siblings.heading,
      short: 'Parecidos',
      isOnScreen: true,
      body:
        siblings.columns.length > 0 ? (
          <SiblingsTable siblings={siblings} caption={`${siblings.heading}, cifra por cifra`} />
        ) : (
          <RelatedList
            products={siblings.rows
              .filter(({ isThis }) => !isThis)
              .map(({ own, ...row }) => ({ ...row, reason: own }))}
          />
        ),
    },
  ].filter((part) => typeof part === 'object')
  const jumps = [
    ...parts,
    ...(related.length > 0 ? [{ id: RELATED, title: relatedTitle(related) }] : []),
  ]
  const acts = { product, dataSheet: loaderData.dataSheet }
  return (
    <>
      <div className="container fade-content">
        <PageTrail crumbs={crumbs}>
          <ListPager place={place} />
        </PageTrail>
        <div className={styles.opening}>
          <header className={styles.identity}>
            <h1 className={styles.title}>
              {facts.code !== undefined && (
                <span
                  className={styles.code}
                  style={facts.code.length > LONG_CODE ? SMALLER : undefined}
                >
                  {facts.code.replaceAll(' /', '\u00a0/')}{' '}
                </span>
              )}
              <span className={facts.code === undefined ? styles.plain : styles.name}>
                {facts.name}
              </span>
            </h1>
            <p className={styles.tagline}>{facts.tagline}</p>
          </header>
          {gauges.length > 0 && (
            <div className={styles.panel}>
              <GaugePanel id={product.id} gauges={gauges} note={loaderData.limitsNote} />
            </div>
          )}
          <div className={styles.figure}>
            {drawing && <ProductDrawing drawing={drawing} hasMeasures={measures !== undefined} />}
            {photo && (
              <DrawingImage
                picture={photo}
                className={`${styles.photo} ${drawing ? styles.beside : ''}`}
              />
            )}
          </div>
          <div className={styles.buy} id={ACTS}>
            <Island
              of={BuyBoxIsland}
              wake="sign"
              isAsked
              props={{
                product,
                choice: loaderData.choice,
                dataSheet: loaderData.dataSheet,
                files: [
                  loaderData.dataSheet.href,
                  ...(drawing ? [drawing.file.href, drawing.card.src] : []),
                  ...(photo && !drawing ? [photo.src] : []),
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
          {isBare && (
            <div className={styles.about}>
              <FactList title="Características" level={2}>
                {features}
              </FactList>
              {!hasSpecs && materials}
              {!hasSpecs && uses}
            </div>
          )}
        </div>
      </div>
      {jumps.length > 1 && <ProductBar parts={jumps} {...acts} />}
      <ProductFloor watched={ACTS} {...acts} />
      <div className="container">
        {parts.map(({ id, title, note, isOnScreen, body }) => (
          <ProductPart key={id} {...{ id, title, note, isOnScreen }}>
            {body}
          </ProductPart>
        ))}
        {related.length > 0 && (
          <ProductPart id={RELATED} title={relatedTitle(related)} isOnScreen>
            <RelatedList products={related} />
          </ProductPart>
        )}
      </div>
    </>
  )
}

/** The unit of the figures, and how to use the table. */
function MeasuresNote({ unit, sizeUnit }: Measures) {
  const row = sizeUnit === '' ? 'medida' : 'eje'
  return (
    <>
      <span className="in-si">{`en ${unit.si}`}</span>
      <span className="in-imperial only-where-chosen">{`en ${unit.imperial}, ≈ convertido`}</span>
      <span className="only-on-screen">
        <span className="only-with-script">{` · elige tu ${row}: las letras pasan a cifras`}</span>
      </span>
    </>
  )
}

/** Id of the page's own buttons. */
const ACTS = 'acciones'
const RELATED = 'en-vez-de'

/** The heading of related products: alternatives, accessories, or both. */
function relatedTitle(related: ProductPageView['related']): string {
  const relations = new Set(related.map(({ relation }) => relation))
  if (relations.size > 1) return 'En vez de este, o junto con él'
  return relations.has('with') ? 'Se usa con' : 'En vez de este'
}
