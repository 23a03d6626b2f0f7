import type { SpecRow } from '#figures/quantity.ts'
import type { Table } from '#schema/table.ts'
import { isSpecRow } from './spec-rows.ts'
import { writtenFigures } from './written-figures.ts'

/** Lookup key of a figure with its unit: "42 bar". */
export function figureKey({ value, unit }: { value: number; unit: string }): string {
  return `${value} ${unit}`
}

/** The keys of all figures that the specification rows and tables inside some content publish. */
export function publishedFigures(content: unknown, found = new Set<string>()): Set<string> {
  if (content === null || typeof content !== 'object') return found
  if (isSpecRow(content)) rowFigures(content).forEach((key) => found.add(key))
  else if (isTable(content)) tableFigures(content).forEach((key) => found.add(key))
  else for (const part of Object.values(content)) publishedFigures(part, found)
  return found
}

/** The figures of a row: its values, and those in its property's name and condition. */
function rowFigures(row: SpecRow): string[] {
  return [...valueFigures(row), ...written(row.property), ...written(row.condition ?? '')]
}

/** The keys of a row's own values. */
export function valueFigures({ values }: Pick<SpecRow, 'values'>): string[] {
  return values.flatMap(({ value, values: list = [], size = [], min, max, unit }) =>
    [value, min, max, ...list, ...size].flatMap((figure) =>
      figure === undefined ? [] : [figureKey({ value: figure, unit })],
    ),
  )
}

/** The figures of a table's cells. A column's unit stands in its heading: "Eje (mm)", "Eje, mm". */
function tableFigures({ caption, columns, rows, note = '' }: Table): string[] {
  const cells = rows.flatMap((row) =>
    row.flatMap((cell, index) => {
      const heading = columns[index] ?? ''
      const unit = /\(([^()]+)\)$/.exec(heading)?.[1] ?? /, (\S+)$/.exec(heading)?.[1]
      if (typeof cell === 'number')
        return unit === undefined ? [] : [figureKey({ value: cell, unit })]
      return [...written(cell), ...(unit === undefined ? [] : written(`${cell} ${unit}`))]
    }),
  )
  return [...cells, ...written(caption), ...written(note)]
}

function written(text: string): string[] {
  return writtenFigures(text).map(figureKey)
}

function isTable(value: object): value is Table {
  return 'columns' in value && 'rows' in value
}
