import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { counterpartOf } from '#figures/format-quantity.ts'
import { formatNumber } from '#figures/format-number.ts'
import { readInches } from '#figures/inch-fractions.ts'
import { UNITS, type UnitSystem } from '#figures/units.ts'
import type { Table } from '#schema/table.ts'

/** The cell for an unpublished value. */
const NONE = '–'

/** A longer cell counts as a sentence: its column keeps a readable width. */
const SENTENCE_LENGTH = 30

/** A column with its heading, and the heading of its converted figures, if any. */
export type TableColumn = {
  label: string
  isNumeric: boolean
  isLong: boolean
  converted?: string
  /** The system of units in which its figures were published. */
  published: UnitSystem
}

/**
 * A table ready for display. Numeric columns are aligned. Figures are in their published unit, with their
 * counterparts in the other system where they have one.
 */
export type TableView = {
  caption: string
  /** The caption for the converted figures. */
  convertedCaption?: string
  columns: readonly TableColumn[]
  rows: readonly (readonly string[])[]
  /** The figures in the system in which they were not published; absent where no column can be converted. */
  converted?: readonly (readonly (string | undefined)[])[]
  /** Whether its columns are letters of the drawing. */
  isLettered: boolean
  note?: string
  source?: string
}

/** A column heading's parts: its name, and in brackets its letter in the drawing or its unit. */
export type Head = { name: string; letter?: string; unit?: string }

const BRACKETED = /^(.*) \(([^()]+)\)$/
const LETTER = /^(?:[A-Z]|[A-Za-z]\d)$/

/** Parses a column heading: "Brida, máx. (B)", "Ancho (mm)", "d3". */
export function readHead(label: string, unit?: string): Head {
  const [, name = label, last = label] = BRACKETED.exec(label) ?? []
  const hasLetter = LETTER.test(last)
  // Where the whole table has a unit, L is a letter, not litres.
  const isUnit = last !== label && Object.hasOwn(UNITS, last) && !(hasLetter && unit !== undefined)
  if (isUnit) return { name, unit: last }
  return {
    name: hasLetter && last !== label ? name : label,
    ...(hasLetter && { letter: last }),
    ...(unit !== undefined && { unit }),
  }
}

/** From this many letters on, a table gives dimensions that a drawing shows. */
const LETTERS_LEAST = 2

/** Whether a table's columns are the letters of a drawing. */
export function isLettered({ columns }: Pick<Table, 'columns'>): boolean {
  return columns.filter((label) => readHead(label).letter !== undefined).length >= LETTERS_LEAST
}

/** Formats a table's figures for es-CL, in both systems of units. */
export function presentTable(table: Table): TableView {
  const { caption, columns, rows, unit, note, source } = table
  const heads = columns.map((label) => readHead(label, unit))
  const isNumeric = columns.map((_, index) => {
    const cells = rows.map((row) => row[index]).filter((cell) => cell !== NONE)
    return cells.length > 0 && cells.every((cell) => typeof cell === 'number')
  })
  const isFigures = columns.map((_, index) => {
    const isNominal =
      unit === undefined && rows.every((row) => readInches(String(row[index])) !== undefined)
    return isNumeric[index] || isNominal
  })
  const isNamed = unit === undefined && UNITS[heads[0]?.unit ?? '']?.dimension === 'length'
  const converted = rows.map((row) =>
    row.map((cell, index) => {
      const head = heads[index]
      const other = head && isFigures[index] ? convertedCell(cell, head) : undefined
      // A nominal size keeps its name whichever units are shown: "1½ (38,1)".
      return other && index === 0 && isNamed ? `${written(cell)}${NO_BREAK_SPACE}(${other})` : other
    }),
  )
  const hasConverted = converted.some((row) => row.some((cell) => cell !== undefined))
  const other = unit && UNITS[unit]?.counterpart
  return {
    caption: unit === undefined ? caption : `${caption}, en ${unit}`,
    ...(other !== undefined && { convertedCaption: `${caption}, en ${other} (≈ convertido)` }),
    columns: columns.map((label, index): TableColumn => {
      const head = heads[index]
      const isShown = converted.some((row) => row[index] !== undefined)
      const counterpart = head?.unit && UNITS[head.unit]?.counterpart
      return {
        label,
        isNumeric: isNumeric[index] ?? false,
        isLong: rows.some((row) => String(row[index]).length > SENTENCE_LENGTH),
        published: UNITS[head?.unit ?? '']?.system === 'imperial' ? 'imperial' : 'si',
        ...(isShown &&
          unit === undefined &&
          counterpart !== undefined && {
            converted:
              index === 0 && isNamed
                ? `${head?.name}, ${head?.unit} (≈${NO_BREAK_SPACE}${counterpart})`
                : `${head?.name} (≈${NO_BREAK_SPACE}${counterpart})`,
          }),
      }
    }),
    rows: rows.map((row) => row.map((cell) => written(cell))),
    isLettered: isLettered(table),
    ...(hasConverted && { converted }),
    ...(note !== undefined && { note }),
    ...(source !== undefined && { source }),
  }
}

/** The table in SI for paper, where units cannot be switched; converted figures keep their sign. */
export function inSi(table: TableView): TableView {
  const { caption, convertedCaption, columns, rows, converted } = table
  const isSwapped = columns.map(({ published }) => published === 'imperial')
  if (!converted || !isSwapped.includes(true)) return table
  return {
    ...table,
    caption: convertedCaption ?? caption,
    columns: columns.map((column, at) =>
      isSwapped[at] ? { ...column, label: column.converted ?? column.label } : column,
    ),
    rows: rows.map((row, index) =>
      row.map((cell, at) => (isSwapped[at] && converted[index]?.[at]) || cell),
    ),
  }
}

const WHOLE_FROM = 100
const ROUND = { min: Math.ceil, max: Math.floor, value: Math.round }

/** A cell as es-CL writes it; "≈" never breaks from its figure. */
export function written(cell: string | number | undefined): string {
  return typeof cell === 'number'
    ? formatNumber(cell)
    : (cell ?? '').replace('≈ ', `≈${NO_BREAK_SPACE}`)
}

/**
 * A published figure in the other system: a maximum is rounded down, a minimum up. A pressure counts as a maximum
 * whatever its heading, since machines are chosen by it.
 */
export function convertedCell(cell: string | number | undefined, { name, unit }: Head) {
  const figure = figureOf(cell)
  if (figure === undefined || unit === undefined) return undefined
  const isMost = /\bmáx/i.test(name) || UNITS[unit]?.dimension === 'pressure'
  const limit = /\bmín/i.test(name) ? 'min' : isMost ? 'max' : 'value'
  const other = counterpartOf({ [limit]: figure, unit })
  const value = other?.[limit]
  if (value === undefined) return undefined
  // From 100 mm on figures are whole, so that the column stays aligned.
  const isWhole = other?.unit === 'mm' && value >= WHOLE_FROM
  return formatNumber(isWhole ? ROUND[limit](value) : value)
}

function figureOf(cell: string | number | undefined): number | undefined {
  return typeof cell === 'string' ? readInches(cell) : cell
}
