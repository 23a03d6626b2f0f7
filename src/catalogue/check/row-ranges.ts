import type { SpecRow } from '#figures/quantity.ts'
import type { PropertyDefinition } from '#schema/vocabulary.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import type { Problem } from '../read/problem.ts'
import { rowText, specRowsIn } from './spec-rows.ts'

type PlacedRow = { row: SpecRow; page: ParsedPage; path: readonly PropertyKey[] }

/**
 * Checks that rows do not hide what a range is made of. A row named a maximum or minimum gives one limit: two
 * versions' maxima written as a range would promise the first as the minimum. Measures of several versions say by
 * `choice` what they depend on: their common range is true of none. And a claim (times, per cent) that carries
 * a condition on one page must not stand without it on another.
 */
export function checkRowRanges(
  parsed: readonly ParsedPage[],
  properties: ReadonlyMap<string, PropertyDefinition>,
  problems: Problem[],
) {
  const rows = parsed.flatMap((page) =>
    specRowsIn(page.content).map((placed): PlacedRow => ({ ...placed, page })),
  )
  const report = ({ page, path }: PlacedRow, message: string) =>
    problems.push(page.file.problem([...path, 'values'], message))

  for (const placed of rows.filter(
    ({ row }) => properties.get(row.property)?.namesLimit && isRange(row),
  )) {
    report(
      placed,
      `«${placed.row.property}» es un solo límite, y «${rowText(placed.row)}» parece un rango: escribe una fila por versión`,
    )
  }
  for (const versions of Map.groupBy(rows, ownerAndProperty).values()) {
    const [first] = versions
    if (!first || properties.get(first.row.property)?.dimension !== 'length') continue
    const ranges = versions.filter(({ row }) => isRange(row))
    if (new Set(ranges.map(({ row }) => figureOf(row))).size < 2) continue
    for (const placed of ranges.filter(({ row }) => row.choice === undefined)) {
      report(placed, `hay otra medida de «${first.row.property}»: di en choice de qué depende`)
    }
  }
  const claims = rows.filter(
    ({ row, path }) =>
      path[0] !== 'products' && properties.get(row.property)?.dimension === 'count',
  )
  for (const same of Map.groupBy(claims, sameFigure).values()) {
    const conditioned = same.find(({ row }) => row.condition !== undefined)
    if (!conditioned) continue
    for (const placed of same.filter(({ row }) => row.condition === undefined)) {
      report(
        placed,
        `«${rowText(placed.row)}» lleva su condición en ${conditioned.page.path} («${conditioned.row.condition}»): dila también aquí`,
      )
    }
  }
}

function isRange({ values }: SpecRow): boolean {
  return values.some(isRangeQuantity)
}

function isRangeQuantity({ min, max }: SpecRow['values'][number]): boolean {
  return min !== undefined && max !== undefined
}

/** Grouping key. A product's measures share one; a section's rows each have a condition, and are never merged. */
function ownerAndProperty({ row, page, path }: PlacedRow): string {
  const owner = path[0] === 'products' ? path.slice(0, 2) : path
  return JSON.stringify([page.path, ...owner, row.property])
}

function figureOf({ values }: SpecRow): string {
  return JSON.stringify(values)
}

function sameFigure({ row }: PlacedRow): string {
  return JSON.stringify([row.property, row.source ?? null, row.values])
}
