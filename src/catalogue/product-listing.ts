import type { Page } from '#schema/page.ts'
import type { Catalogue, CataloguePage } from './catalogue-model.ts'

/**
 * So many cards, with all their figures, fit the weight that a page may have (decision 14); fewer
 * after running text, which has a weight of its own.
 */
export const PRODUCTS_PER_PAGE = 12
const PRODUCTS_PER_ARTICLE = 6

/** Where a page of a list of products stands: the first at the list's own address. */
export function listingPath(pagePath: string, number: number): string {
  return number === 1 ? pagePath : `${pagePath}/pagina/${number}`
}

/** On which page of its list an entry stands. The pages are as even as they can be, never one of one. */
export function listingNumber(index: number, total: number, kind: Page['kind']): number {
  const size = kind === 'article' ? PRODUCTS_PER_ARTICLE : PRODUCTS_PER_PAGE
  const count = Math.max(1, Math.ceil(total / size))
  return Math.floor((index * count) / Math.max(1, total)) + 1
}

/** A step of a list's index: a product by its code, here or on another page of the list. */
export type ListingEntry = { id: string; label: string; href: string; isHere: boolean }

/** One page of a list of products, and where the others are. */
export type Listing = {
  /** Of all pages together. */
  total: number
  number: number
  entries: readonly ListingEntry[]
  /** The addresses of all pages, in order. */
  paths: readonly string[]
}

/** The products of a page of a list. */
export function listedProducts({ content, products }: CataloguePage, number: number) {
  const { kind } = content
  return products.filter((_, index) => listingNumber(index, products.length, kind) === number)
}

/** What a page of a list says of the whole list. */
export function presentListing(page: CataloguePage, number: number): Listing {
  const { path, content, products } = page
  const total = products.length
  const numbers = products.map((_, index) => listingNumber(index, total, content.kind))
  return {
    total,
    number,
    entries: products.map(({ id, code, name }, index) => {
      const place = numbers[index] ?? 1
      const isHere = place === number
      const href = isHere ? `#${id}` : `${listingPath(path, place)}#${id}`
      return { id, label: code ?? name, href, isHere }
    }),
    paths: [...new Set(numbers)].map((each) => listingPath(path, each)),
  }
}

/** The addresses of every list's second and later pages. */
export function laterListingPaths({ pages }: Pick<Catalogue, 'pages'>): string[] {
  return [...pages.values()].flatMap((page) => presentListing(page, 1).paths.slice(1))
}
