import { compareNames } from '#catalogue/compare-names.ts'
import { equipmentPath } from '#catalogue/paths.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { phraseAt, phraseKey } from './phrases.ts'
import type { QueryPart } from './query-parts.ts'
import type { SearchEntry } from './search-data.ts'
import { isProduct } from './search-hit.ts'
import { isArrangement, type SearchIndex } from './search-index.ts'
import { tellingWords } from './stop-words.ts'

/** The use in a query of only a kind of product and a machine or an industry ("sello bomba"). */
export type Use = {
  /** The id of the machine, if it is one. */
  machine?: string
  /** The entry of the page that gathers all products for it. */
  page: number
}

/** The use that a query asks for, if it asks for nothing else. */
export function useIn(index: SearchIndex, parts: readonly QueryPart[]): Use | undefined {
  const uses = parts.flatMap((part) => usesOf(index, part))
  const rest = parts.filter(
    (part) => usesOf(index, part).length === 0 && !isArrangement(index, part),
  )
  const isPlain = parts.every(
    ({ codes, isFluid, isOptional }) => codes.length === 0 && !isFluid && isOptional === undefined,
  )
  return isPlain && uses.length === 1 && isThing(index, rest) ? uses[0] : undefined
}

/** Whether the other words name just one kind of product ("sello", "sello mecánico"), or there are none. */
function isThing(index: SearchIndex, parts: readonly QueryPart[]): boolean {
  const words = parts.flatMap(({ text }) => tellingWords(wordsOf(text)))
  const [alternatives = []] = parts.map((part) => part.alternatives)
  return words.length <= 1
    ? words.length === 0 || alternatives.some(([word = '']) => isKind(index, word))
    : phraseAt(index.things, words, 0)?.length === words.length
}

/** Whether a word names a kind of product: a seal, a packing, a joint. */
export function isKind({ kinds }: SearchIndex, word: string): boolean {
  const stem = stemWord(word)
  return kinds.some((own) => own.includes(stem))
}

function usesOf(index: SearchIndex, part: QueryPart): Use[] {
  const { entries } = index.data
  const { machine, isService, text, alternatives } = part
  const [thing = '', ...more] = tellingWords(wordsOf(text))
  // "Sello de rodamiento" names a product and its machine; "guía de pistón" only a product.
  const isNamed = isService === true || (more.length === 1 && isKind(index, thing))
  if (machine !== undefined && !isNamed) return []
  const said = new Set(alternatives.map(phraseKey))
  const page = entries.findIndex(({ gathers, title, href }) =>
    machine === undefined
      ? gathers && said.has(phraseKey(tellingWords(wordsOf(title))))
      : href === equipmentPath(machine),
  )
  return page < 0 ? [] : [{ page, ...(machine !== undefined && { machine }) }]
}

/**
 * The products of a use, best first: by the size of their family, then of the class, where one made for the use leads.
 * Products named for another machine are last in their family, products without published figures last in their class.
 */
function orderByUse(index: SearchIndex, numbers: readonly number[], { machine }: Use): number[] {
  const { entries, places } = index.data
  const of = (number: number): Partial<SearchEntry> => entries[number] ?? {}
  const serving = numbers.filter(
    (number) => machine === undefined || of(number).equipment?.includes(machine),
  )
  const rootOf = (at = -1): number => {
    const parent = places[at]?.parent
    return parent === undefined ? at : rootOf(parent)
  }
  const sizes = (groupOf: (number: number) => number | undefined) => {
    const groups = Map.groupBy(serving, groupOf)
    return (number: number) => groups.get(groupOf(number))?.length ?? 0
  }
  const inFamily = sizes((number) => rootOf(of(number).place))
  const inClass = sizes((number) => of(number).place)
  const isMadeForIt = (number: number) =>
    Number(machinesIn(index, places[of(number).place ?? -1]?.title).has(machine ?? ''))
  const isSilent = (number: number) => Number(of(number).judged?.ranges.length === 0)
  return serving.toSorted(
    (a, b) =>
      inFamily(b) - inFamily(a) ||
      isForOther(index, of(a).title, machine) - isForOther(index, of(b).title, machine) ||
      isMadeForIt(b) - isMadeForIt(a) ||
      inClass(b) - inClass(a) ||
      (of(a).place ?? 0) - (of(b).place ?? 0) ||
      isSilent(a) - isSilent(b) ||
      byArrangement(of(a), of(b)),
  )
}

/** Single seals before double ones, each by code; other products keep the order of the ranking. */
function byArrangement(a: Partial<SearchEntry>, b: Partial<SearchEntry>): number {
  const [first, second] = [a, b].map(({ arrangements = [] }) =>
    SINGLE_FIRST.findIndex((one) => arrangements.includes(one)),
  )
  if (first === undefined || second === undefined || first < 0 || second < 0) return 0
  return first - second || compareNames(a.code ?? '', b.code ?? '')
}

/** Ids of content/vocabulario/seleccion.yaml. */
const SINGLE_FIRST = ['simple', 'doble']

/** 1 if a name mentions machines but not the asked one, else 0. */
export function isForOther(
  index: SearchIndex,
  name: string | undefined,
  machine: string | undefined,
) {
  const named = machinesIn(index, name)
  return Number(named.size > 0 && (machine === undefined || !named.has(machine)))
}

/** The kinds of machine that a name mentions. */
function machinesIn({ machines }: SearchIndex, name = ''): ReadonlySet<string> {
  const words = wordsOf(name)
  return new Set(words.flatMap((_, at) => phraseAt(machines, words, at)?.values ?? []))
}

/** The page of the first product's class if half of the products belong to it, else of its family. */
function pageOfMost({ data }: SearchIndex, numbers: readonly number[]): number[] {
  const { entries, places } = data
  const [first] = numbers
  const place = entries[first ?? -1]?.place
  const own = numbers.filter((number) => entries[number]?.place === place)
  let at = place
  if (own.length * 2 < numbers.length) {
    for (let up = places[at ?? -1]?.parent; up !== undefined; up = places[up]?.parent) at = up
  }
  const title = places[at ?? -1]?.title
  const page = entries.findIndex(
    (one) => one.kind === 'page' && !one.gathers && one.title === title,
  )
  return page < 0 ? [] : [page]
}

/** Orders hits by use: leading pages, products of the use, the rest. `ways`: the pages of the use and of the kind. */
export function hitsByUse<Hit extends { entry: SearchEntry }>(
  index: SearchIndex,
  hits: readonly Hit[],
  use: Use,
): { hits: readonly Hit[]; ways: readonly number[] } {
  const byNumber = new Map(
    hits.filter(isProduct).map((hit) => [index.data.entries.indexOf(hit.entry), hit]),
  )
  const ordered = orderByUse(index, [...byNumber.keys()], use)
  if (ordered.length === 0) return { hits, ways: [] }
  const first = hits.findIndex(isProduct)
  return {
    hits: [
      ...hits.slice(0, first),
      ...ordered.flatMap((number) => byNumber.get(number) ?? []),
      ...hits.slice(first).filter((hit) => !isProduct(hit)),
    ],
    ways: [use.page, ...pageOfMost(index, ordered)],
  }
}
