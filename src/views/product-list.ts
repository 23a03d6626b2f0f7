import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { asColumn, listColumns, type ListColumn } from './list-columns.ts'
import {
  machinesOf,
  machineStories,
  reasonsOf,
  type MachineStory,
} from '#catalogue/ask/industry-page.ts'
import { asFilter, listFilters, type ListFilter } from './list-filters.ts'
import type { Facet } from '#figures/facets.ts'
import { categorySpan } from '#catalogue/ask/category-span.ts'
import { linkedGroups, orderedGroups } from '#catalogue/ask/list-groups.ts'
import { placeOf } from '#catalogue/ask/machine-places.ts'
import { isOfKind, partsOf } from '#catalogue/ask/pages.ts'
import { presentRow, type ProductRowView } from './product-row.ts'
import { rowNames } from './row-names.ts'
import type { StandingFigure } from '#figures/present-specs.ts'

export type { ListColumn, ListFilter, ProductRowView, StandingFigure }

/** Products under one heading; the only group of a list has none. */
export type ListGroup = {
  id: string
  heading?: string
  /** What the heading names: an industry's machine, or what a link leads to. */
  story?: MachineStory
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

/** Beyond so many products a page says no line of those in its folded groups: it would weigh more than a telephone should wait for. */
const LINES_MOST = 48
/** And beyond so many whose own place is elsewhere it folds nothing away. */
const FOLDS_MOST = 24

/** The products of a page as a list, in its groups, each group by code; of one without its own, those that it links to. */
export async function presentProductList(
  page: CataloguePage,
  catalogue: Catalogue,
): Promise<ProductListView> {
  const linked =
    page.products.length === 0 ? linkedGroups(partsOf(page.content).links, catalogue.pages) : []
  const products = linked.length > 0 ? linked.flatMap(({ members }) => members) : page.products
  const described = describedFor(page, catalogue)
  const columns = listColumns(products, { ...described, measured: measuredFor(page, catalogue) })
  const groups = linked.length > 0 ? linked : orderedGroups(page, catalogue.pages)
  const scheme = page.content.kind === 'equipment' ? page.content.scheme : undefined
  // The drawing of the machine leads to the groups: no filter does.
  const stories: ReadonlyMap<string, MachineStory> =
    linked.length > 0
      ? new Map(linked.map(({ heading, story }) => [heading, story]))
      : machineStories(page, catalogue)
  const kind = isOfKind(page, 'industry') ? 'Máquina' : 'Tipo'
  const filters = listFilters(products, scheme ? [] : groups, catalogue, kind)
  const reasons = reasonsOf(page)
  const { machine } = isOfKind(page, 'industry')
    ? {}
    : { machine: products[0] && described.machineOf(products[0]) }
  const nameOf = rowNames(groups)
  const isFolding = partsOf(page.content).gathers === undefined || products.length <= FOLDS_MOST
  const row = async (product: CatalogueProduct, hasLine: boolean): Promise<ProductRowView> => ({
    ...(await presentRow(product, catalogue, columns)),
    name: nameOf(product),
    ...(!hasLine && { tagline: '' }),
    ...(!isFolding && { features: [], lists: [] }),
    ...(reasons.has(product.id) && { tagline: reasons.get(product.id) ?? '' }),
    filters: filters.filter(({ admits }) => admits(product)).map(({ id }) => id),
  })
  return {
    total: products.length,
    columns: columns.map(asColumn),
    groups: await Promise.all(
      groups.map(async ({ id, heading, members }, index) => {
        const fold =
          scheme && groups.length > 1 ? foldOf(page, members, index, catalogue) : undefined
        const hasLines = products.length <= LINES_MOST || fold?.isOpen === true
        return {
          id,
          ...(heading !== undefined && { heading, ...storyOf(stories.get(heading)) }),
          ...(fold && { fold }),
          rows: await Promise.all(members.map((product) => row(product, hasLines))),
        }
      }),
    ),
    filters: filters.map(asFilter),
    ...(machine !== undefined && { machine }),
  }
}

const storyOf = (story: MachineStory | undefined) => story && { story }

/** So many products are open from the start; of a longer list, the first groups alone. */
const OPEN_MOST = 24
const GROUPS_OPEN = 2
/** What the head of a folded group says of its products. */
const FOLDED_FACETS: readonly Facet[] = ['diameter', 'pressure', 'temperature']

/** How a group of a machine's list folds: the number of its place, and how far its products reach. */
function foldOf(
  page: CataloguePage,
  members: readonly CatalogueProduct[],
  index: number,
  { pages, properties }: Catalogue,
): NonNullable<ListGroup['fold']> {
  // What their own page publishes of all its products belongs to them here too.
  const own = { ...(pages.get(members[0]?.pagePath ?? '') ?? page), products: members }
  return {
    isOpen: page.products.length <= OPEN_MOST || index < GROUPS_OPEN,
    place: placeOf(page.content)(members[0]) + 1,
    envelope: FOLDED_FACETS.flatMap((facet) => {
      const { si, imperial } = categorySpan(own, facet, properties) ?? {}
      return si ? [{ si, ...(imperial && { imperial }) }] : []
    }),
  }
}

/** The few products of a solution lie on the axes of the lists that they come from. */
function measuredFor(page: CataloguePage, { pages }: Catalogue) {
  if (!isOfKind(page, 'solution')) return undefined
  const own = new Set(page.products.flatMap(({ pagePath }) => pages.get(pagePath)?.products ?? []))
  return [...own]
}

/** The names of the figures of a page's list, and the kinds of machine that they belong to. */
export function describedFor(page: CataloguePage, { properties }: Catalogue) {
  return { properties, machineOf: machinesOf(page), asked: partsOf(page.content).columns }
}
