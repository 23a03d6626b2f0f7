import type { QueryPart } from './read-query.ts'
import type { ResultKind } from './search-data.ts'
import type { SearchIndex } from './search-index.ts'
import { formNear, matchStems, TITLE_WEIGHT } from './word-index.ts'

/** Beyond what any words score: a code says it all. */
const CODE_SCORE = 10_000
const BEGUN_CODE_SCORE = 1000
/** Another word for what was typed counts a little less than the word itself. */
const SYNONYM_SHARE = 0.85
const GUESS_SHARE = 0.5
/** A fluid tells more of what is needed than the machine's name does. */
const FLUID_SHARE = 2
/** What a product publishes that it serves tells as much as a word of its applications. */
const ANSWER_WEIGHT = 4
/** A title that says what was typed and nothing else is what was meant. */
const WHOLE_TITLE_BONUS = 1.5
/** An entry that holds a smaller share of what was asked answers something else. */
const PARTIAL_LEAST = 0.45
const KIND_SHARES: Readonly<Record<ResultKind, number>> = {
  page: 1.2,
  product: 1,
  term: 0.8,
  document: 0.6,
}

/** A page that gathers products for a machine or an industry leads to what answers; that stands before it. */
const GATHERING_SHARE = 0.5

/** An entry, and the parts of what was asked that it does not hold. */
export type RankedEntry = { entry: number; lacks: readonly QueryPart[] }

/** A word that nothing says as it was typed, and the word that was taken for it. */
export type Question = { typed: string; meant: string }

/** Entries by rank, with the stems that were found in them. */
export type Ranking = {
  /** Those that hold most of what was asked, best first: all of it, where any does. */
  entries: readonly RankedEntry[]
  /** Those that hold less, but the weightiest of it. */
  partial: readonly RankedEntry[]
  /** What to mark in the results. */
  stems: ReadonlySet<string>
  /** Parts of the query that nothing in the catalogue answers to. */
  unknown: readonly string[]
  questions: readonly Question[]
}

/** One part's score for each entry, and how many of the entry's title words it found. */
type PartScores = {
  part: QueryPart
  scores: Float64Array
  titleWords: Uint8Array
  isCode: boolean
  isFound: boolean
}

/** The entries that answer to most parts of a query, best first, and those that answer to some. */
export function rankEntries(index: SearchIndex, parts: readonly QueryPart[]): Ranking {
  const stems = new Set<string>()
  const questions: Question[] = []
  const scored = parts.map((part) => scorePart(index, part, stems, questions))
  const found = scored.filter(({ isFound }) => isFound)
  const demanded = found.filter(({ part }) => part.isAnswered !== true)
  const asked = demanded.length > 0 ? demanded : found
  const weights = asked.map(({ scores }) => rarityOf(scores))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const { size } = index.words
  const totals = totalsOf(index, found)
  const code = found.find(({ isCode }) => isCode)
  const byTotal = (a: number, b: number) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b
  const held = Array.from({ length: size }, (_, entry) => ({
    entry,
    share:
      code && !code.scores[entry]
        ? 0
        : asked.reduce((sum, { scores }, at) => sum + (scores[entry] ? (weights[at] ?? 0) : 0), 0) /
          whole,
  })).filter(({ share }) => share > 0)
  const most = Math.max(0, ...held.map(({ share }) => share))
  const isMost = ({ share }: { share: number }) => share > most - 1e-9
  const ranked = (kept: typeof held): RankedEntry[] =>
    kept
      .sort((a, b) => b.share - a.share || byTotal(a.entry, b.entry))
      .map(({ entry }) => ({
        entry,
        lacks: asked.filter(({ scores }) => !scores[entry]).map(({ part }) => part),
      }))
  return {
    entries: ranked(held.filter(isMost)),
    partial: ranked(held.filter((one) => !isMost(one) && one.share >= PARTIAL_LEAST)),
    stems,
    unknown: scored
      .filter(({ isFound, part }) => !isFound && part.isAnswered !== true)
      .map(({ part }) => part.text),
    questions,
  }
}

/** What few entries hold tells them apart. */
function rarityOf(scores: Float64Array): number {
  const holding = scores.reduce((count, score) => count + (score > 0 ? 1 : 0), 0)
  return Math.log(1 + scores.length / Math.max(1, holding))
}

function totalsOf({ words, data }: SearchIndex, found: readonly PartScores[]): Float64Array {
  const totals = new Float64Array(words.size)
  for (let entry = 0; entry < words.size; entry += 1) {
    let titles = 0
    for (const { scores, titleWords } of found) {
      totals[entry] = (totals[entry] ?? 0) + (scores[entry] ?? 0)
      titles += titleWords[entry] ?? 0
    }
    const titleShare = Math.min(1, titles / (words.titleLengths[entry] ?? 1))
    const { kind = 'product', gathers } = data.entries[entry] ?? {}
    const share = gathers ? GATHERING_SHARE : KIND_SHARES[kind]
    totals[entry] = (totals[entry] ?? 0) * (1 + WHOLE_TITLE_BONUS * titleShare) * share
  }
  return totals
}

function scorePart(
  index: SearchIndex,
  part: QueryPart,
  stems: Set<string>,
  questions: Question[],
): PartScores {
  const { size } = index.words
  const scores = new Float64Array(size)
  const titleWords = new Uint8Array(size)
  const result = { part, scores, titleWords, isCode: false, isFound: part.codes.length > 0 }
  for (const { entry, share } of part.codes) {
    scores[entry] = share === 1 ? CODE_SCORE : BEGUN_CODE_SCORE * share
    if (share === 1) result.isCode = true
  }
  const near: Question[] = []
  part.alternatives.forEach((words, at) => {
    const share = at === 0 ? 1 : SYNONYM_SHARE
    const mayGuess = part.isKnown !== true
    if (addAlternative(index, words, share, result, stems, mayGuess ? near : undefined)) {
      result.isFound = true
    }
  })
  const published = ANSWER_WEIGHT * Math.log(1 + size / Math.max(1, part.answers.length))
  for (const entry of part.answers) {
    scores[entry] = (scores[entry] ?? 0) + published
    result.isFound = true
  }
  if (part.isFluid) scores.forEach((score, entry) => (scores[entry] = score * FLUID_SHARE))
  if (result.isFound) {
    questions.push(...near)
    return result
  }
  for (const words of part.guesses) {
    if (addAlternative(index, words, GUESS_SHARE, result, stems, undefined)) {
      result.isFound = true
      questions.push({ typed: part.text, meant: words.join(' ') })
    }
  }
  return result
}

/** Adds the entries that hold every word of an alternative; says whether there are any. */
function addAlternative(
  { words: index }: SearchIndex,
  words: readonly string[],
  share: number,
  { scores, titleWords }: Pick<PartScores, 'scores' | 'titleWords'>,
  stems: Set<string>,
  /** Gathers the words that were taken for others; without it, none is. */
  near: Question[] | undefined,
): boolean {
  const held = new Uint8Array(index.size)
  const sums = new Float64Array(index.size)
  const titles = new Uint8Array(index.size)
  words.forEach((word, at) => {
    const best = new Float64Array(index.size)
    const isTitle = new Uint8Array(index.size)
    for (const { stem, share: likeness, isSlip } of matchStems(index, word, near !== undefined)) {
      const { entries, weights } = index.postings.get(stem) ?? { entries: [], weights: [] }
      const rarity = Math.log(1 + index.size / entries.length)
      stems.add(stem)
      if (isSlip) near?.push({ typed: word, meant: formNear(index, stem, word) })
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
