import { codesMeantBy, nearCodes } from './code-index.ts'
import { hasDigit, wordsOf } from '#schema/fold-text.ts'
import { judge, useOf, type JudgedLimit, type Judgement } from '#figures/judge.ts'
import { rankEntries, type Question, type RankedEntry, type Ranking } from './rank-entries.ts'
import type { AskedFigure } from './read-figures.ts'
import { readQuery, type ReadFluid } from './read-query.ts'
import type { ReadSize } from './read-sizes.ts'
import type { SearchEntry } from './search-data.ts'
import type { SearchIndex } from './search-index.ts'

/** A thing found; of a product, what its published limits say of each asked figure. */
export type SearchHit = {
  entry: SearchEntry
  limits: readonly JudgedLimit<AskedFigure>[]
  verdict: Judgement['verdict']
  /** What of the query it does not say. */
  lacks: readonly string[]
}

/** What a query finds, best first. */
export type SearchResults = {
  query: string
  figures: readonly AskedFigure[]
  fluids: readonly ReadFluid[]
  /** What was read and answers no published figure: said, and left out of the search. */
  ignored: readonly ReadSize[]
  /** Words and codes that nothing in the catalogue answers to. */
  unknown: readonly string[]
  /** What was taken for words or codes that nothing is called. */
  questions: readonly Question[]
  /**
   * Pages that answer what is wanted, products whose published limits cover every asked figure, those
   * that do so with a condition after the others, and all else that holds the whole query.
   */
  hits: readonly SearchHit[]
  /** Where few hold all of the query: those that hold the weightiest part of it. */
  partial: readonly SearchHit[]
  /** Products that publish nothing for an asked figure or fluid: kept apart, never guessed. */
  unpublished: readonly SearchHit[]
  /** Where nothing was found: like codes, or products whose limits do not reach. */
  nearMisses: readonly SearchHit[]
  /** The stems to mark in what was found. */
  stems: ReadonlySet<string>
}

const NEAR_MISSES_MAX = 5
/** Fewer whole answers than these are followed by partial ones. */
const FEW = 5
const PARTIAL_MAX = 24

/** Searches the site for a code, words, a fluid or figures. */
export function searchSite(index: SearchIndex, query: string): SearchResults {
  const { figures, fluids, sizes, intents, parts } = readQuery(index, query)
  const ranking: Ranking =
    parts.length === 0 && figures.length > 0
      ? { entries: everyProduct(index), partial: [], stems: new Set(), unknown: [], questions: [] }
      : rankEntries(index, parts)
  const named = new Set(
    parts.flatMap(({ codes }) =>
      codes.filter(({ share }) => share === 1).map(({ entry }) => entry),
    ),
  )
  const answering = new Set(intents)
  const services = fluids.flatMap((fluid) => fluid.services)
  const hits: SearchHit[] = []
  const unpublished: SearchHit[] = []
  const outside: SearchHit[] = []
  const partial: SearchHit[] = []
  const sort = ({ entry: number, lacks: missing }: RankedEntry, into: SearchHit[]) => {
    const entry = index.data.entries[number]
    if (!entry || answering.has(number)) return
    const isProduct = entry.kind === 'product'
    const { verdict, limits } = isProduct
      ? judge(entry.judged ?? { ranges: [] }, { figures, services })
      : UNJUDGED
    const hit = { entry, limits, verdict, lacks: missing.map(({ text }) => text) }
    // Whoever names a product wants to see it, even where its limits do not reach.
    if (named.has(number)) into.push(hit)
    else if (verdict === 'outside') outside.push(hit)
    else if (verdict === 'unpublished') unpublished.push(hit)
    else into.push(hit)
  }
  for (const ranked of ranking.entries) sort(ranked, hits)
  for (const ranked of ranking.partial) {
    const lacksFluidOnly =
      ranked.lacks.every(({ isFluid }) => isFluid === true) &&
      index.data.entries[ranked.entry]?.kind === 'product'
    sort(ranked, lacksFluidOnly ? unpublished : partial)
  }
  // Only products have figures: with one in the query, they are what is asked for.
  if (figures.length > 0) {
    hits.sort(parts.length === 0 ? byMargin : byVerdict)
    partial.sort((a, b) => a.lacks.length - b.lacks.length || byVerdict(a, b))
  }
  const answers = intents.flatMap((number) => hitOf(index, number))
  const whole = named.size > 0 ? [...hits, ...answers] : [...answers, ...hits]
  const shownPartial = whole.length < FEW + answers.length ? partial.slice(0, PARTIAL_MAX) : []
  const questions = [...ranking.questions, ...codeQuestions(index, query)]
  const meant = questions.flatMap(({ meant: code }) =>
    (index.codes.byKey.get(wordsOf(code).join('')) ?? []).flatMap((number) => hitOf(index, number)),
  )
  const isEmpty = whole.length + shownPartial.length + unpublished.length === 0
  const alike =
    isEmpty && outside.length === 0 ? [...meant, ...codesLike(index, ranking.unknown)] : outside
  return {
    query,
    figures,
    fluids,
    ignored: sizes,
    unknown: ranking.unknown,
    questions,
    hits: whole,
    partial: shownPartial,
    unpublished,
    nearMisses: isEmpty ? uniqueHits(alike).slice(0, NEAR_MISSES_MAX) : [],
    stems: ranking.stems,
  }
}

const UNJUDGED = { verdict: 'complies', limits: [] } as const

/** As the selector orders them, where figures alone are asked. */
function byMargin(a: SearchHit, b: SearchHit): number {
  return byVerdict(a, b) || (useOf(a.limits) ?? 1) - (useOf(b.limits) ?? 1)
}

/** What complies before what does so with a condition. */
function byVerdict(a: SearchHit, b: SearchHit): number {
  return order(a) - order(b)
}

function order({ entry, verdict }: SearchHit): number {
  if (entry.kind !== 'product') return 2
  return verdict === 'conditional' ? 1 : 0
}

function hitOf({ data }: SearchIndex, number: number): SearchHit[] {
  const entry = data.entries[number]
  return entry ? [{ ...UNJUDGED, entry, lacks: [] }] : []
}

function uniqueHits(hits: readonly SearchHit[]): SearchHit[] {
  return [...new Map(hits.map((hit) => [hit.entry.href, hit])).values()]
}

function everyProduct({ data }: SearchIndex): RankedEntry[] {
  return data.entries.flatMap(({ kind }, entry) =>
    kind === 'product' ? [{ entry, lacks: [] }] : [],
  )
}

/** Codes that a mistyped or misread word of the query may have been. */
function codeQuestions({ codes, data }: SearchIndex, query: string): Question[] {
  return query.split(/\s+/).flatMap((typed) =>
    codesMeantBy(codes, wordsOf(typed).join('')).flatMap((number) => {
      const code = data.entries[number]?.code
      return code === undefined ? [] : [{ typed, meant: code }]
    }),
  )
}

function codesLike(index: SearchIndex, unknown: readonly string[]): SearchHit[] {
  return unknown.flatMap((text) => {
    const numbers = hasDigit(text) ? nearCodes(index.codes, text.replaceAll(' ', '')) : []
    return numbers.flatMap((number) => hitOf(index, number))
  })
}
