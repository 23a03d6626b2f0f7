import { type CSSProperties, type ReactNode, useState } from 'react'
import { plainDrawingPath } from '#catalogue/paths.ts'
import { DATA_SHEET_LABEL } from '#catalogue/labels.ts'
import { alignProducts, facetAt, type ComparedRow } from './align-products.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { axisTicks, type Axis } from '#figures/axis.ts'
import { FACET_NAMES } from '#figures/facets.ts'
import { withAxes } from '#figures/column-axes.ts'
import type { UnitSystem } from '#figures/units.ts'
import { FigureScale } from '#components/figure-scale/figure-scale.tsx'
import { Link } from '#components/link/link.tsx'
import { QuoteButton } from '#components/product-row/quote-button.tsx'
import quote from '#components/product-row/row-quote.module.css'
import type { Service } from '#visitor/quote-list.ts'
import {
  CELL,
  COLUMN_HEADER,
  ROW,
  ROW_GROUP,
  ROW_HEADER,
  TABLE,
} from '#components/product-list/table-roles.ts'
import { AlikeRows, RowGroup, withLines, type ShownRow } from './compared-rows.tsx'
import styles from './compared-table.module.css'

type ComparedTableProps = {
  /** One column each, in this order. */
  products: readonly ProductRecord[]
  /** The facets of all products; each row of limits shares one scale. */
  facets: ProductData['columns']
  /** How each product's limits compare with the asked machine. */
  judged: ComparedRow<string> | undefined
  /** The asked service, as the quote list stores it. */
  service: Service | undefined
  /** Compared products without a column; each head offers to swap one in. */
  others: readonly ProductRecord[]
  /** `stacked`: labels over their rows; `lines`: products under one another, too. */
  layout: 'wide' | 'stacked' | 'lines'
  showsDifferencesOnly: boolean
  onRemove: (id: string) => void
  /** Gives a column to a product that has none. */
  onSwap: (id: string, other: string) => void
}

/** Counts all rows, those with differences and those with one odd product; `hasGap`: whether a shown row has a dash. */
export function countRows(
  products: readonly ProductRecord[],
  showsDifferencesOnly: boolean,
): { all: number; different: number; odd: number; hasGap: boolean } {
  const { figures, lists } = alignProducts(products)
  const rows = [...figures, ...lists]
  return {
    all: rows.length,
    different: rows.filter(({ isDifferent }) => isDifferent).length,
    odd: rows.filter(({ odd }) => odd !== undefined).length,
    hasGap: rows.some(
      ({ isWhole, isDifferent }) => !isWhole && (isDifferent || !showsDifferencesOnly),
    ),
  }
}

/** A column for each product under its code, which stays in view; a row for each property. */
export function ComparedTable(props: ComparedTableProps) {
  const {
    products,
    facets,
    judged,
    service,
    others,
    layout,
    showsDifferencesOnly,
    onRemove,
    onSwap,
  } = props
  const scaled = withAxes(
    facets,
    products.map((product) => product.figures),
  )
  const { figures, lists } = alignProducts(products)
  const scaledRows = figures.map((row): ShownRow => {
    const column = scaled.findIndex(({ id }) => id === FACET_NAMES[facetAt(row.name)])
    const { axis, units } = scaled[column] ?? {}
    const under = products.map((product, at) => {
      const reach = product.figures[column]?.reach
      return axis && reach && row.cells[at]?.length === 1 ? (
        <FigureScale key={product.id} axis={axis} reach={reach} />
      ) : null
    })
    const isDrawn = axis && units && under.some((scale) => scale !== null)
    return { ...withLines(row), under, beside: isDrawn && <ScaleEnds axis={axis} units={units} /> }
  })
  const hasAlike = showsDifferencesOnly && products.length > 1
  const kept = (rows: readonly ShownRow[]) =>
    hasAlike ? rows.filter(({ isDifferent }) => isDifferent) : rows
  const isInLines = layout === 'lines'
  const style = { '--products': products.length } as CSSProperties
  return (
    <table className={styles.table} style={style} data-layout={layout} {...TABLE}>
      <caption className="visually-hidden">Productos lado a lado</caption>
      <thead {...ROW_GROUP}>
        <tr {...ROW} className={styles.codes}>
          <th {...COLUMN_HEADER}>
            <span className="visually-hidden">Propiedad</span>
          </th>
          {products.map((product) => (
            <CodeHead key={product.id} product={product} {...{ others, onRemove, onSwap }}>
              {isInLines && <Actions product={product} service={service} />}
            </CodeHead>
          ))}
        </tr>
      </thead>
      {!isInLines && (
        <tbody {...ROW_GROUP}>
          <DrawnProducts products={products} />
          <Acts products={products} service={service} />
        </tbody>
      )}
      <RowGroup heading="Para lo pedido" rows={judged ? [judged] : []} products={products} />
      <RowGroup heading="Límites y medidas" rows={kept(scaledRows)} products={products} />
      <RowGroup
        heading="Materiales, normas y aplicaciones"
        rows={kept(lists)}
        products={products}
      />
      {hasAlike && <AlikeRows rows={[...figures.map(withLines), ...lists]} products={products} />}
    </table>
  )
}

type CodeHeadProps = Pick<ComparedTableProps, 'others' | 'onRemove' | 'onSwap'> & {
  product: ProductRecord
  /** Its actions, where they and its name have no row of their own. */
  children: ReactNode
}

/** The head of a product's column: its code, a button to remove it, and the products to swap in. */
function CodeHead(props: CodeHeadProps) {
  const { product, others, onRemove, onSwap, children } = props
  const { id, label, href, fullName } = product
  return (
    <th {...COLUMN_HEADER}>
      <span className={styles.code}>
        <span>
          <Link href={href}>{label}</Link> {children && <small>{fullName}</small>}
        </span>
        <button type="button" onClick={() => onRemove(id)} aria-label={`Quitar ${label}`}>
          ×
        </button>
      </span>
      {children}
      {others.length > 0 && (
        <select
          aria-label={`Cambiar ${label} por`}
          value={id}
          onChange={({ target }) => onSwap(id, target.value)}
        >
          <option value={id}>Cambiar por…</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.label}
            </option>
          ))}
        </select>
      )}
    </th>
  )
}

/** Width to height of the place that each drawing has. */
const DRAWING_RATIO = 2

/** The drawings, all on one scale, and the names. */
function DrawnProducts({ products }: { products: readonly ProductRecord[] }) {
  const [sizes, setSizes] = useState<Readonly<Record<string, readonly [number, number]>>>({})
  // One scale, at which the largest fits, so that they compare.
  const largest = Math.max(
    1,
    ...products
      .map(({ id }) => sizes[id] ?? [0, 0])
      .map(([width, height]) => Math.max(width, height * DRAWING_RATIO)),
  )
  // It follows from all of them: shown before, a drawing would shrink when the next one arrives.
  const visibility = products.every(({ id }) => sizes[id]) ? undefined : 'hidden'
  const measure = (id: string, { naturalWidth, naturalHeight }: HTMLImageElement) =>
    setSizes((known) => ({ ...known, [id]: [naturalWidth, naturalHeight] }))
  return (
    <tr {...ROW} className={styles.products}>
      <th {...ROW_HEADER}>Producto</th>
      {products.map(({ id, label, fullName }) => (
        <td key={id} {...CELL} data-of={label}>
          <span className={styles.drawing}>
            <img
              src={plainDrawingPath(id)}
              alt=""
              decoding="async"
              style={{ inlineSize: `${(100 * (sizes[id]?.[0] ?? 0)) / largest}%`, visibility }}
              onLoad={({ currentTarget }) => measure(id, currentTarget)}
              onError={({ currentTarget }) => measure(id, currentTarget)}
            />
          </span>
          {fullName}
        </td>
      ))}
    </tr>
  )
}

function Acts({ products, service }: Pick<ComparedTableProps, 'products' | 'service'>) {
  return (
    <tr {...ROW} className={styles.acts}>
      <th {...ROW_HEADER}>
        <span className="visually-hidden">Para pedirlo</span>
      </th>
      {products.map((product) => (
        <td key={product.id} {...CELL} data-of={product.label}>
          <Actions product={product} service={service} />
        </td>
      ))}
    </tr>
  )
}

type ActionsProps = { product: ProductRecord; service: Service | undefined }

function Actions({ product, service }: ActionsProps) {
  const { label, dataSheet } = product
  return (
    <span className={styles.actions}>
      <QuoteButton product={product} asked={service && { service }} look={quote.quote} />
      <Link href={dataSheet.href} aria-label={`${DATA_SHEET_LABEL} ${label} (${dataSheet.note})`}>
        Información<span className={styles.long}> del producto</span>
      </Link>
    </span>
  )
}

/** The two ends of a row's scale. */
function ScaleEnds({ axis, units }: { axis: Axis; units: Readonly<Record<UnitSystem, string>> }) {
  const ends = (system: UnitSystem) => {
    const ticks = axisTicks(axis, units.si, units[system])
    return `escala ${ticks[0]} a ${ticks.at(-1)} ${units[system]}`
  }
  return (
    <small className={styles.ends} aria-hidden="true">
      <span className="in-si">{ends('si')}</span>
      <span className="in-imperial">{ends('imperial')}</span>
    </small>
  )
}
