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
import { rowsSpan } from '#catalogue/ask/category-span.ts'
import { linkedGroups, orderedGroups } from '#catalogue/ask/list-groups.ts'
import { machinePlaceOf } from '#catalogue/ask/machine-places.ts'
import { isOfKind, partsOf } from '#catalogue/ask/pages.ts'
import { presentRow, type ProductRowView } from './product-row.ts'
import { rowNames } from './row-names.ts'
import type { StandingFigure } from '#figures/present-specs.ts'

export type { ListColumn, ListFilter, ProductRowView, StandingFigure }

/** Products under one heading; a list's only group has none. */
export type ListGroup = {
  id: string
  heading?: string
  /** A text about what the heading names: an industry's machine, or a link's target. */
  story?: MachineStory
  rows: readonly ProductRowView[]
  /** The kind of machine that its rows are for, if not that of the whole list. */
  machine?: string
  /** How the group folds, on the page of a machine whose drawing links to its groups. */
  fold?: {
    isOpen: boolean
    place?: number
    envelope: readonly Pick<StandingFigure, 'si' | 'imperial'>[]
  }
}

/** A list of products with aligned columns of figures. */
export type ProductListView = {
  total: number
  columns: readonly ListColumn[]
  groups: readonly ListGroup[]
  filters: readonly ListFilter[]
  /** The kind of machine that the whole list is for. */
  machine?: string
}

/** In longer lists, rows in closed groups have no tagline: the page would be too heavy for a telephone. */
const ROWS_WITH_LINES_MOST = 48
/** Longer lists of gathered products omit the rows' details altogether. */
const FOLDS_MOST = 24

/** A page's list in groups, each sorted by code; a page without products lists those that its links lead to. */
export async function presentProductList(
  page: CataloguePage,
  catalogue: Catalogue,
): Promise<ProductListView> {
  const linked =
    page.products.length === 0 ? linkedGroups(partsOf(page.content).links, catalogue.pages) : []
  const products = linked.length > 0 ? linked.flatMap(({ members }) => members) : page.products
  const columns = columnsOf(page, catalogue, products)
  const groups = linked.length > 0 ? linked : orderedGroups(page, catalogue.pages)
  const scheme = page.content.kind === 'equipment' ? page.content.scheme : undefined
  // On a machine's page its drawing links to the groups, so no filters are needed for them.
  const stories: ReadonlyMap<string, MachineStory> =
    linked.length > 0
      ? new Map(linked.map(({ heading, story }) => [heading, story]))
      : machineStories(page, catalogue)
  const isIndustry = isOfKind(page, 'industry')
  const { machineOf } = describedFor(page, catalogue)
  const filters = listFilters(
    products,
    scheme ? [] : groups,
    isIndustry ? withoutIndustries(catalogue) : catalogue,
    isIndustry ? 'Máquina' : 'Tipo',
    machineOf,
  )
  const reasons = reasonsOf(page)
  const machine = isIndustry ? undefined : products[0] && machineOf(products[0])
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
          scheme && groups.length > 1 ? foldOf(page, members, index, columns, catalogue) : undefined
        const own = isIndustry && members[0] && machineOf(members[0])
        const hasLines = products.length <= ROWS_WITH_LINES_MOST || fold?.isOpen === true
        return {
          id,
          ...(heading !== undefined && { heading, ...storyOf(stories.get(heading)) }),
          ...(fold && { fold }),
          ...(own && { machine: own }),
          rows: await Promise.all(members.map((product) => row(product, hasLines))),
        }
      }),
    ),
    filters: filters.map(asFilter),
    ...(machine !== undefined && { machine }),
  }
}

/** The columns of a page's list. */
export function columnsOf(page: CataloguePage, catalogue: Catalogue, products = page.products) {
  const measured = measuredFor(page, catalogue)
  return listColumns(products, { ...describedFor(page, catalogue), measured })
}

/** The catalogue without the services of single industries: on an industry's page those of others filter nothing. */
function withoutIndustries({ selection, ...catalogue }: Catalogue): Catalogue {
  const services = selection.services.filter(({ industries }) => industries.length === 0)
  return { ...catalogue, selection: { ...selection, services } }
}

const storyOf = (story: MachineStory | undefined) => story && { story }

/** Lists up to this length start open; longer ones open their first groups only. */
const OPEN_MOST = 24
const GROUPS_OPEN = 2
/** The facets summarised in the heading of a folded group. */
const FOLDED_FACETS: readonly Facet[] = ['diameter', 'pressure', 'temperature']

/** How a group on a machine's page folds: the number of its place, and its products' spans. */
function foldOf(
  page: CataloguePage,
  members: readonly CatalogueProduct[],
  index: number,
  columns: readonly ListColumn[],
  catalogue: Catalogue,
): NonNullable<ListGroup['fold']> {
  const { properties, machineOf } = describedFor(page, catalogue)
  return {
    isOpen: page.products.length <= OPEN_MOST || index < GROUPS_OPEN,
    place: machinePlaceOf(page.content)(members[0]) + 1,
    envelope: FOLDED_FACETS.filter((facet) => columns.some(({ id }) => id === facet)).flatMap(
      (facet) => rowsSpan(members, facet, properties, machineOf) ?? [],
    ),
  }
}

/** A solution's few products are drawn on the axes of their own lists. */
function measuredFor(page: CataloguePage, { pages }: Catalogue) {
  if (!isOfKind(page, 'solution')) return undefined
  const own = new Set(page.products.flatMap(({ pagePath }) => pages.get(pagePath)?.products ?? []))
  return [...own]
}

/** What a page's columns depend on: property definitions, the products' machines, and its own columns. */
export function describedFor(page: CataloguePage, { properties }: Catalogue) {
  return { properties, machineOf: machinesOf(page), asked: partsOf(page.content).columns }
}
