import { productOf } from './product-by-id.ts'
import { FACET_NAMES, type Facet } from '#schema/facets.ts'
import type { Quantity } from '#schema/quantity.ts'
import { convert, UNITS } from '#schema/units.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from './catalogue-model.ts'
import { choicesOf } from './choices.ts'
import type { ListColumn } from './list-columns.ts'
import type { ShownQuantity } from './format-quantity.ts'
import { childrenOf, partsOf, pageLabel } from './pages.ts'
import { productLabel } from './present-product.ts'
import { bothSystems, type StandingFigure } from './present-specs.ts'
import { honestFigure } from './honest-figure.ts'
import { facetRows } from './row-figures.ts'

/** A category as its family lists it. */
export type FamilyEntry = {
  href: string
  label: string
  line: string
  /** How many products it lists; none for a page of another kind. */
  count?: number
  /** The span of its products' figures, in the order of the columns. */
  figures: readonly (StandingFigure | undefined)[]
  /** The product whose picture stands for it. */
  pictured?: CatalogueProduct
}

export type FamilyIndex = { columns: readonly ListColumn[]; entries: readonly FamilyEntry[] }

/** The categories of a family, each with the span of what its products allow. */
export function familyIndex(page: CataloguePage, catalogue: Catalogue): FamilyIndex {
  const children = childrenOf(catalogue, page.path).filter(({ content }) => content.index)
  const facets = FACET_NAMES.filter((facet) =>
    children.some(({ products }) => spanOf(products, facet, catalogue)),
  )
  const { links } = partsOf(page.content)
  return {
    columns: facets.map((facet) => facetColumn(facet, catalogue)),
    entries: [
      ...children.map(({ path, content, products }): FamilyEntry => {
        const pictured = productOf(catalogue, content.drawing) ?? products[0]
        return {
          href: path,
          label: content.index?.label ?? content.title,
          line: content.index?.line ?? content.lead,
          ...(products.length > 0 && { count: products.length }),
          figures: facets.map((facet) => spanOf(products, facet, catalogue)),
          ...(pictured && { pictured }),
        }
      }),
      ...links.map((link): FamilyEntry => ({ ...link, figures: facets.map(() => undefined) })),
    ],
  }
}

function facetColumn(facet: Facet, { properties }: Catalogue): ListColumn {
  const definition = [...properties.values()].find((property) => property.facet === facet)
  const name = definition?.short ?? definition?.label ?? ''
  return { id: facet, name, heading: name }
}

/**
 * From the least to the most that any of these products allows. A figure that holds only under a
 * condition does not count: the span would promise it to all.
 */
function spanOf(
  products: readonly CatalogueProduct[],
  facet: Facet,
  { properties }: Catalogue,
): StandingFigure | undefined {
  const figures = products.flatMap((product) => {
    const figure = honestFigure(facetRows(product, facet, properties))
    return figure && (figure.condition?.startsWith('según ') ?? true) ? [figure.values] : []
  })
  const spans = (['si', 'imperial'] as const).flatMap((system): Quantity[] => {
    const own = figures.flatMap(
      (values): ShownQuantity[] | ShownQuantity =>
        values.find(({ unit }) => UNITS[unit]?.system === system) ?? [],
    )
    // A span of some would not be the span of all: the missing system is computed.
    if (own.length < figures.length) return []
    const span = joined(own)
    return span ? [span] : []
  })
  const [first, ...rest] = spans
  if (!first) return undefined
  return bothSystems([first, ...rest], 'explicit', true)
}

/** The lowest and the highest end, in the first one's unit. */
function joined(quantities: readonly ShownQuantity[]): Quantity | undefined {
  const unit = quantities[0]?.unit
  if (unit === undefined || UNITS[unit]?.counterpart === undefined) return undefined
  const ends = (pick: (quantity: ShownQuantity) => number | undefined) =>
    quantities.flatMap((quantity) => {
      const value = pick(quantity)
      return value === undefined ? [] : [convert(value, quantity.unit, unit)]
    })
  // Of limits that differ by version ("hasta 150, hasta 260") neither is where a product begins, or ends.
  const lows = ends(({ min, spanOf: limit }) => (limit === 'max' ? undefined : min))
  const highs = ends(({ max, value, spanOf: limit }) =>
    limit === 'min' ? undefined : (max ?? value),
  )
  return {
    unit,
    ...(lows.length > 0 && { min: Math.min(...lows) }),
    ...(highs.length > 0 && { max: Math.max(...highs) }),
  }
}

/** Which kinds serve what, by the products' own published applications. */
export type ServiceMatrix = {
  columns: readonly { label: string; href: string }[]
  rows: readonly {
    service: string
    /** In the order of the columns. */
    cells: readonly (readonly { label: string; href: string }[])[]
  }[]
}

const MATRIX_LEAST = 3

/** The matrix of a family with enough categories and services to need one. */
export function serviceMatrix(
  page: CataloguePage,
  catalogue: Catalogue,
): ServiceMatrix | undefined {
  const { selection } = catalogue
  const serves = (product: CatalogueProduct, id: string) =>
    choicesOf('services', product, selection).has(id)
  const children = childrenOf(catalogue, page.path).filter(({ products }) =>
    products.some((product) => selection.services.some(({ id }) => serves(product, id))),
  )
  const rows = selection.services
    .map(({ id, label }) => ({
      service: label,
      cells: children.map(({ products }) =>
        products
          .filter((product) => serves(product, id))
          .map((product) => ({ label: productLabel(product), href: product.href })),
      ),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0))
  if (children.length < MATRIX_LEAST || rows.length < MATRIX_LEAST) return undefined
  return {
    columns: children.map(({ path, content }) => ({
      label: pageLabel(content),
      href: path,
    })),
    rows,
  }
}
