import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { keyFigures, presentSpecs, type SpecTableRow } from '#figures/present-specs.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'

/** A figure that holds under a condition alone, and the words of which one stands beside it. */
export type ConditionalFigure = { text: string; conditions: readonly string[] }

/** A product with the figures that must never stand bare for it. */
export type ConditionalProduct = {
  id: string
  href: string
  label: string
  figures: readonly ConditionalFigure[]
}

/** The products that publish a figure under a condition, each with those figures as they read. */
export function conditionalProducts({
  products,
  properties,
}: Pick<Catalogue, 'products' | 'properties'>): ConditionalProduct[] {
  return products.flatMap((product) => {
    const figures = conditionalFigures(product, properties)
    const { id, href } = product
    return figures.length > 0 ? [{ id, href, label: productLabel(product), figures }] : []
  })
}

/** What some rows publish under a condition, and none without; nor does it hold in all cases. */
function conditionalFigures(
  { specs }: CatalogueProduct,
  properties: Catalogue['properties'],
): ConditionalFigure[] {
  const rows = presentSpecs(specs, properties)
  const standing = keyFigures(specs, properties)
  const free = new Set(
    [...rows, ...standing].flatMap((row) => (row.condition === undefined ? textsOf(row) : [])),
  )
  // "Tensión de junta a 300 °C" names a figure, and states none.
  const names = specs.map(({ property }) => property).join('; ')
  const figures = new Map<string, Set<string>>()
  const add = (row: Pick<SpecTableRow, 'si' | 'imperial' | 'condition'>, also: string[] = []) => {
    if (row.condition === undefined) return
    for (const text of textsOf(row)) {
      if (free.has(text) || names.includes(text)) continue
      const conditions = figures.get(text) ?? new Set<string>()
      for (const one of [row.condition, ...also]) conditions.add(one)
      figures.set(text, conditions)
    }
  }
  rows.forEach((row, index) => {
    const { short, choice } = specs[index] ?? {}
    add(row, [
      ...(short === undefined ? [] : [short]),
      ...(choice === undefined ? [] : [`según ${choice}`]),
    ])
  })
  standing.forEach((figure) => add(figure))
  return [...figures].map(([text, conditions]) => ({ text, conditions: [...conditions] }))
}

/** In both systems, without the word of a limit: "hasta 275 bar" and "275 bar" are one figure. */
function textsOf({ si, imperial }: Pick<SpecTableRow, 'si' | 'imperial'>): string[] {
  return [si, imperial].flatMap((figure) =>
    figure ? [figure.text.replace(/^(?:hasta|desde) /, '')] : [],
  )
}
