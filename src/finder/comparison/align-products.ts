import { enquiryTextPath } from '#catalogue/paths.ts'
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
}

export type Comparison = {
  figures: readonly ComparedRow<ComparedFigure>[]
  lists: readonly ComparedRow<string>[]
}

/** The products' figures and words, aligned by property in the order in which they first appear. */
export function alignProducts(products: readonly SelectorProduct[]): Comparison {
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
  return [...names].map((name) => {
    const cells = columns.map((column) =>
      column.flatMap((row) => (row.name === name ? row.values : [])),
    )
    const texts = new Set(cells.map((cell) => JSON.stringify(cell)))
    return { name, cells, isDifferent: texts.size > 1 }
  })
}

/** The contact form with the products to quote written in it. */
export function quotePath(products: readonly Pick<SelectorProduct, 'label' | 'name'>[]): string {
  const lines = products.map(({ label, name }) =>
    label === name ? `- ${name}` : `- ${label}, ${name}`,
  )
  return enquiryTextPath(['Necesito cotizar estos productos:', ...lines].join('\n'))
}
