import { productOf } from '#catalogue/ask/product-by-id.ts'
import { lowered } from '#schema/letter-case.ts'
import { withAxes } from '#figures/column-axes.ts'
import { FACET_NAMES, FACETS, type Facet } from '#figures/facets.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { spanOfPages, type Listed } from '#catalogue/ask/category-span.ts'
import { choicesOf, isAnswered } from '#catalogue/ask/choices.ts'
import { compareNames } from '#catalogue/compare-names.ts'
import { columnNames, type ListColumn } from './list-columns.ts'
import { indexEntry, type IndexEntry } from './site-index.ts'
import { linkedProducts } from '#catalogue/ask/list-groups.ts'
import { childrenOf, familyProducts, partsOf } from '#catalogue/ask/pages.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'
import type { StandingFigure } from '#figures/present-specs.ts'
import { facetRows } from '#figures/row-figures.ts'

/** A category in its family's list. */
export type FamilyEntry = {
  href: string
  label: string
  line: string
  /** The number of products that it lists; absent for other pages. */
  count?: number
  /** The span of its products' figures, in the order of the columns. */
  figures: readonly (StandingFigure | undefined)[]
  /** The product whose picture represents it. */
  pictured?: CatalogueProduct
}

/** `total`: the number of products in the entries, each counted once. */
export type FamilyIndex = {
  columns: readonly ListColumn[]
  entries: readonly FamilyEntry[]
  total: number
}

/** The categories of a family and the other pages it links to, each with the span of its products' figures. */
export function familyIndex(page: CataloguePage, catalogue: Catalogue): FamilyIndex {
  const { properties } = catalogue
  const rows = [
    ...childrenOf(catalogue, page.path).flatMap((child) => {
      const { path, content, products } = child
      if (!content.index) return []
      const { short, label, line } = content.index
      return {
        // Without the family's name, which every row would repeat.
        label: short ?? label,
        href: path,
        line,
        count: products.length,
        listed: products.length > 0 ? child : throughLinks(child, catalogue),
        pictured: productOf(catalogue, content.drawing) ?? products[0],
      }
    }),
    ...partsOf(page.content).links.map((link) => {
      const { href, label, line } = link
      const listed = throughLinks(page, catalogue, [link])
      const { products } = listed
      return { href, label, line, count: products.length, listed, pictured: products[0] }
    }),
  ]
  const facets = FACET_NAMES.filter((facet) =>
    rows.some(({ listed }) => spanOfPages([listed], facet, properties)),
  )
  const entries = rows.map(({ href, label, line, count, listed, pictured }): FamilyEntry => ({
    href,
    label,
    line,
    ...(count > 0 && { count }),
    figures: facets.map((facet) => spanOfPages([listed], facet, properties)),
    ...(pictured && { pictured }),
  }))
  const products = rows.flatMap(({ listed, count }) => (count > 0 ? listed.products : []))
  return {
    columns: withAxes(
      facets.map((facet) => facetColumn(facet, products, properties)),
      entries.map(({ figures }) => figures),
    ),
    entries,
    total: new Set(products).size,
  }
}

/** The products that a page's links lead to, as if the page listed them itself. */
function throughLinks(
  { content }: CataloguePage,
  { pages }: Catalogue,
  links = partsOf(content).links,
): Listed {
  return { content, products: links.flatMap((link) => linkedProducts(link, pages)) }
}

/** The facet as a column, named after what the products publish: a shaft, or a packing's section. */
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
  return { id: facet, name, units: FACETS[facet].units }
}

/** Heading for sizes of three or more kinds. */
const MIXED_SIZES = 'Medida'

/** A service, and a family's products whose published applications name it. */
export type ServedService = {
  title: string
  entries: readonly IndexEntry[]
}

const LEAST = 3

/** The services of a family's products; empty for families with too few categories or services to ask about. */
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
    return own.length === 0 ? [] : [{ title: label, entries: own.map(indexEntry) }]
  })
  return children.length < LEAST || services.length < LEAST ? [] : services
}
