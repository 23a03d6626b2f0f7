import { foldText, slugOf, wordsOf } from '#schema/fold-text.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { figureLabel } from '../search/figure-label.ts'
import type { SearchResults } from '../search/answer-query.ts'
import type { ResultKind, SearchData } from '../search/search-data.ts'
import { isProduct, type SearchHit } from '../search/search-hit.ts'
import { exactProduct } from './exact-product.ts'
import { familiesOf, familyOf, type CountedFamily } from './family-filter.tsx'
import { isFluidIn } from './read-notes.tsx'
import { readWords } from './read-words.ts'

/** Something that was read in a query, and the query without it. */
export type ReadPart = {
  label: string
  rest: string
  /** Not even the best product meets this part. */
  isUnmet: boolean
}

type KindGroup = readonly [ResultKind, readonly SearchHit[]]

/** The results of a search in the parts in which a page shows them. */
export type ArrangedResults = {
  /** How many things were found, of all families. */
  count: number
  families: readonly CountedFamily[]
  /** The family that the results are narrowed to. */
  family: string | undefined
  /** The kind of machine that is asked for. */
  machine: string | undefined
  /** Whether figures, a fluid or a use were read in the query, and the parts that say them. */
  isRead: boolean
  read: readonly ReadPart[]
  /** The product whose own code was typed: its id, and its record once loaded. */
  exactId: string | undefined
  exact: ProductRecord | undefined
  /** All products that match the whole query, except the exact one. */
  products: readonly SearchHit[]
  /** Those of them that answer all of it, and those that publish nothing of its fluid. */
  answering: readonly SearchHit[]
  silent: readonly SearchHit[]
  /** No product meets all of the query. */
  isUnmet: boolean
  partial: readonly SearchHit[]
  unpublished: readonly SearchHit[]
  /** The other results by kind, in the order of each kind's best. */
  others: readonly KindGroup[]
  /** The first of these kinds stands before the products. */
  areOthersFirst: boolean
}

export function arrangeResults(
  results: SearchResults,
  data: SearchData,
  /** The slug of the family that is chosen. */
  chosen: string | null,
  rows: ProductData | undefined,
): ArrangedResults {
  const { query, service, fluids, ways, nearMisses } = results
  const every = [...results.hits, ...results.partial, ...results.unpublished]
  // The chips count the same products as the heading does.
  const families = familiesOf(results.hits.length > 0 ? results.hits : every, data)
  // Another query has other families: the address drops the choice with it.
  const family = families.find(({ title }) => slugOf(title) === chosen)?.title
  const kept = (hits: readonly SearchHit[]) =>
    family === undefined ? hits : hits.filter(({ entry }) => familyOf(entry, data) === family)
  const hits = kept(results.hits)
  const partial = kept(results.partial)
  const unpublished = kept(results.unpublished)

  const [whole] = ways
  const isRead = service.figures.length + fluids.length > 0 || whole !== undefined
  const machine = isRead ? service.choices.equipment : undefined
  const exactId = exactProduct(query, hits)
  const exact = rows?.products.find(({ id }) => id === exactId)
  const groups: KindGroup[] = [...Map.groupBy(hits, ({ entry }) => entry.kind)]
  const products = hits.filter((hit) => isProduct(hit) && hit.entry.id !== exact?.id)
  // All else answers, but nothing is published of the fluid.
  const lacksFluid = ({ lacks }: SearchHit) => lacks.some(isFluidIn(fluids))
  const silent = products
    .filter(lacksFluid)
    .toSorted((a, b) => Number(isMute(a)) - Number(isMute(b)))
  const answering = products.filter((hit) => !lacksFluid(hit))
  const best = [...answering, ...silent, ...partial, ...unpublished].find(isProduct)
  const others = groups
    .filter(([kind]) => kind !== 'product')
    // Beside what is for a machine, its kind's own page leads.
    .toSorted(([a], [b]) => (whole ? Number(b === 'page') - Number(a === 'page') : 0))
  return {
    count: every.length,
    families,
    family,
    machine,
    isRead,
    read: isRead ? readParts(results, machine, best, data) : [],
    exactId,
    exact,
    products,
    answering,
    silent,
    isUnmet: answering.length === 0 && silent.length > 0,
    partial,
    unpublished,
    others,
    // A wish, or what a word means, is answered by a page or a term; figures are not, however near.
    areOthersFirst: !exact && nearMisses.length === 0 && groups[0] === others[0],
  }
}

/** Figures, words for a machine or an arrangement, and fluids; what even the best product was found without was let go. */
function readParts(
  results: SearchResults,
  machine: string | undefined,
  best: SearchHit | undefined,
  data: SearchData,
): ReadPart[] {
  const { fluids, service, ways } = results
  const isLetGo = (text: string) =>
    best?.lacks.some((lack) => ` ${lack} `.includes(` ${text} `)) ?? false
  return [
    ...service.figures.map((figure) => ({
      label: figureLabel(figure, service.figures),
      rest: figure.rest,
      isUnmet: false,
    })),
    ...readWords(results, machine, ways[0]?.entry.title, data).map(({ word, ...one }) => ({
      ...one,
      isUnmet: isLetGo(word),
    })),
    ...fluids.map(({ text, services, rest }) => {
      const meant = services.map((id) => data.services[id] ?? id).join(', ')
      const label = foldText(text) === foldText(meant) ? meant : `${text} = ${meant}`
      return { label, rest, isUnmet: isLetGo(wordsOf(text).join(' ')) }
    }),
  ]
}

/** Whether a product publishes no figures at all. */
function isMute({ entry: { judged } }: SearchHit): boolean {
  return judged?.ranges.length === 0
}
