import type { SpecTableRow } from '#catalogue/present-specs.ts'
import type { SelectorProduct } from '../selector/selector-data.ts'

/** A published figure in a cell. */
export type ComparedFigure = Pick<SpecTableRow, 'si' | 'imperial' | 'condition'>

/** A row of the comparison: what each product publishes under one name, in the products' order. */
export type ComparedRow<Value> = {
  name: string
  cells: readonly (readonly Value[])[]
  /** Not every product says the same; one that says nothing differs from one that does. */
  isDifferent: boolean
  /** The one product that says otherwise than all others, where all say something. */
  odd?: number
}

export type ComparedRows = {
  figures: readonly ComparedRow<ComparedFigure>[]
  lists: readonly ComparedRow<string>[]
}

/**
 * The products' figures and words, aligned by property: those that all publish first, the others after
 * them, each in the order in which they first appear.
 */
export function alignProducts(products: readonly SelectorProduct[]): ComparedRows {
  return {
    figures: alignRows(
      products.map(({ specs }) =>
        specs.map(({ property, ...figure }) => ({ name: property, values: [figure] })),
      ),
    ),
    lists: alignRows(products.map(({ lists }) => lists)),
  }
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
    return {
      name,
      cells,
      isDifferent: new Set(texts).size > 1,
      ...(odd !== undefined && { odd }),
    }
  })
  const isWhole = ({ cells }: ComparedRow<Value>) => cells.every(({ length }) => length > 0)
  return [...rows.filter(isWhole), ...rows.filter((row) => !isWhole(row))]
}

/** What a cell says; the order of a list is no difference. */
function textOf(values: readonly unknown[]): string {
  return values
    .map((value) => JSON.stringify(value))
    .sort((a, b) => a.localeCompare(b))
    .join('\n')
}

/** Between two there is no odd one. */
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
