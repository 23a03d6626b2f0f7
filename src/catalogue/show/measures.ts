import { UNITS } from '#figures/units.ts'
import type { Table } from '#schema/table.ts'
import { convertedCell, isLettered, readHead, written } from './table.ts'

/** A dimension of a product, by its letter in the drawing. */
export type MeasureLetter = { letter: string; label: string }

/** A size of a product: its key, and its dimensions in the order of the letters. */
export type MeasuredSize = { key: string; si: readonly string[]; imperial: readonly string[] }

/** The dimensions of a product by size, for a drawing with letters. */
export type Measures = {
  caption: string
  /** The dimension that the sizes are named by: "Eje". */
  sizeName: string
  /** The unit of the sizes; empty where sizes are names, as NPS. */
  sizeUnit: string
  unit: { si: string; imperial: string }
  letters: readonly MeasureLetter[]
  sizes: readonly MeasuredSize[]
  note?: string
  source?: string
}

/** A product's first lettered table, by size; two columns with one letter are its minimum and maximum. */
export function measuresOf(tables: readonly Table[]): Measures | undefined {
  const table = tables.find(isLettered)
  if (!table) return undefined
  const { caption, columns, rows, unit, note, source } = table
  const heads = columns.map((label) => readHead(label, unit))
  const letters = [...new Set(heads.flatMap(({ letter }) => letter ?? []))]
  const columnsOf = (letter: string) =>
    heads.flatMap((head, at) => (head.letter === letter ? [at] : []))
  const figures = (write: (at: number) => string) =>
    letters.map((letter) => columnsOf(letter).map(write).join(' a '))
  const [size = { name: '' }] = heads
  return {
    caption,
    sizeName: size.name,
    sizeUnit: size.letter === undefined ? '' : (unit ?? ''),
    unit: { si: unit ?? 'mm', imperial: UNITS[unit ?? 'mm']?.counterpart ?? '' },
    letters: letters.map((letter) => ({
      letter,
      label: labelOf(columnsOf(letter).map((at) => heads[at]?.name ?? '')),
    })),
    sizes: rows.map((row) => ({
      key: written(row[0]),
      si: figures((at) => written(row[at])),
      imperial: figures((at) => {
        const head = heads[at]
        return (head && convertedCell(row[at], head)) ?? written(row[at])
      }),
    })),
    ...(note !== undefined && { note }),
    ...(source !== undefined && { source }),
  }
}

/** Joins "Caja, mín." and "Caja, máx." to "Caja, mín. a máx.". */
function labelOf(names: readonly string[]): string {
  const [first = '', second] = names
  return second === undefined ? first : `${first} a ${second.split(', ').at(-1)}`
}
