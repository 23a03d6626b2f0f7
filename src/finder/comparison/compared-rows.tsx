import type { ReactNode } from 'react'
import { BothUnits } from '#components/product-row/both-units.tsx'
import { CELL, ROW, ROW_GROUP, ROW_HEADER } from '#components/product-list/table-roles.ts'
import type { ProductRecord } from '#views/product-data.ts'
import type { ComparedFigure, ComparedRow } from './align-products.ts'
import styles from './compared-table.module.css'

type RowGroupProps<Value> = {
  heading: string
  rows: readonly ComparedRow<Value>[]
  products: readonly ProductRecord[]
  /** Content under a cell's values. */
  under?: (row: ComparedRow<Value>, column: number) => ReactNode
  /** Content beside the row's name. */
  beside?: (row: ComparedRow<Value>) => ReactNode
  children: (value: Value) => ReactNode
}

/** A headed group of rows, one for each property; nothing without rows. */
export function RowGroup<Value>({
  heading,
  rows,
  products,
  children,
  ...more
}: RowGroupProps<Value>) {
  if (rows.length === 0) return null
  return (
    <tbody {...ROW_GROUP}>
      <tr {...ROW} className={styles.heading}>
        <th {...ROW_HEADER} scope="rowgroup" colSpan={products.length + 1}>
          {heading}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.name} row={row} products={products} {...more}>
          {children}
        </Row>
      ))}
    </tbody>
  )
}

type RowProps<Value> = Omit<RowGroupProps<Value>, 'heading' | 'rows'> & { row: ComparedRow<Value> }

function Row<Value>({ row, products, under, beside, children }: RowProps<Value>) {
  const { name, cells, isDifferent, odd } = row
  return (
    <tr {...ROW}>
      <th {...ROW_HEADER}>
        {name}
        {isDifferent && <span className="visually-hidden"> (difiere)</span>}
        {beside?.(row)}
      </th>
      {products.map(({ id, label }, column) => (
        <td key={id} {...CELL} data-of={label} data-odd={column === odd || undefined}>
          {cells[column]?.length ? (
            <ul>
              {cells[column].map((value, index) => (
                <li key={index}>{children(value)}</li>
              ))}
            </ul>
          ) : (
            <span className={styles.absent}>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">no publica</span>
            </span>
          )}
          {under?.(row, column)}
        </td>
      ))}
    </tr>
  )
}

/** A figure in both unit systems, with its condition. */
export function FigureLine({ figure: { si, imperial, condition } }: { figure: ComparedFigure }) {
  return (
    <>
      <BothUnits si={si} imperial={imperial} />
      {condition !== undefined && <small> {condition}</small>}
    </>
  )
}
