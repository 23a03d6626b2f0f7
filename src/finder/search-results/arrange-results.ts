import { stemWord } from '#catalogue/stem-word.ts'
import { foldText, slugOf, wordsOf } from '#schema/fold-text.ts'
import { capitalised } from '#schema/letter-case.ts'
import type { ProductData } from '#views/product-data.ts'
import { codeKeys } from '../search/code-keys.ts'
import { figureLabel } from '../search/figure-label.ts'
import type { SearchResults } from '../search/answer-query.ts'
import type { ResultKind, SearchData } from '../search/search-data.ts'
import { isProduct, type SearchHit } from '../search/search-hit.ts'
import { isTelling, tellingWords } from '../search/stop-words.ts'
import { familiesOf, familyOf } from './family-filter.tsx'
import { isFluidIn } from './read-notes.tsx'

/** An understood part of a query, and the query without it. */
export type ReadPart = {
  label: string
  rest: string
  /** Whether not even the best product meets this part. */
  isUnmet: boolean
}

type KindGroup = readonly [ResultKind, readonly SearchHit[]]

export type ArrangedResults = ReturnType<typeof arrangeResults>

/** The results of a search, divided into the parts of the page. */
export function arrangeResults(
  results: SearchResults,
  data: SearchData,
  /** The slug of the chosen family. */
  chosen: string | null,
  rows: ProductData | undefined,
) {
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
    /** The number of results in all families. */
    count: every.length,
    families,
    /** The family that the results are narrowed to. */
    family,
    /** The id of the asked machine. */
    machine,
    /** Whether figures, a fluid or a use were read in the query, and their parts. */
    isRead,
    read: isRead ? readParts(results, machine, best, data) : [],
    /** The record of the product whose code was typed. */
    exact,
    /** All products that match the whole query, except the exact one. */
    products,
    /** Those of `products` that answer all of it, and those that publish nothing about its fluid. */
    answering,
    silent,
    /** Whether no product meets all of the query. */
    isUnmet: answering.length === 0 && silent.length > 0,
    partial,
    unpublished,
    /** The other results by kind, in the order of each kind's best result. */
    others,
    /** Whether the first of these kinds comes before the products. */
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
  const { fluids, service } = results
  const isLetGo = (text: string) =>
    best?.lacks.some((lack) => ` ${lack} `.includes(` ${text} `)) ?? false
  return [
    ...service.figures.map((figure) => ({
      label: figureLabel(figure, service.figures),
      rest: figure.rest,
      isUnmet: false,
    })),
    ...readWords(results, machine, data).map(({ word, ...one }) => ({
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

const stemsOf = (text: string) => wordsOf(foldText(text)).map(stemWord)

/**
 * The words of a query that name its machine or an arrangement: "bomba", "doble"; if the query asks only for a use, all
 * its words except stop words and ignored ones.
 */
function readWords(
  { query, arrangements: arranged, ignored, ways }: SearchResults,
  machine: string | undefined,
  { machines, equipment, arrangements }: SearchData,
) {
  const words = query.split(/\s+/)
  const left = new Set(ignored.flatMap(({ text }) => text.split(' ')))
  const use = ways[0]?.entry.title
  const ofUse = use === undefined ? [] : stemsOf(use)
  const said = machines.find(({ id }) => id === machine)?.said.flatMap(stemsOf) ?? []
  return words.flatMap((word, at) => {
    const [stem] = stemsOf(word)
    if (stem === undefined) return []
    const id = arranged.find((one) => stemsOf(arrangements[one] ?? '').at(-1) === stem)
    const label =
      machine !== undefined && said.includes(stem)
        ? equipment[machine]
        : id !== undefined
          ? arrangements[id]
          : use !== undefined && isTelling(foldText(word)) && !left.has(word)
            ? machine === undefined && ofUse.includes(stem)
              ? use
              : capitalised(word)
            : undefined
    return label === undefined
      ? []
      : [{ label, word: foldText(word), rest: words.toSpliced(at, 1).join(' ') }]
  })
}

/** The id of the product that is asked for by its code, or by its name if it has no code. */
export function exactProduct(query: string, hits: readonly SearchHit[]): string | undefined {
  const products = hits.flatMap(({ entry }) => (entry.kind === 'product' ? [entry] : []))
  const [first] = products
  const [typed] = codeKeys(query)
  if (typed === undefined || first === undefined) return undefined
  if (first.code !== undefined) return codeKeys(first.code).includes(typed) ? first.id : undefined
  const asked = tellingWords(wordsOf(foldText(query)))
  // A single word of a long name does not name the product: "bomba".
  const isNamed = ({ title }: { title: string }) => {
    const words = tellingWords(wordsOf(foldText(title)))
    return asked.length * 2 > words.length && asked.every((word) => words.includes(word))
  }
  return isNamed(first) && !products.slice(1).some(isNamed) ? first.id : undefined
}
