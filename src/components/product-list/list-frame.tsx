import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { axisTicks, placeOn } from '#figures/axis.ts'
import { LEADING_UNITS, LONGEST_UNIT } from '#figures/units.ts'
import type { ListColumn } from '#views/product-list.ts'
import { COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from './table-roles.ts'
import styles from './list-frame.module.css'

/** Rows that may stand on the first screen: their pictures load with the page. */
export const EARLY_ROWS = 6
/** The least share of products with a code for a column of codes; below it codes precede names. */
export const CODED = 0.7

type ListFrameProps = {
  /** The list's accessible name. */
  label: string
  columns: readonly ListColumn[]
  /** Shown beside the column headings: number of products, units. */
  head?: ReactNode
  /** Whether the column of codes is left out. */
  isCodeless?: boolean
  /** The asked value of each column in its SI unit, drawn as a line through all rows. */
  asked?: readonly (number | undefined)[]
  /** What stands beside the name of each column: a field for the visitor's figure. */
  question?: ComponentType<{ column: ListColumn }> | undefined
  /** Heading of the last cell, if it does not hold the product's actions; null if rows end with figures. */
  actions?: ReactNode
  children: ReactNode
}

/** Wider tracks for columns without an axis: words, and figures such as pH with longer conditions. */
function tracksOf(columns: readonly ListColumn[]): CSSProperties | undefined {
  if (columns.every(({ axis }) => axis)) return undefined
  const tracks = columns.map(({ axis }) => (axis ? 'figure' : 'conditions'))
  return { '--row-figures': tracks.map((name) => `var(--row-${name})`).join(' ') } as CSSProperties
}

/** A list of product rows with column headings: a table, laid out as a grid that adapts to its own width. */
export function ListFrame({
  label,
  columns,
  head,
  isCodeless,
  asked = [],
  question,
  actions,
  children,
}: ListFrameProps) {
  const places = columns.map(({ axis }, index) => {
    const value = asked[index]
    return axis && value !== undefined ? placeOn(axis, value) : undefined
  })
  const style = {
    '--list-columns': columns.length,
    '--card-columns': columns.filter(({ isText }) => !isText).length,
    ...Object.fromEntries(
      places.flatMap((place, index) =>
        place === undefined ? [] : [[`--asked-${index + 1}`, `${place}`]],
      ),
    ),
  } as CSSProperties
  return (
    <div
      className={styles.list}
      style={style}
      data-codeless={isCodeless || undefined}
      data-figureless={columns.length === 0 || undefined}
      data-words={(columns.length > 0 && columns.every(({ isText }) => isText)) || undefined}
      data-bare={head === undefined || undefined}
      data-list=""
      data-lines={
        places.flatMap((place, index) => (place === undefined ? [] : [index + 1])).join(' ') ||
        undefined
      }
    >
      <table {...TABLE} aria-label={label} style={tracksOf(columns)}>
        <thead {...ROW_GROUP}>
          <tr
            {...ROW}
            className={
              columns.length + Number(head !== undefined) > 0 ? styles.head : 'visually-hidden'
            }
          >
            <th {...COLUMN_HEADER} className={styles.product}>
              <span className="visually-hidden">Producto</span>
              {head}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} question={question} />
            ))}
            {actions === undefined && <ProductActions />}
            {actions !== undefined && actions !== null && (
              <th {...COLUMN_HEADER} className={styles.actions}>
                {actions}
              </th>
            )}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

function ProductActions() {
  return (
    <>
      <th {...COLUMN_HEADER} className={`${styles.action} ${styles.compare}`}>
        Comparar
      </th>
      <th {...COLUMN_HEADER} className={styles.action}>
        <span className="visually-hidden">Agregar a la lista</span>
      </th>
      <th {...COLUMN_HEADER} className="visually-hidden">
        Documento y características
      </th>
    </>
  )
}

type ColumnHeadProps = { column: ListColumn } & Pick<ListFrameProps, 'question'>

function ColumnHead({ column, question: Question }: ColumnHeadProps) {
  const { name, isText, units, axis } = column
  return (
    <th {...COLUMN_HEADER} className={styles.column} data-text={isText}>
      <span className={styles.top}>
        <span className={styles.name}>
          {name}
          {axis && units && (
            <span className="visually-hidden">
              , en <span className="in-si">{units.si}</span>
              <span className="in-imperial">{units.imperial}</span>
            </span>
          )}
        </span>
        {Question && <Question column={column} />}
      </span>
      {!axis && units && !isText && !LEADING_UNITS.includes(units.si) && (
        <span className={styles.unit} aria-hidden="true">
          <span className="in-si">{units.si}</span>
          <span className="in-imperial">{units.imperial}</span>
        </span>
      )}
      {axis && units && (
        <>
          <Ticks className="in-si" ticks={axisTicks(axis, units.si)} unit={units.si} />
          <Ticks
            className="in-imperial"
            ticks={axisTicks(axis, units.si, units.imperial)}
            unit={units.imperial}
          />
        </>
      )}
    </th>
  )
}

type TicksProps = { className: string; ticks: readonly string[]; unit: string }

/** From this many characters on, the label in the middle would touch the one at the end. */
const CROWDED = 14

/** The labels at the ends and, where there is room, in the middle of a column's axis. */
function Ticks({ className, ticks: all, unit }: TicksProps) {
  const end = unit.length > LONGEST_UNIT ? '' : `\u00a0${unit}`
  const ticks = (all.join('') + end).length < CROWDED ? all : all.filter((_, at) => at !== 1)
  return (
    <span className={`${styles.ticks} ${className}`} aria-hidden="true">
      {ticks.map((tick, index) => (
        <span key={tick}>
          {tick}
          {index === ticks.length - 1 && end}
        </span>
      ))}
    </span>
  )
}
