import type { ReactNode } from 'react'
import { listed } from '#catalogue/labels.ts'
import { BothUnits } from '#components/product-row/both-units.tsx'
import { CELL, ROW, ROW_GROUP, ROW_HEADER } from '#components/product-list/table-roles.ts'
import type { ProductRecord } from '#views/product-data.ts'
import type { ComparedFigure, ComparedRow } from './align-products.ts'
import styles from './compared-table.module.css'

/** A row with what its cells show; `beside` its name, and `under` the values of each cell. */
export type ShownRow = ComparedRow<ReactNode> & { beside?: ReactNode; under?: readonly ReactNode[] }

type RowsProps = { rows: readonly ShownRow[]; products: readonly ProductRecord[] }

/** A headed group of rows, one for each property; nothing without rows. */
export function RowGroup({ heading, rows, products }: RowsProps & { heading: string }) {
  if (rows.length === 0) return null
  return (
    <tbody {...ROW_GROUP}>
      <tr {...ROW} className={styles.heading}>
        <th {...ROW_HEADER} scope="rowgroup" colSpan={products.length + 1}>
          {heading}
        </th>
      </tr>
      {rows.map(({ name, cells, isDifferent, odd, beside, under }) => (
        <tr key={name} {...ROW}>
          <th {...ROW_HEADER}>
            {name}
            {isDifferent && <span className="visually-hidden"> (difiere)</span>}
            {beside}
          </th>
          {products.map(({ id, label }, column) => (
            <td key={id} {...CELL} data-of={label} data-odd={column === odd || undefined}>
              {cells[column]?.length ? (
                <ul>
                  {cells[column].map((value, index) => (
                    <li key={index}>{value}</li>
                  ))}
                </ul>
              ) : (
                <span className={styles.absent}>
                  <span aria-hidden="true">–</span>
                  <span className="visually-hidden">no publica</span>
                </span>
              )}
              {under?.[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** A row with its figures in both unit systems, each with its condition. */
export function withLines({ cells, ...row }: ComparedRow<ComparedFigure>): ShownRow {
  return {
    ...row,
    cells: cells.map((figures) =>
      figures.map(({ si, imperial, condition }) => (
        <>
          <BothUnits si={si} imperial={imperial} />
          {condition !== undefined && <small> {condition}</small>}
        </>
      )),
    ),
  }
}

/** The rows without a difference: published alike by all, or by some and contradicted by none. */
export function AlikeRows({ rows, products }: RowsProps) {
  const { true: whole = [], false: partly = [] } = Object.groupBy(
    rows.filter(({ isDifferent }) => !isDifferent),
    ({ isWhole }) => `${isWhole}`,
  )
  const groups = [
    ['Iguales', whole],
    ['No todos lo publican', partly],
  ] as const
  return (
    <tbody {...ROW_GROUP}>
      {groups.map(
        ([heading, alike]) =>
          alike.length > 0 && (
            <tr key={heading} {...ROW} className={styles.same}>
              <th {...ROW_HEADER}>{heading}</th>
              <td {...CELL} colSpan={products.length}>
                <ul className={styles.said}>
                  {alike.map((row) => (
                    <li key={row.name}>
                      <AlikeRow {...row} products={products} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ),
      )}
    </tbody>
  )
}

/**
 * A property that all products publish alike: "Diámetro de eje: 25 a 120 mm"; or that only some publish, with their
 * codes: "Calza en: bombas ANSI (180 y 2810)".
 */
function AlikeRow({ name, cells, isWhole, products }: ShownRow & Pick<RowsProps, 'products'>) {
  const own = cells.find(({ length }) => length > 0) ?? []
  return (
    <span>
      <b>{name}:</b>{' '}
      {own.map((value, at) => (
        <span key={at}>
          {at > 0 && ', '}
          {value}
        </span>
      ))}
      {!isWhole && ` (${listed(products.filter((_, at) => cells[at]?.length))})`}
    </span>
  )
}
