import { productOf } from './product-by-id.ts'
import { lowered } from '#schema/letter-case.ts'
import { FACET_NAMES, FACETS, type Facet } from '#figures/facets.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from './catalogue-model.ts'
import { categorySpan } from './category-span.ts'
import { choicesOf, isAnswered } from './choices.ts'
import { columnNames, type ListColumn } from './list-columns.ts'
import { childrenOf, partsOf, pageLabel } from './pages.ts'
import { productLabel } from './present-product.ts'
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
  return {
    columns: facets.map((facet) => facetColumn(facet, listed, properties)),
    entries: [
      ...children.map((child): FamilyEntry => {
        const { path, content, products } = child
        const pictured = productOf(catalogue, content.drawing) ?? products[0]
        return {
          href: path,
          label: content.index?.label ?? content.title,
          line: content.index?.line ?? content.lead,
          ...(products.length > 0 && { count: products.length }),
          figures: facets.map((facet) => categorySpan(child, facet, properties)),
          ...(pictured && { pictured }),
        }
      }),
      ...links.map((link): FamilyEntry => ({ ...link, figures: facets.map(() => undefined) })),
    ],
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
  return { id: facet, name, heading: name }
}

/** Above sizes of three kinds and more. */
const MIXED_SIZES = 'Medida'

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
    .filter(isAnswered)
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
