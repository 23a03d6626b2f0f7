import type { Table } from '#schema/table.ts'
import { formatNumber } from './format-quantity.ts'

/** A table whose cells are ready to read; columns that hold only figures are aligned on them. */
export type TableView = {
  caption: string
  columns: readonly { label: string; isNumeric: boolean }[]
  rows: readonly (readonly string[])[]
  note?: string
  source?: string
}

/** Writes a table's figures as es-CL does. */
export function presentTable({ caption, columns, rows, note, source }: Table): TableView {
  return {
    caption,
    columns: columns.map((label, index) => ({
      label,
      isNumeric: rows.every((row) => typeof row[index] === 'number'),
    })),
    rows: rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? formatNumber(cell) : cell)),
    ),
    ...(note !== undefined && { note }),
    ...(source !== undefined && { source }),
  }
}
