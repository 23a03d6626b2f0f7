import { wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { hitOf, isProduct, type SearchHit } from './search-hit.ts'
import { groupEntries, namedEntries, rankingOf, selectedFor } from './group-entries.ts'
import { beyondLimits, codeQuestions, codesLike, codesMeant } from './near-misses.ts'
import { hitsByUse, useIn } from './order-by-use.ts'
import { orderEntries } from './order-entries.ts'
import type { QueryPart } from './query-parts.ts'
import type { ReadQuery } from './read-query.ts'
import { sizeOf } from './figure-syntax.ts'
import { arrangementIn, type SearchIndex } from './search-index.ts'
import { tellingWords } from './stop-words.ts'

/** The results of a query, best first. */
export type SearchResults = ReturnType<typeof answerQuery>

const NEAR_MISSES_MAX = 5
/** Fewer whole answers than these are followed by partial ones. */
const FEW = 5
const PARTIAL_MAX = 24

/**
 * Answers a parsed query: ranks the entries by its words, judges the products as the selector does, assigns each entry
 * to a group of the results and orders the groups.
 */
export function answerQuery(index: SearchIndex, query: string, read: ReadQuery) {
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
    /** The equivalent criteria of the selector. */
    service,
    fluids,
    /** Parts of the query that were read but not compared, each with an explanation. */
    ignored: [...sizes, ...ranking.unused.map((text) => sizeOf(text, 'unitless'))],
    /** Whether a page answers the visitor's wish. */
    isAnswered: answers.length > 0,
    /** Notes for wishes that no page answers. */
    notes,
    /** Words and codes that are not in the catalogue. */
    unknown: ranking.unknown,
    /** Corrections of unknown words and codes. */
    questions,
    /**
     * Pages that answer the wish, products whose published limits cover every asked figure (those with a condition last),
     * and everything else that contains the whole query.
     */
    hits: whole,
    /** For a query of only a kind of product and its use: the page that gathers all for the use, and the kind's page. */
    ways,
    /** The ids of the asked arrangements. */
    arrangements: parts.flatMap((part) => arrangementIn(index, part) ?? []),
    /** The products whose codes were typed, if several. */
    compared: named.length > 1 ? named : [],
    /** If few entries contain the whole query: those that contain its weightiest parts. */
    partial: shownPartial as readonly SearchHit[],
    /** Products that publish nothing for an asked figure or fluid: kept apart, never guessed. */
    unpublished: unpublished as readonly SearchHit[],
    /** If no product was found: similar codes, or products whose limits fall short, the nearest first. */
    nearMisses: isEmpty || isUnmet ? uniqueHits(near).slice(0, NEAR_MISSES_MAX) : [],
    /** The stems to mark in the results. */
    stems: ranking.stems,
  }
}

/** The hits for the whole query in order: asked terms, leading hits, the pages for a wish, the others. */
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
  // Hits for the wish and the rest of the query come before the pages for the wish alone.
  const isWishOfMore = parts.some(({ isOptional }) => isOptional === undefined)
  const isNamed = namedEntries(parts).size > 0
  const leading = hits.filter(({ saysAll }) => isNamed || (isWishOfMore && saysAll))
  return { whole: uniqueHits([...terms, ...leading, ...answers, ...hits]), ways: [] }
}

/** The terms of the glossary that a query for a meaning names, the longest first. */
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
