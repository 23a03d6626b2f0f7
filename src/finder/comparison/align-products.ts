import { FACET_NAMES, FACETS, TURNS } from '#figures/facets.ts'
import type { SpecTableRow } from '#figures/present-specs.ts'
import type { ProductRecord } from '#views/product-data.ts'

/** A published figure in a cell. */
export type ComparedFigure = Pick<SpecTableRow, 'si' | 'imperial' | 'condition'>

/** A row of the comparison: the values of each product under one name, in the products' order. */
export type ComparedRow<Value> = {
  name: string
  cells: readonly (readonly Value[])[]
  /** Whether what is published differs: an empty cell says nothing. */
  isDifferent: boolean
  /** Whether all products publish it. */
  isWhole: boolean
  /** The index of the only product that differs, if all publish it and exactly one differs. */
  odd?: number
}

export type ComparedRows = {
  figures: readonly ComparedRow<ComparedFigure>[]
  lists: readonly ComparedRow<string>[]
}

/** The names of the facets' properties, in the order in which every list shows them. */
const ASKED = FACET_NAMES.map((facet): string[] => [FACETS[facet].name, FACETS[facet].question])

/** The index of the facet that a property names; -1 if it is none. */
export const facetAt = (name: string): number => ASKED.findIndex((names) => names.includes(name))

/**
 * Aligns the products' figures and words by property: first what machines are chosen by, in the order of the lists,
 * then the properties that all publish, then the others, both in order of first appearance.
 */
export function alignProducts(products: readonly ProductRecord[]): ComparedRows {
  return {
    figures: alignRows(
      products.map(({ specs }) =>
        specs.map(({ property, ...figure }) => ({ name: property, values: [figure] })),
      ),
    )
      .map(withinOneUnit)
      .toSorted((a, b) => facetOrder(a.name) - facetOrder(b.name)),
    lists: alignRows(products.map(({ lists }) => lists)),
  }
}

function facetOrder(name: string): number {
  const at = facetAt(name)
  return at < 0 ? FACET_NAMES.length : at
}

function alignRows<Value>(
  columns: readonly (readonly { name: string; values: readonly Value[] }[])[],
): ComparedRow<Value>[] {
  const names = new Set(columns.flatMap((column) => column.map(({ name }) => name)))
  const rows = [...names].map((name): ComparedRow<Value> => {
    const cells = columns.map((column) =>
      column.flatMap((row) => (row.name === name ? row.values : [])),
    )
    const texts = cells.map(textOf)
    const odd = oddOne(texts, cells)
    const published = texts.filter((_, at) => cells[at]?.length)
    return {
      name,
      cells,
      isDifferent: new Set(published).size > 1,
      isWhole: published.length === columns.length,
      ...(odd !== undefined && { odd }),
    }
  })
  return [...rows.filter(({ isWhole }) => isWhole), ...rows.filter(({ isWhole }) => !isWhole)]
}

/** Revolutions and m/s cannot be compared without the shaft: names the unit, and drops the odd product. */
function withinOneUnit({ odd, ...row }: ComparedRow<ComparedFigure>): ComparedRow<ComparedFigure> {
  const isInTurns = ({ si }: ComparedFigure) => si.text.endsWith(TURNS.unit)
  const figures = row.cells.flat()
  if (figures.every(isInTurns) || !figures.some(isInTurns))
    return { ...row, ...(odd !== undefined && { odd }) }
  const said = (figure: ComparedFigure) => ({
    ...figure,
    condition: [TURNS.said, figure.condition].filter(Boolean).join('; '),
  })
  return {
    ...row,
    cells: row.cells.map((cell) => cell.map((one) => (isInTurns(one) ? said(one) : one))),
  }
}

/** A cell as comparable text; the order of a list does not count. */
function textOf(values: readonly unknown[]): string {
  return values
    .map((value) => JSON.stringify(value))
    .sort((a, b) => a.localeCompare(b))
    .join('\n')
}

/** The fewest products among which one can be the odd one. */
const ODD_AMONG = 3

function oddOne(
  texts: readonly string[],
  cells: readonly (readonly unknown[])[],
): number | undefined {
  if (texts.length < ODD_AMONG || cells.some(({ length }) => length === 0)) return undefined
  if (new Set(texts).size !== 2) return undefined
  const alone = texts.findIndex((text) => texts.indexOf(text) === texts.lastIndexOf(text))
  return alone < 0 ? undefined : alone
}
