import type { QueryPart } from './read-query.ts'
import type { ResultKind } from './search-data.ts'
import type { SearchIndex } from './search-index.ts'
import { matchStems, TITLE_WEIGHT } from './word-index.ts'

/** Beyond what any words score: a code says it all. */
const CODE_SCORE = 10_000
const BEGUN_CODE_SCORE = 1000
/** Another word for what was typed counts a little less than the word itself. */
const SYNONYM_SHARE = 0.85
const GUESS_SHARE = 0.5
/** A title that says what was typed and nothing else is what was meant. */
const WHOLE_TITLE_BONUS = 1.5
const KIND_SHARES: Readonly<Record<ResultKind, number>> = {
  page: 1.2,
  product: 1,
  term: 0.8,
  document: 0.6,
}

/** Entries by rank, with the stems that were found in them. */
export type Ranking = {
  entries: readonly number[]
  /** What to mark in the results. */
  stems: ReadonlySet<string>
  /** Parts of the query that nothing in the catalogue answers to. */
  unknown: readonly string[]
}

/** One part's score for each entry, and how many of the entry's title words it found. */
type PartScores = {
  scores: Float64Array
  titleWords: Uint8Array
  isCode: boolean
  isFound: boolean
}

/** The entries that answer to most parts of a query, best first. */
export function rankEntries(index: SearchIndex, parts: readonly QueryPart[]): Ranking {
  const stems = new Set<string>()
  const scored = parts.map((part) => scorePart(index, part, stems))
  const found = scored.filter(({ isFound }) => isFound)
  const { size, titleLengths } = index.words
  const covered = new Uint8Array(size)
  const totals = new Float64Array(size)
  const code = found.find(({ isCode }) => isCode)
  let most = 0
  for (let entry = 0; entry < size; entry += 1) {
    if (code && !code.scores[entry]) continue
    let titleWords = 0
    for (const { scores, titleWords: own } of found) {
      const score = scores[entry] ?? 0
      if (score === 0) continue
      covered[entry] = (covered[entry] ?? 0) + 1
      totals[entry] = (totals[entry] ?? 0) + score
      titleWords += own[entry] ?? 0
    }
    most = Math.max(most, covered[entry] ?? 0)
    const titleShare = Math.min(1, titleWords / (titleLengths[entry] ?? 1))
    const { kind } = index.data.entries[entry] ?? { kind: 'product' }
    totals[entry] = (totals[entry] ?? 0) * (1 + WHOLE_TITLE_BONUS * titleShare) * KIND_SHARES[kind]
  }
  const entries = [...covered.keys()].filter((entry) => most > 0 && covered[entry] === most)
  entries.sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b)
  const unknown = parts.filter((_, at) => !scored[at]?.isFound).map(({ text }) => text)
  return { entries, stems, unknown }
}

function scorePart(index: SearchIndex, part: QueryPart, stems: Set<string>): PartScores {
  const { size } = index.words
  const scores = new Float64Array(size)
  const titleWords = new Uint8Array(size)
  const result = { scores, titleWords, isCode: false, isFound: part.codes.length > 0 }
  for (const { entry, share } of part.codes) {
    scores[entry] = share === 1 ? CODE_SCORE : BEGUN_CODE_SCORE * share
    if (share === 1) result.isCode = true
  }
  part.alternatives.forEach((words, at) => {
    const share = at === 0 ? 1 : SYNONYM_SHARE
    if (addAlternative(index, words, share, result, stems)) result.isFound = true
  })
  if (result.isFound) return result
  for (const words of part.guesses) {
    if (addAlternative(index, words, GUESS_SHARE, result, stems)) result.isFound = true
  }
  return result
}

/** Adds the entries that hold every word of an alternative; says whether there are any. */
function addAlternative(
  { words: index }: SearchIndex,
  words: readonly string[],
  share: number,
  { scores, titleWords }: PartScores,
  stems: Set<string>,
): boolean {
  const held = new Uint8Array(index.size)
  const sums = new Float64Array(index.size)
  const titles = new Uint8Array(index.size)
  words.forEach((word, at) => {
    const best = new Float64Array(index.size)
    const isTitle = new Uint8Array(index.size)
    for (const { stem, share: likeness } of matchStems(index, word)) {
      const { entries, weights } = index.postings.get(stem) ?? { entries: [], weights: [] }
      const rarity = Math.log(1 + index.size / entries.length)
      stems.add(stem)
      entries.forEach((entry, place) => {
        const weight = weights[place] ?? 0
        best[entry] = Math.max(best[entry] ?? 0, weight * rarity * likeness)
        if (weight === TITLE_WEIGHT) isTitle[entry] = 1
      })
    }
    for (let entry = 0; entry < index.size; entry += 1) {
      const score = best[entry] ?? 0
      if (score === 0 || held[entry] !== at) continue
      held[entry] = at + 1
      sums[entry] = (sums[entry] ?? 0) + score
      titles[entry] = (titles[entry] ?? 0) + (isTitle[entry] ?? 0)
    }
  })
  let isFound = false
  for (let entry = 0; entry < index.size; entry += 1) {
    if (held[entry] !== words.length || words.length === 0) continue
    isFound = true
    const sum = (sums[entry] ?? 0) * share
    if (sum <= (scores[entry] ?? 0)) continue
    scores[entry] = sum
    titleWords[entry] = titles[entry] ?? 0
  }
  return isFound
}
