import type { Table } from '#schema/table.ts'
import { formatNumber } from '#figures/format-number.ts'

/** What stands in a cell for which nothing is published. */
const NONE = '–'

/** A cell with more characters than this is read as a sentence: its column keeps a readable width. */
const SENTENCE_LENGTH = 30

/** A table whose cells are ready to read; columns that hold only figures are aligned on them. */
export type TableView = {
  caption: string
  columns: readonly { label: string; isNumeric: boolean; isLong: boolean }[]
  rows: readonly (readonly string[])[]
  note?: string
  source?: string
}

/** Writes a table's figures as es-CL does. */
export function presentTable({ caption, columns, rows, note, source }: Table): TableView {
  return {
    caption,
    columns: columns.map((label, index) => {
      const cells = rows.map((row) => row[index]).filter((cell) => cell !== NONE)
      return {
        label,
        isNumeric: cells.length > 0 && cells.every((cell) => typeof cell === 'number'),
        isLong: cells.some((cell) => String(cell).length > SENTENCE_LENGTH),
      }
    }),
    rows: rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? formatNumber(cell) : cell)),
    ),
    ...(note !== undefined && { note }),
    ...(source !== undefined && { source }),
  }
}
