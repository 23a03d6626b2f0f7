import { capitalised } from '#schema/letter-case.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import type { DocumentLink } from '#catalogue/show/document-link.ts'
import { asColumn, listColumns, type ColumnSource, type ListColumn } from './list-columns.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { machinesOf, reasonsOf } from '#catalogue/ask/industry-page.ts'
import { asFilter, listFilters, type ListFilter } from './list-filters.ts'
import type { Facet } from '#figures/facets.ts'
import { categorySpan } from '#catalogue/ask/category-span.ts'
import { orderedGroups } from '#catalogue/ask/list-groups.ts'
import { placeOf } from '#catalogue/ask/machine-places.ts'
import { isOfKind, partsOf } from '#catalogue/ask/pages.ts'
import { enquiryPath } from '#catalogue/paths.ts'
import { presentFacts, productLabel, type Picture } from '#catalogue/show/product-facts.ts'
import type { NamedList } from '#catalogue/show/named-lists.ts'
import type { StandingFigure } from '#figures/present-specs.ts'
import { stemWord } from '#catalogue/stem-word.ts'

export type { ListColumn, ListFilter, StandingFigure }

/** A product marked for comparison or quotation. */
export type MarkedProduct = {
  id: string
  /** Its code, or its name where it has none. */
  label: string
  fullName: string
  enquiryHref: string
}

/** A product as a row of a list shows it. */
export type ProductRowView = MarkedProduct & {
  /** The product's own page. */
  href: string
  code?: string
  /**
   * Its name in two parts. `shared`: the words that the heading says already or that all names of the list
   * begin with, for screen readers only; `own`: the rest.
   */
  name: { shared: string; own: string }
  /** Empty in a long list. */
  tagline: string
  picture: Picture
  dataSheet: DocumentLink
  /** In the order of the list's columns; undefined where nothing is published. */
  figures: readonly (StandingFigure | undefined)[]
  features: readonly string[]
  /** Applications, standards, materials and the like, each under its name. */
  lists: readonly NamedList[]
  /** The ids of the filters that it matches. */
  filters: readonly string[]
}

/** Products under one heading; the only group of a list has none. */
export type ListGroup = {
  id: string
  heading?: string
  rows: readonly ProductRowView[]
  /** How it folds, in a list of many groups that a drawing leads through. */
  fold?: {
    isOpen: boolean
    place?: number
    envelope: readonly Pick<StandingFigure, 'si' | 'imperial'>[]
  }
}

/** A list of products, their figures in aligned columns. */
export type ProductListView = {
  total: number
  columns: readonly ListColumn[]
  groups: readonly ListGroup[]
  filters: readonly ListFilter[]
  /** The kind of machine that all of it is for. */
  machine?: string
}

/** Beyond so many products a page says no line of each: it would weigh more than a telephone should wait for. */
const LINES_MOST = 48

/** The picture and the data sheet of a product, which the layers above make. */
export type RowFiles = { picture: Picture; dataSheet: DocumentLink }

/** The products of a page as a list, in its groups, each group by code. */
export function presentProductList(
  page: CataloguePage,
  catalogue: Catalogue,
  filesOf: (product: CatalogueProduct) => RowFiles,
): ProductListView {
  const { products } = page
  const described = describedFor(page, catalogue)
  const columns = listColumns(products, described)
  const groups = orderedGroups(page, catalogue.pages)
  const scheme = page.content.kind === 'equipment' ? page.content.scheme : undefined
  // The drawing of the machine leads to the groups: no filter does.
  const filters = listFilters(products, scheme ? [] : groups, catalogue)
  const reasons = reasonsOf(page)
  const { machine } = isOfKind(page, 'industry')
    ? {}
    : { machine: products[0] && described.machineOf(products[0]) }
  const shared = sharedWords(products.map(({ name }) => name))
  // What gathers products folds nothing away: what rows would hold stands on each product's own page.
  const isUnfolded = partsOf(page.content).gathers !== undefined
  const row = (product: CatalogueProduct, said: string): ProductRowView => ({
    ...presentRow(product, catalogue, columns, filesOf(product)),
    ...(isUnfolded && { features: [], lists: [] }),
    name: { shared: said, own: capitalised(product.name.slice(said.length).trim()) },
    ...(products.length > LINES_MOST && { tagline: '' }),
    ...(reasons.has(product.id) && { tagline: reasons.get(product.id) ?? '' }),
    filters: filters.filter(({ admits }) => admits(product)).map(({ id }) => id),
  })
  return {
    total: products.length,
    columns: columns.map(asColumn),
    groups: groups.map(({ id, heading, members }, index) => {
      const said = headingWords(
        heading ?? '',
        members.map(({ name }) => name),
      )
      return {
        id,
        ...(heading !== undefined && { heading }),
        ...(scheme && groups.length > 1 && { fold: foldOf(page, members, index, catalogue) }),
        rows: members.map((product) => row(product, said || shared)),
      }
    }),
    filters: filters.map(asFilter),
    ...(machine !== undefined && { machine }),
  }
}

/** So many products are open from the start; of a longer list, the first groups alone. */
const OPEN_MOST = 24
const GROUPS_OPEN = 2
const ENVELOPE: readonly Facet[] = ['diameter', 'pressure', 'temperature']

/** How a group of a machine's list folds: the number of its place, and how far its products reach. */
function foldOf(
  page: CataloguePage,
  members: readonly CatalogueProduct[],
  index: number,
  { properties }: Catalogue,
): NonNullable<ListGroup['fold']> {
  return {
    isOpen: page.products.length <= OPEN_MOST || index < GROUPS_OPEN,
    place: placeOf(page.content)(members[0]) + 1,
    envelope: ENVELOPE.flatMap((facet) => {
      const { si, imperial } = categorySpan({ ...page, products: members }, facet, properties) ?? {}
      return si ? [{ si, ...(imperial && { imperial }) }] : []
    }),
  }
}

/** The names of the figures of a page's list, and the kinds of machine that they belong to. */
export function describedFor(page: CataloguePage, { properties }: Catalogue) {
  return { properties, machineOf: machinesOf(page), asked: partsOf(page.content).columns }
}

/** A product as a row of a list of any products, under the given columns. */
export function presentRow(
  product: CatalogueProduct,
  catalogue: Catalogue,
  columns: readonly ColumnSource[],
  files: RowFiles,
): ProductRowView {
  const { code, name, href } = product
  const { features, tagline, materials, lists } = presentFacts(product, catalogue)
  return {
    ...markedProduct(product),
    href,
    ...(code !== undefined && { code }),
    name: { shared: '', own: name },
    tagline,
    ...files,
    figures: columns.map((column) => column.figureOf(product)),
    features,
    lists: [...lists, ...materials],
    filters: [],
  }
}

/** The part of a product that the list to quote and the comparison store. */
export function markedProduct(product: CatalogueProduct): MarkedProduct {
  const label = productLabel(product)
  return { id: product.id, label, fullName: product.name, enquiryHref: enquiryPath(label) }
}

/** The words with which all names begin, if each has more after them. */
function sharedWords(names: readonly string[]): string {
  const [first = ''] = names
  const words = first.split(' ')
  for (let count = words.length - 1; names.length > 2 && count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ')
    if (names.every((name) => goesOnAfter(name, start))) return start
  }
  return ''
}

/** The words of all names that repeat their group's heading: "Sello de cartucho" under "Sellos de cartucho". */
function headingWords(heading: string, names: readonly string[]): string {
  const count = wordsOf(heading).length
  const start = names[0]?.split(' ').slice(0, count).join(' ') ?? ''
  const isSaid = stemsOf(start) === stemsOf(heading)
  const isShared = names.length > 1 && names.every((name) => goesOnAfter(name, start))
  return isSaid && isShared ? start : ''
}

/** Whether a name has more after these words. The rest must not begin with a preposition that belongs to them. */
function goesOnAfter(name: string, start: string): boolean {
  const isWhole = !/^ (?:de|del|para|con|en|y|a)\b/.test(name.slice(start.length))
  return name.startsWith(`${start} `) && isWhole
}

function stemsOf(text: string): string {
  return wordsOf(text).map(stemWord).join(' ')
}
