import { conditionOf, rowFigures, type Figure } from './present-specs.ts'
import type { Properties, SpecRow } from './quantity.ts'

/** A figure in both systems of units. */
type BothFigures = { si: Figure; imperial?: Figure }

/** The figures of one property, under one condition or more. */
export type SpecGroup = {
  property: string
  rows: readonly (BothFigures & { condition?: string; mark?: number })[]
}

/** A choice of the buyer's (compounds, versions) as columns, with each one's figures below. */
export type SpecMatrix = {
  /** The name of the choice: "compuesto". */
  choice: string
  /** Named by code where they have one; the rest of the name is the detail. */
  versions: readonly { name: string; detail?: string }[]
  rows: readonly {
    property: string
    cells: readonly ((BothFigures & { note?: string }) | undefined)[]
  }[]
}

/** The specifications of a product, grouped by property. */
export type SpecGroups = {
  matrix?: SpecMatrix
  groups: readonly SpecGroup[]
  /** Whether figures in the other system have a column; if few have one, they stand in brackets. */
  hasColumn: boolean
  hasComputed: boolean
  /** Each source once; figures of all but the first carry its number. */
  sources: readonly string[]
}

/** The most versions that fit side by side on a telephone. */
const VERSIONS_MOST = 5
/** Fewer versions read as well in rows. */
const VERSIONS_LEAST = 3

/** Groups a product's specification rows by property and by the buyer's choice. */
export function groupSpecs(rows: readonly SpecRow[], properties: Properties): SpecGroups {
  const choice = choiceOfMatrix(rows)
  const inMatrix = rows.filter((row) => choice !== undefined && row.choice === choice)
  const others = rows.filter((row) => !inMatrix.includes(row))
  const sources = sourcesOf(rows)
  const figures = (row: SpecRow) => rowFigures(row, properties)
  const groups = [...Map.groupBy(others, ({ property }) => property)].map(
    ([property, own]): SpecGroup => ({
      property,
      rows: own.map((row) => {
        const condition = conditionOf(row)
        const mark = row.source === undefined ? 0 : sources.indexOf(row.source)
        return {
          ...figures(row),
          ...(condition !== '' && { condition }),
          ...(mark > 0 && { mark: mark + 1 }),
        }
      }),
    }),
  )
  const all = rows.map(figures)
  return {
    ...(choice !== undefined && { matrix: matrixOf(choice, inMatrix, figures) }),
    groups,
    hasColumn: isConverted(groups),
    hasComputed: all.some(({ si, imperial }) => si.computed || imperial?.computed),
    sources,
  }
}

/** Whether enough figures have one in the other system for a column of theirs. */
export function isConverted(groups: readonly SpecGroup[]): boolean {
  const all = groups.flatMap(({ rows }) => rows)
  const converted = all.filter(({ imperial }) => imperial !== undefined).length
  return converted > 0 && 2 * converted >= all.length
}

/** The sources, most used first: figures of the first one need no number. */
function sourcesOf(rows: readonly SpecRow[]): string[] {
  const named = rows.flatMap(({ source }) => source ?? [])
  const counted = [...Map.groupBy(named, (source) => source)]
  return counted.sort(([, a], [, b]) => b.length - a.length).map(([source]) => source)
}

/** The name of a row's version. */
const versionOf = ({ version, short, condition }: SpecRow) => version ?? short ?? condition ?? ''

/** The choice that several properties depend on, each with figures for nearly all of its versions. */
function choiceOfMatrix(rows: readonly SpecRow[]): string | undefined {
  const byChoice = Map.groupBy(rows, ({ choice }) => choice)
  return [...byChoice].find(([choice, own]) => {
    const versions = new Set(own.map(versionOf)).size
    const properties = new Set(own.map(({ property }) => property)).size
    return (
      choice !== undefined &&
      versions >= VERSIONS_LEAST &&
      versions <= VERSIONS_MOST &&
      properties > 1 &&
      own.length >= 0.75 * versions * properties
    )
  })?.[0]
}

function matrixOf(
  choice: string,
  rows: readonly SpecRow[],
  figures: (row: SpecRow) => BothFigures,
): SpecMatrix {
  const versions = [...new Set(rows.map(versionOf))]
  return {
    choice,
    versions: versions.map(byCode),
    rows: [...Map.groupBy(rows, ({ property }) => property)].map(([property, own]) => ({
      property,
      cells: versions.map((version) => {
        const row = own.find((one) => versionOf(one) === version)
        if (!row) return undefined
        const note = noteOf(conditionOf(row), version)
        return { ...figures(row), ...(note !== undefined && { note }) }
      }),
    })),
  }
}

/** Splits off the code: "poliuretano AWC800" becomes AWC800, with "poliuretano" as its detail. */
function byCode(version: string): { name: string; detail?: string } {
  const name = /\b[A-Z]{2,}\d+\b/.exec(version)?.[0]
  const detail = version.replace(name ?? '', '').trim()
  return name === undefined || detail === '' ? { name: version } : { name, detail }
}

/** The rest of a condition after the version that it names. */
function noteOf(condition: string, version: string): string | undefined {
  const rest = condition.replace(version, '').replace(/^[;,\s]+/, '')
  return rest === '' ? undefined : rest
}
