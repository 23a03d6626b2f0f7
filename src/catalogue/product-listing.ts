import type { Page } from '#schema/page.ts'
import type { Catalogue, CataloguePage } from './catalogue-model.ts'

/**
 * So many cards, with all their figures, fit the weight that a page may have (decision 14); fewer
 * after running text, which has a weight of its own.
 */
export const PRODUCTS_PER_PAGE = 11
const PRODUCTS_PER_ARTICLE = 5
/** The index of a longer list names the products of its page only (decision 14). */
const LONG_LIST = 60

/** Where a page of a list of products stands: the first at the list's own address. */
export function listingPath(pagePath: string, number: number): string {
  return number === 1 ? pagePath : `${pagePath}/pagina/${number}`
}

/** On which page of its list an entry stands. The pages are as even as they can be, never one of one. */
export function listingNumber(index: number, total: number, kind: Page['kind']): number {
  return Math.floor((index * listingCount(total, kind)) / Math.max(1, total)) + 1
}

/** How many pages a list has; an empty one has its own. */
function listingCount(total: number, kind: Page['kind']): number {
  const size = kind === 'article' ? PRODUCTS_PER_ARTICLE : PRODUCTS_PER_PAGE
  return Math.max(1, Math.ceil(total / size))
}

/** A step of a list's index: a product by its code, here or on another page of the list. */
export type ListingEntry = { id: string; label: string; href: string; isHere: boolean }

/** A step to a page of a list; of a long list, with the codes that it begins and ends with, if any. */
export type ListingPage = { number: number; path: string; from?: string; to?: string }

/** One page of a list of products, and where the others are. */
export type Listing = {
  /** Products of all pages together. */
  total: number
  number: number
  /** How many pages the list has. */
  count: number
  /** Every product; of a long list, those of this page. */
  entries: readonly ListingEntry[]
  /** Every page; of a long list, those from which each other one is a few steps away. */
  pages: readonly ListingPage[]
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
  const isLong = total > LONG_LIST
  const all = products.map(({ id, code, name }, index) => {
    const place = listingNumber(index, total, content.kind)
    const isHere = place === number
    const href = isHere ? `#${id}` : `${listingPath(path, place)}#${id}`
    return { place, code, entry: { id, label: code ?? name, href, isHere } }
  })
  const places = Map.groupBy(all, ({ place }) => place)
  const steps = isLong ? stepsFrom(number, places.size) : [...places.keys()]
  return {
    total,
    number,
    count: places.size,
    entries: all.map(({ entry }) => entry).filter(({ isHere }) => isHere || !isLong),
    pages: steps.map((place) => {
      const own = places.get(place) ?? []
      const [from, to] = [own.at(0), own.at(-1)].map((one) => one?.code)
      const step = { number: place, path: listingPath(path, place) }
      return isLong && from !== undefined && to !== undefined ? { ...step, from, to } : step
    }),
  }
}

const STRIDES = [-100, -10, -1, 0, 1, 10, 100]

/** The ends of a list, and what lies one, ten and a hundred pages away: by them each page is near. */
function stepsFrom(number: number, count: number): number[] {
  const steps = [1, count, ...STRIDES.map((stride) => number + stride)]
  const within = new Set(steps.filter((step) => step >= 1 && step <= count))
  return [...within].sort((a, b) => a - b)
}

/** The addresses of every list's second and later pages. */
export function laterListingPaths({ pages }: Pick<Catalogue, 'pages'>): string[] {
  return [...pages.values()].flatMap(({ path, content, products }) => {
    const later = listingCount(products.length, content.kind) - 1
    return Array.from({ length: later }, (_, index) => listingPath(path, index + 2))
  })
}
