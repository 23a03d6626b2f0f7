import { wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import type { QueriedService } from './asked-service.ts'
import { hitOf, isProduct, type SearchHit } from './search-hit.ts'
import { groupEntries, namedEntries, rankingOf, selectedFor } from './group-entries.ts'
import { beyondLimits, codeQuestions, codesLike, codesMeant } from './near-misses.ts'
import { hitsByUse, useIn } from './order-by-use.ts'
import { orderEntries } from './order-entries.ts'
import type { QueryPart } from './query-parts.ts'
import type { Question, ReadFluid, ReadQuery } from './read-query.ts'
import type { ReadSize } from './read-sizes.ts'
import type { SearchEntry } from './search-data.ts'
import { arrangementIn, type SearchIndex } from './search-index.ts'
import { tellingWords } from './stop-words.ts'

/** What a query finds, best first. */
export type SearchResults = {
  query: string
  /** As the selector would be asked for it. */
  service: QueriedService
  fluids: readonly ReadFluid[]
  /** What was read and answers no published figure: what it is, is said. */
  ignored: readonly ReadSize[]
  /** A page of its own answers what is wanted. */
  isAnswered: boolean
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
  /** Of a kind of thing for a machine or an industry alone: the page that gathers all for it, and that of the kind. */
  ways: readonly SearchHit[]
  /** How a seal is to be arranged, by the ids of that. */
  arrangements: readonly string[]
  /** The products of the codes, where several are asked for. */
  compared: readonly SearchEntry[]
  /** Where few hold all of the query: those that hold the weightiest part of it. */
  partial: readonly SearchHit[]
  /** Products that publish nothing for an asked figure or fluid: kept apart, never guessed. */
  unpublished: readonly SearchHit[]
  /** Where no product was found: like codes, or products whose limits do not reach, the nearest first. */
  nearMisses: readonly SearchHit[]
  /** The stems to mark in what was found. */
  stems: ReadonlySet<string>
}

const NEAR_MISSES_MAX = 5
/** Fewer whole answers than these are followed by partial ones. */
const FEW = 5
const PARTIAL_MAX = 24

/**
 * What holds all that was read of a query, or the most of it; the products as the selector judges them: ranked by its
 * words, each judged and put where it is shown, each place in its order.
 */
export function answerQuery(index: SearchIndex, query: string, read: ReadQuery): SearchResults {
  const { fluids, sizes, intents, notes, parts, service } = read
  const selected = selectedFor(index, read)
  const ranking = rankingOf(index, read, selected)
  const groups = groupEntries(index, read, ranking, selected)
  const { hits, partial, unpublished, outside } = orderEntries(index, read, groups, selected)
  const answers = intents.flatMap((number) => hitOf(index, number))
  const { whole, ways } = wholeAnswers(index, read, hits, answers)
  const named = [...namedEntries(parts)].flatMap((number) => index.data.entries[number] ?? [])
  const isOfFew = named.length < 2 && whole.length < FEW + answers.length
  const shownPartial = isOfFew ? partial.slice(0, PARTIAL_MAX) : []
  const questions = [...read.questions, ...codeQuestions(index, query, read.words)]
  const isEmpty = whole.length + shownPartial.length + unpublished.length === 0
  const isUnmet = service.figures.length > 0 && !whole.some(isProduct)
  const unread = [...ranking.unknown, ...sizes.map(({ text }) => text)]
  const near =
    isEmpty && outside.length === 0
      ? [...codesMeant(index, questions), ...codesLike(index, unread)]
      : beyondLimits(outside, read)
  return {
    query,
    service,
    fluids,
    ignored: [
      ...sizes,
      ...ranking.unused.map((text) => ({ text, meaning: 'número sin unidad', hint: [] })),
    ],
    isAnswered: answers.length > 0,
    notes,
    unknown: ranking.unknown,
    questions,
    hits: whole,
    ways,
    arrangements: parts.flatMap((part) => arrangementIn(index, part) ?? []),
    compared: named.length > 1 ? named : [],
    partial: shownPartial,
    unpublished,
    nearMisses: isEmpty || isUnmet ? uniqueHits(near).slice(0, NEAR_MISSES_MAX) : [],
    stems: ranking.stems,
  }
}

/** What answers the whole query: terms that are asked for, what leads, the pages for a wish, all else. */
function wholeAnswers(
  index: SearchIndex,
  { asksMeaning, parts, service }: ReadQuery,
  hits: readonly (SearchHit & { saysAll: boolean })[],
  answers: readonly SearchHit[],
): { whole: readonly SearchHit[]; ways: readonly SearchHit[] } {
  const terms = asksMeaning ? termsNamed(index, parts) : []
  const use = asksMeaning || service.figures.length > 0 ? undefined : useIn(index, parts)
  if (use) {
    const ofUse = hitsByUse(index, hits, use)
    return {
      whole: uniqueHits([...answers, ...ofUse.hits]),
      ways: ofUse.ways.flatMap((number) => hitOf(index, number)),
    }
  }
  // What answers the wish and the rest of the question stands before the pages for the wish.
  const isWishOfMore = parts.some(({ isOptional }) => isOptional === undefined)
  const isNamed = namedEntries(parts).size > 0
  const leading = hits.filter(({ saysAll }) => isNamed || (isWishOfMore && saysAll))
  return { whole: uniqueHits([...terms, ...leading, ...answers, ...hits]), ways: [] }
}

/** The terms of the glossary that a question for a meaning names, the longest first. */
function termsNamed(index: SearchIndex, parts: readonly QueryPart[]): SearchHit[] {
  const asked = new Set(parts.flatMap(({ text }) => text.split(' ').map(stemWord)))
  return index.data.entries
    .flatMap(({ kind, title }, number) => {
      const words = kind === 'term' ? tellingWords(wordsOf(title)) : []
      const isNamed = words.length > 0 && words.every((word) => asked.has(stemWord(word)))
      return isNamed ? hitOf(index, number) : []
    })
    .toSorted((a, b) => wordsOf(b.entry.title).length - wordsOf(a.entry.title).length)
}

function uniqueHits(hits: readonly SearchHit[]): SearchHit[] {
  return [...new Map(hits.map((hit) => [hit.entry.href, hit])).values()]
}
