import { productOf } from '#catalogue/ask/product-by-id.ts'
import { lowered } from '#schema/letter-case.ts'
import { withAxes } from '#figures/column-axes.ts'
import { FACET_NAMES, FACETS, type Facet } from '#figures/facets.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { categorySpan } from '#catalogue/ask/category-span.ts'
import { choicesOf, isAnswered } from '#catalogue/ask/choices.ts'
import { compareNames } from '#catalogue/compare-names.ts'
import { columnNames, type ListColumn } from './list-columns.ts'
import { childrenOf, familyProducts, partsOf } from '#catalogue/ask/pages.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'
import type { StandingFigure } from '#figures/present-specs.ts'
import { facetRows } from '#figures/row-figures.ts'

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
  const { properties } = catalogue
  const facets = FACET_NAMES.filter((facet) =>
    children.some((child) => categorySpan(child, facet, properties)),
  )
  const listed = children.flatMap(({ products }) => products)
  const { links } = partsOf(page.content)
  const entries = [
    ...children.map((child): FamilyEntry => {
      const { path, content, products } = child
      const pictured = productOf(catalogue, content.drawing) ?? products[0]
      return {
        href: path,
        // Under the family's own name, which would stand in every row.
        label: content.index?.short ?? content.index?.label ?? content.title,
        line: content.index?.line ?? content.lead,
        ...(products.length > 0 && { count: products.length }),
        figures: facets.map((facet) => categorySpan(child, facet, properties)),
        ...(pictured && { pictured }),
      }
    }),
    ...links.map((link): FamilyEntry => ({ ...link, figures: facets.map(() => undefined) })),
  ]
  return {
    columns: withAxes(
      facets.map((facet) => facetColumn(facet, listed, properties)),
      entries.map(({ figures }) => figures),
    ),
    entries,
  }
}

/** The facet as a column, named by what the products publish: a shaft, or a packing's section. */
function facetColumn(
  facet: Facet,
  products: readonly CatalogueProduct[],
  properties: Catalogue['properties'],
): ListColumn {
  const own = products.flatMap((product) => facetRows(product, facet, properties)[0] ?? [])
  const [first = '', ...others] = columnNames(own, properties)
  const [second, ...more] = FACETS[facet].isSize ? others : []
  const both = second === undefined ? first : `${first} o ${lowered(second)}`
  const name = more.length > 0 ? MIXED_SIZES : both
  return { id: facet, name, heading: name, units: FACETS[facet].units }
}

/** Above sizes of three kinds and more. */
const MIXED_SIZES = 'Medida'

/** A service of a family, and the products whose own published applications name it. */
export type ServedService = {
  service: string
  products: readonly { label: string; href: string }[]
}

const LEAST = 3

/** What serves what in a family with enough categories and services for it to be asked; each product once. */
export function servedServices(page: CataloguePage, catalogue: Catalogue): ServedService[] {
  const { selection } = catalogue
  const serves = (product: CatalogueProduct, id: string) =>
    choicesOf('services', product, selection).has(id)
  const children = childrenOf(catalogue, page.path)
  const products = familyProducts(catalogue, page).toSorted((a, b) =>
    compareNames(productLabel(a), productLabel(b)),
  )
  const services = selection.services.filter(isAnswered).flatMap(({ id, label }) => {
    const own = products.filter((product) => serves(product, id))
    return own.length === 0
      ? []
      : [
          {
            service: label,
            products: own.map((product) => ({ label: productLabel(product), href: product.href })),
          },
        ]
  })
  return children.length < LEAST || services.length < LEAST ? [] : services
}
