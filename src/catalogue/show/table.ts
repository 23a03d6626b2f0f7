import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { counterpartOf } from '#figures/format-quantity.ts'
import { formatNumber } from '#figures/format-number.ts'
import { readInches } from '#figures/inch-fractions.ts'
import { UNITS, type UnitSystem } from '#figures/units.ts'
import type { Table } from '#schema/table.ts'

/** What stands in a cell for which nothing is published. */
const NONE = '–'

/** A cell with more characters than this is read as a sentence: its column keeps a readable width. */
const SENTENCE_LENGTH = 30

/** A column as it is headed; where its figures can be converted, as it is headed then. */
export type TableColumn = {
  label: string
  isNumeric: boolean
  isLong: boolean
  converted?: string
  /** The system in which its figures were published. */
  published: UnitSystem
}

/**
 * A table whose cells are ready to read; columns that hold only figures are aligned on them. Its figures stand in the
 * unit in which they were published, and in the other system's where they have one.
 */
export type TableView = {
  caption: string
  /** The caption of the converted figures. */
  convertedCaption?: string
  columns: readonly TableColumn[]
  rows: readonly (readonly string[])[]
  /** The figures in the system in which they were not published; absent where no column has any. */
  converted?: readonly (readonly (string | undefined)[])[]
  /** Whether its columns are letters of the drawing. */
  isLettered: boolean
  note?: string
  source?: string
}

/** What the head of a column says: its name, and after it in brackets its letter in the drawing or its unit. */
export type Head = { name: string; letter?: string; unit?: string }

const BRACKETED = /^(.*) \(([^()]+)\)$/
const LETTER = /^(?:[A-Z]|[A-Za-z]\d)$/

/** Reads the head of a column: "Brida, máx. (B)", "Ancho (mm)", "d3". */
export function readHead(label: string, unit?: string): Head {
  const [, name = label, last = label] = BRACKETED.exec(label) ?? []
  const hasLetter = LETTER.test(last)
  // Of the whole table's figures the unit is told: then L is a letter and no litre.
  const isUnit = last !== label && Object.hasOwn(UNITS, last) && !(hasLetter && unit !== undefined)
  if (isUnit) return { name, unit: last }
  return {
    name: hasLetter && last !== label ? name : label,
    ...(hasLetter && { letter: last }),
    ...(unit !== undefined && { unit }),
  }
}

/** So many letters make a table one of dimensions that a drawing shows. */
const LETTERS_LEAST = 2

/** Whether a table's columns are the letters of a drawing. */
export function isLettered({ columns }: Pick<Table, 'columns'>): boolean {
  return columns.filter((label) => readHead(label).letter !== undefined).length >= LETTERS_LEAST
}

/** Writes a table's figures as es-CL does, in both systems of units. */
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
      // What a size is called no switch changes: "1½ (38,1)".
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

/** The table where no switch is, on paper: in SI, what was converted with its sign. */
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

/** A cell as es-CL writes it; a converted figure stays on the line of its sign. */
export function written(cell: string | number | undefined): string {
  return typeof cell === 'number'
    ? formatNumber(cell)
    : (cell ?? '').replace('≈ ', `≈${NO_BREAK_SPACE}`)
}

/**
 * A published figure in the other system: of a maximum never more, of a minimum never less. A pressure is a maximum
 * whatever its head says, for a machine is chosen by it.
 */
export function convertedCell(cell: string | number | undefined, { name, unit }: Head) {
  const figure = figureOf(cell)
  if (figure === undefined || unit === undefined) return undefined
  const isMost = /\bmáx/i.test(name) || UNITS[unit]?.dimension === 'pressure'
  const limit = /\bmín/i.test(name) ? 'min' : isMost ? 'max' : 'value'
  const other = counterpartOf({ [limit]: figure, unit })
  const value = other?.[limit]
  if (value === undefined) return undefined
  // Under whole millimetres one with a decimal would be out of line.
  const isWhole = other?.unit === 'mm' && value >= WHOLE_FROM
  return formatNumber(isWhole ? ROUND[limit](value) : value)
}

function figureOf(cell: string | number | undefined): number | undefined {
  return typeof cell === 'string' ? readInches(cell) : cell
}
