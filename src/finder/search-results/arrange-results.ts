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

/** An understood part of a query, and the query without it. */
export type ReadPart = {
  label: string
  rest: string
  /** Whether not even the best product meets this part. */
  isUnmet: boolean
}

type KindGroup = readonly [ResultKind, readonly SearchHit[]]

/** The results of a search, divided into the parts of the page. */
export type ArrangedResults = {
  /** The number of results in all families. */
  count: number
  families: readonly CountedFamily[]
  /** The family that the results are narrowed to. */
  family: string | undefined
  /** The id of the asked machine. */
  machine: string | undefined
  /** Whether figures, a fluid or a use were read in the query, and their parts. */
  isRead: boolean
  read: readonly ReadPart[]
  /** The product whose code was typed: its id, and its record once loaded. */
  exactId: string | undefined
  exact: ProductRecord | undefined
  /** All products that match the whole query, except the exact one. */
  products: readonly SearchHit[]
  /** Those of `products` that answer all of it, and those that publish nothing about its fluid. */
  answering: readonly SearchHit[]
  silent: readonly SearchHit[]
  /** Whether no product meets all of the query. */
  isUnmet: boolean
  partial: readonly SearchHit[]
  unpublished: readonly SearchHit[]
  /** The other results by kind, in the order of each kind's best result. */
  others: readonly KindGroup[]
  /** Whether the first of these kinds comes before the products. */
  areOthersFirst: boolean
}

export function arrangeResults(
  results: SearchResults,
  data: SearchData,
  /** The slug of the chosen family. */
  chosen: string | null,
  rows: ProductData | undefined,
): ArrangedResults {
  const { query, service, fluids, ways, nearMisses } = results
  const every = [...results.hits, ...results.partial, ...results.unpublished]
  // The chips must count the same products as the heading.
  const families = familiesOf(results.hits.length > 0 ? results.hits : every, data)
  // A family that the results do not have is ignored.
  const family = families.find(({ title }) => slugOf(title) === chosen)?.title
  const kept = (hits: readonly SearchHit[]) =>
    family === undefined ? hits : hits.filter(({ entry }) => familyOf(entry, data) === family)
  const hits = kept(results.hits)
  const partial = kept(results.partial)

  const [whole] = ways
  const isRead = service.figures.length + fluids.length > 0 || whole !== undefined
  const machine = isRead ? service.choices.equipment : undefined
  const exactId = exactProduct(query, hits)
  const exact = rows?.products.find(({ id }) => id === exactId)
  const groups: KindGroup[] = [...Map.groupBy(hits, ({ entry }) => entry.kind)]
  const products = hits.filter((hit) => isProduct(hit) && hit.entry.id !== exact?.id)
  // Products that answer everything but publish nothing about the fluid.
  const lacksFluid = ({ lacks }: SearchHit) => lacks.some(isFluidIn(fluids))
  // Without any that publishes it, they are the answer.
  const isLeftOut = (hit: SearchHit) =>
    products.length === 0 && isProduct(hit) && hit.verdict !== 'unpublished' && lacksFluid(hit)
  const besides = kept(results.unpublished)
  const unpublished = besides.filter((hit) => !isLeftOut(hit))
  const silent = [...products.filter(lacksFluid), ...besides.filter(isLeftOut)].toSorted(
    (a, b) => Number(isMute(a)) - Number(isMute(b)),
  )
  const answering = products.filter((hit) => !lacksFluid(hit))
  const best = [...answering, ...silent, ...partial, ...unpublished].find(isProduct)
  const others = groups
    .filter(([kind]) => kind !== 'product')
    // For a machine or an industry, pages come first.
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
    // A wish or a question for a meaning is answered by a page or a term, a query with figures never.
    areOthersFirst: !exact && nearMisses.length === 0 && groups[0] === others[0],
  }
}

/** The understood figures, machine, arrangement and fluids; unmet if even the best product lacks them. */
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
