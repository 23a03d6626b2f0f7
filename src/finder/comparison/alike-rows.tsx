import { listed } from '#catalogue/labels.ts'
import type { ReactNode } from 'react'
import { CELL, ROW, ROW_GROUP, ROW_HEADER } from '#components/product-list/table-roles.ts'
import type { ProductRecord } from '#views/product-data.ts'
import { alignProducts, type ComparedRow } from './align-products.ts'
import { FigureLine } from './compared-rows.tsx'
import styles from './compared-table.module.css'

/** The rows without a difference: published alike by all, or by some and contradicted by none. */
export function AlikeRows({ products }: { products: readonly ProductRecord[] }) {
  const { figures, lists } = alignProducts(products)
  const alike = (isWhole: boolean) =>
    [
      ...figures.map((row) =>
        alikeRow(row, isWhole, products, (figure) => <FigureLine figure={figure} />),
      ),
      ...lists.map((row) => alikeRow(row, isWhole, products, (text) => text)),
    ].flat()
  const rows: readonly (readonly [string, readonly ReactNode[]])[] = [
    ['Iguales', alike(true)],
    ['No todos lo publican', alike(false)],
  ]
  return (
    <tbody {...ROW_GROUP}>
      {rows.map(
        ([heading, said]) =>
          said.length > 0 && (
            <tr key={heading} {...ROW} className={styles.same}>
              <th {...ROW_HEADER}>{heading}</th>
              <td {...CELL} colSpan={products.length}>
                <ul className={styles.said}>
                  {said.map((one, at) => (
                    <li key={at}>{one}</li>
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
function alikeRow<Value>(
  { name, cells, isDifferent, isWhole }: ComparedRow<Value>,
  isWholeAsked: boolean,
  products: readonly ProductRecord[],
  said: (value: Value) => ReactNode,
): ReactNode[] {
  if (isDifferent || isWhole !== isWholeAsked) return []
  const own = cells.find(({ length }) => length > 0) ?? []
  const publishing = products.filter((_, at) => cells[at]?.length)
  return [
    <span key={name}>
      <b>{name}:</b>{' '}
      {own.map((value, at) => (
        <span key={at}>
          {at > 0 && ', '}
          {said(value)}
        </span>
      ))}
      {!isWhole && ` (${listed(publishing)})`}
    </span>,
  ]
}
