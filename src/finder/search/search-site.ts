import type { PublishedRange } from '#figures/ranges.ts'
import { codesMeantBy, nearCodes } from './code-index.ts'
import { hasDigit, wordsOf } from '#schema/fold-text.ts'
import { judge } from '#figures/judge.ts'
import type { JudgedLimit, Judgement } from '#figures/judgement.ts'
import { sizeRank, useOf } from '#figures/rank-limits.ts'
import { rankEntries, type RankedEntry, type Ranking } from './rank-entries.ts'
import type { AskedFigure } from './read-figures.ts'
import { readQuery, type QueryPart, type Question, type ReadFluid } from './read-query.ts'
import type { ReadSize } from './read-sizes.ts'
import type { SearchEntry } from './search-data.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { tellingWords } from './stop-words.ts'
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
  /** What was read and answers no published figure: what it is, is said. */
  ignored: readonly ReadSize[]
  /** What is said of a wish that no page of its own answers. */
  notes: readonly string[]
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
/** Sections are published in round millimetres of their inches, in mm. */
const SECTION_SLACK = 0.2
/** Fewer whole answers than these are followed by partial ones. */
const FEW = 5
const PARTIAL_MAX = 24

/** Searches the site for a code, words, a fluid or figures. */
export function searchSite(index: SearchIndex, query: string): SearchResults {
  const { figures, fluids, sizes, section, intents, notes, parts, asksMeaning, ...read } =
    readQuery(index, query)
  const ranked = rankEntries(index, parts)
  const isOfFigures = figures.length > 0 && ranked.entries.length + ranked.partial.length === 0
  const ranking: Ranking = isOfFigures ? { ...ranked, entries: everyProduct(index) } : ranked
  const named = new Set(
    parts.flatMap(({ codes }) =>
      codes.filter(({ share }) => share === 1).map(({ entry }) => entry),
    ),
  )
  const namedEntries = new Set([...named].map((number) => index.data.entries[number]))
  const answering = new Set(intents)
  const services = fluids.flatMap((fluid) => fluid.services)
  const hits: SearchHit[] = []
  const unpublished: SearchHit[] = []
  const outside: SearchHit[] = []
  const partial: SearchHit[] = []
  const isWishOfMore = parts.some(({ isOptional }) => isOptional === undefined)
  const sayingAll = new Set<SearchEntry>()
  const sort = ({ entry: number, lacks: missing, saysAll }: RankedEntry, into: SearchHit[]) => {
    const entry = index.data.entries[number]
    if (!entry || answering.has(number)) return
    if (saysAll && isWishOfMore) sayingAll.add(entry)
    const isProduct = entry.kind === 'product'
    const { verdict, limits } = isProduct
      ? judge(entry.judged ?? { ranges: [] }, { figures, services })
      : UNJUDGED
    const hit = { entry, limits, verdict, lacks: missing.map(({ text }) => text) }
    // Whoever names a product wants to see it, even where its limits do not reach.
    if (named.has(number)) into.push(hit)
    else if (section !== undefined && !comesIn(entry, section)) outside.push(hit)
    else if (verdict === 'outside') outside.push(hit)
    else if (verdict === 'unpublished') unpublished.push(hit)
    else into.push(hit)
  }
  for (const one of ranking.entries) sort(one, hits)
  for (const one of ranking.partial) {
    const lacksFluidOnly =
      one.lacks.length > 0 &&
      one.lacks.every(({ isFluid }) => isFluid === true) &&
      index.data.entries[one.entry]?.kind === 'product'
    sort(one, lacksFluidOnly ? unpublished : partial)
  }
  // Only products have figures: with one in the query, they are what is asked for.
  const isOfProducts = figures.length > 0 || sizes.some((size) => size.isOfProducts)
  if (isOfProducts && !asksMeaning) {
    hits.sort(parts.length === 0 ? byMargin : byVerdict)
    partial.sort((a, b) => a.lacks.length - b.lacks.length || byVerdict(a, b))
  }
  if (section !== undefined) {
    for (const some of [hits, partial]) {
      some.sort(
        (a, b) => Number(sectionsOf(b.entry).length > 0) - Number(sectionsOf(a.entry).length > 0),
      )
    }
  }
  const answers = intents.flatMap((number) => hitOf(index, number))
  // What answers the wish and the rest of the question stands before the pages for the wish.
  if (named.size > 0)
    hits.sort((a, b) => Number(!namedEntries.has(a.entry)) - Number(!namedEntries.has(b.entry)))
  const leading = named.size > 0 ? hits : hits.filter(({ entry }) => sayingAll.has(entry))
  const terms = asksMeaning ? termsNamed(index, parts) : []
  const whole = uniqueHits([...terms, ...leading, ...answers, ...hits])
  const shownPartial = whole.length < FEW + answers.length ? partial.slice(0, PARTIAL_MAX) : []
  const questions = [...read.questions, ...codeQuestions(index, query, read.words)]
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
    ignored: [
      ...sizes,
      ...ranking.unused.map((text) => ({ text, meaning: 'número sin unidad', hint: [] })),
    ],
    notes,
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

/** The sections that a packing comes in, in mm. */
function sectionsOf({ judged }: SearchEntry): readonly PublishedRange[] {
  return judged?.ranges.filter(({ kind }) => kind === 'section') ?? []
}

/** Whether a packing may come in a section: what publishes none may. */
function comesIn(entry: SearchEntry, asked: number): boolean {
  const sections = sectionsOf(entry)
  return (
    sections.length === 0 ||
    sections.some(
      ({ min = 0, max = Infinity }) => asked >= min - SECTION_SLACK && asked <= max + SECTION_SLACK,
    )
  )
}

/** As the selector orders them, where figures alone are asked. */
function byMargin(a: SearchHit, b: SearchHit): number {
  return (
    byVerdict(a, b) ||
    sizeRank(a.limits) - sizeRank(b.limits) ||
    (useOf(a.limits) ?? 1) - (useOf(b.limits) ?? 1)
  )
}

/** What complies before what does so with a condition. */
function byVerdict(a: SearchHit, b: SearchHit): number {
  return order(a) - order(b)
}

function order({ entry, verdict }: SearchHit): number {
  if (entry.kind !== 'product') return 2
  return verdict === 'conditional' ? 1 : 0
}

/** The terms of the glossary that a question for a meaning names, the longest first. */
function termsNamed({ data }: SearchIndex, parts: readonly QueryPart[]): SearchHit[] {
  const asked = new Set(parts.flatMap(({ text }) => text.split(' ').map(stemWord)))
  return data.entries
    .filter(({ kind, title }) => {
      const words = kind === 'term' ? tellingWords(wordsOf(title)) : []
      return words.length > 0 && words.every((word) => asked.has(stemWord(word)))
    })
    .toSorted((a, b) => wordsOf(b.title).length - wordsOf(a.title).length)
    .map((entry) => ({ ...UNJUDGED, entry, lacks: [] }))
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
    kind === 'product' ? [{ entry, lacks: [], saysAll: false }] : [],
  )
}

/** Codes that a mistyped or misread word of the query may have been. */
function codeQuestions(
  { codes, data, words: { postings } }: SearchIndex,
  query: string,
  words: readonly string[],
): Question[] {
  // A number alone may have been a figure; with a letter it is a code that may have been misread.
  const left = query
    .split(/\s+/)
    .filter((typed) =>
      /\p{L}/u.test(typed) ? true : words.includes(typed) && !postings.has(typed),
    )
  return left.flatMap((typed) =>
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
