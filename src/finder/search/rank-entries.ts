import { stemWord } from '#catalogue/stem-word.ts'
import type { QueryPart } from './query-parts.ts'
import type { ResultKind } from './search-data.ts'
import { isArrangement, type SearchIndex } from './search-index.ts'
import { CHOICE_WEIGHT, LINE_WEIGHT, matchStems, TITLE_WEIGHT } from './word-index.ts'

/** A code outranks any score of words. */
const CODE_SCORE = 10_000
const BEGUN_CODE_SCORE = 1000
/** A synonym counts slightly less than the typed word. */
const SYNONYM_SHARE = 0.85
const GUESS_SHARE = 0.5
/** The weight of a published service or plan: like a word of the product's applications. */
const ANSWER_WEIGHT = 4
/** A title with no other words than the typed ones is probably meant. */
const WHOLE_TITLE_BONUS = 1.5
/** Relative to the best entry: entries that contain a smaller share of the query are dropped. */
const PARTIAL_LEAST = 0.45
const KIND_SHARES: Readonly<Record<ResultKind, number>> = {
  page: 0.8,
  product: 1,
  term: 0.65,
  document: 0.6,
}

/** A page whose name was typed ranks before its products. */
const NAMED_PAGE_SHARE = 1.2
const MOST_OF_TITLE = 0.6
/** Pages that gather products for a machine or an industry rank after these products. */
const GATHERING_SHARE = 0.5

/** A product of another kind than the asked one counts less, even if it contains all words. */
const OTHER_KIND_SHARE = 0.6
/** An entry with the words for a thing, but of another meaning (`QueryPart.meant`). */
const OTHER_THING_SHARE = 0.25
/** Entries with a smaller share of the query only answer in part. */
const THIN_SHARE = 0.42
const SHORTEST_CODE = 3
const FLUID_HOLD = 0.2
const MACHINE_HOLD = 3
const ARRANGEMENT_HOLD = 10

/** An entry, and the parts of the query that it does not contain. */
export type RankedEntry = {
  entry: number
  lacks: readonly QueryPart[]
  /** Whether its title or line also contains the words that a page answers already. */
  saysAll: boolean
}

export type Ranking = ReturnType<typeof rankEntries>

/** One part's score for each entry, and how many of the entry's title words it found. */
type PartScores = {
  part: QueryPart
  scores: Float64Array
  titleWords: Uint8Array
  /** By entry, the weight of the best text that contains the part. */
  strengths: Float64Array
  isCode: boolean
  isFound: boolean
}

/** Ranks the entries by the parts of a query. */
export function rankEntries(
  index: SearchIndex,
  parts: readonly QueryPart[],
  /** Whether figures are asked: products that comply then answer in spite of unknown words. */
  hasFigures: boolean,
) {
  const stems = new Set<string>()
  const scored = parts.map((part) => scorePart(index, part, stems))
  const found = scored.filter(({ isFound }) => isFound)
  const demanded = found.filter(({ part }) => part.isOptional === undefined)
  const isNumber = ({ part }: PartScores) => part.isOptional === 'number'
  // A bare number is not enough if all other words are unknown.
  const others = found.length < scored.length ? found.filter((one) => !isNumber(one)) : found
  const asked = demanded.length > 0 ? demanded : others
  const isArranged = asked.some(({ part }) => isArrangement(index, part))
  const weights = asked.map(
    ({ part, scores }) => rarityOf(scores) * (isArranged ? holdOf(index, part) : 1),
  )
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const { size } = index.words
  const totals = totalsOf(index, found)
  const kinds = kindsServing(index, parts, kindsAsked(index, parts, hasFigures))
  const code = found.find(({ isCode }) => isCode)
  const named = new Set(
    found.flatMap(({ part }) =>
      part.codes.filter(({ share }) => share === 1).map(({ entry }) => entry),
    ),
  )
  const byTotal = (a: number, b: number) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b
  const shareOf = (entry: number) => {
    if (named.has(entry)) return 1
    if (code && !code.scores[entry]) return 0
    const held = asked.reduce(
      (sum, { scores }, at) => sum + (scores[entry] ? (weights[at] ?? 0) : 0),
      0,
    )
    return (held / whole) * (isOfKind(index, entry, kinds) ? 1 : OTHER_KIND_SHARE)
  }
  const held = Array.from({ length: size }, (_, entry) => ({
    entry,
    share: shareOf(entry),
  })).filter(({ share }) => share > 0)
  const most = Math.max(0, ...held.map(({ share }) => share))
  const isMost = ({ share }: { share: number }) => share > most - 1e-9
  const ranked = (kept: typeof held): RankedEntry[] =>
    kept
      .sort((a, b) => b.share - a.share || byTotal(a.entry, b.entry))
      .map(({ entry }) => ({
        entry,
        // If several codes are typed, each product answers its own.
        lacks: asked
          .filter(({ scores, isCode }) => !scores[entry] && !(isCode && named.has(entry)))
          .map(({ part }) => part),
        saysAll: scored.every(({ part, isFound, scores, strengths }) =>
          part.isOptional === 'answered'
            ? (strengths[entry] ?? 0) >= LINE_WEIGHT
            : !isFound || scores[entry],
        ),
      }))
  const unknown = scored.filter(
    ({ isFound, part }) => !isFound && part.isOptional !== 'answered' && !isShortNumber(part),
  )
  const best = held.filter(isMost)
  const unsaid = hasFigures ? 0 : unknown.length
  const isThin = !code && isThinAnswer({ whole, most, unknown: unsaid, size })
  return {
    /** The entries that contain the greatest share of the query (all of it, if any does), best first. */
    entries: isThin ? [] : ranked(best),
    /** The entries that contain less, but its weightiest parts. */
    partial: ranked(
      held.filter((one) => (isThin || !isMost(one)) && one.share >= most * PARTIAL_LEAST),
    ),
    /** The stems to mark in the results. */
    stems,
    /** Parts of the query that are not in the catalogue. */
    unknown: unknown.map(({ part }) => part.text),
    /** Bare numbers that none of the best entries contains. */
    unused: scored
      .filter(
        (one) =>
          one.part.isOptional === 'number' &&
          (one.isFound || isShortNumber(one.part)) &&
          (hasFigures || !best.some(({ entry }) => one.scores[entry])),
      )
      .map(({ part }) => part.text),
  }
}

/** Whether a part is a number of one or two digits, too short for a mistyped code. */
function isShortNumber({ isOptional, text }: QueryPart): boolean {
  return isOptional === 'number' && text.length < SHORTEST_CODE
}

/** Whether even the best entries contain too little of the query, counting also its unknown parts. */
function isThinAnswer({
  whole,
  most,
  unknown,
  size,
}: Readonly<Record<'whole' | 'most' | 'unknown' | 'size', number>>): boolean {
  const rest = unknown * Math.log(1 + size)
  const isAll = unknown === 0 && most > 1 - 1e-9
  return !isAll && most > 0 && (most * whole) / (whole + rest) < THIN_SHARE
}

/** The asked kinds of product: the query begins with one, has figures or names an arrangement ("agua doble"). */
function kindsAsked(
  index: SearchIndex,
  parts: readonly QueryPart[],
  hasFigures: boolean,
): ReadonlySet<string> {
  if (parts[0]?.codes.length) return new Set()
  const known = new Set(index.kinds.flat())
  const kindsOf = ({ alternatives }: QueryPart) => {
    const [typed = [], ...meanings] = alternatives
    // The meaning of a phrase is the product; its first word may be another one.
    const things = typed.length > 1 && meanings.length === 1 ? meanings : alternatives
    return things.flatMap(([word = '']) => stemWord(word)).filter((stem) => known.has(stem))
  }
  const isArranged = parts.some((part) => isArrangement(index, part))
  const told = isArranged || hasFigures ? parts : parts.slice(0, 1)
  const things = told.filter(({ isFluid, isService }) => !isFluid && !isService).map(kindsOf)
  const [first = []] = things.filter((kinds) => kinds.length > 0)
  return new Set(isArranged && first.length === 0 ? index.arrangedKinds : first)
}

/** The asked kinds, or none if no product of these kinds is for the machine: there are no seals for soot blowers. */
function kindsServing(
  index: SearchIndex,
  parts: readonly QueryPart[],
  asked: ReadonlySet<string>,
): ReadonlySet<string> {
  const { machine } = parts.find(({ isService }) => isService) ?? {}
  const isServed = index.data.entries.some(
    ({ equipment }, entry) =>
      machine !== undefined && equipment?.includes(machine) && isOfKind(index, entry, asked),
  )
  return machine === undefined || isServed ? asked : new Set()
}

function isOfKind(
  { kinds, data }: SearchIndex,
  entry: number,
  asked: ReadonlySet<string>,
): boolean {
  if (asked.size === 0 || data.entries[entry]?.kind !== 'product') return true
  return kinds[entry]?.some((kind) => asked.has(kind)) ?? false
}

/** Weights for a query with an arrangement: if no product meets all of it, the fluid is dropped first. */
function holdOf(index: SearchIndex, part: QueryPart): number {
  if (isArrangement(index, part)) return ARRANGEMENT_HOLD
  if (part.isFluid) return FLUID_HOLD
  return part.machine !== undefined && part.isService ? MACHINE_HOLD : 1
}

/** Weighs a part by rarity: a word in few entries distinguishes them. */
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
    const isNamed = found.every(({ titleWords }) => (titleWords[entry] ?? 0) > 0)
    const isNamedPage = kind === 'page' && (isNamed || titleShare >= MOST_OF_TITLE)
    const usual = isNamedPage ? NAMED_PAGE_SHARE : KIND_SHARES[kind]
    const share = gathers ? GATHERING_SHARE : usual
    const bonus = kind === 'page' && !isNamedPage ? 0 : WHOLE_TITLE_BONUS * titleShare
    totals[entry] = (totals[entry] ?? 0) * (1 + bonus) * share
  }
  return totals
}

function scorePart(index: SearchIndex, part: QueryPart, stems: Set<string>): PartScores {
  const { size } = index.words
  const result: PartScores = {
    part,
    scores: new Float64Array(size),
    titleWords: new Uint8Array(size),
    strengths: new Float64Array(size),
    isCode: false,
    isFound: part.codes.length > 0,
  }
  const { scores, strengths } = result
  for (const { entry, share } of part.codes) {
    scores[entry] = share === 1 ? CODE_SCORE : BEGUN_CODE_SCORE * share
    strengths[entry] = TITLE_WEIGHT
    if (share === 1) result.isCode = true
  }
  part.alternatives.forEach((words, at) => {
    const share = at === 0 ? 1 : SYNONYM_SHARE
    if (addAlternative(index, words, share, result, stems)) result.isFound = true
  })
  const published = ANSWER_WEIGHT * Math.log(1 + size / Math.max(1, part.answers.length))
  for (const entry of part.answers) {
    scores[entry] = (scores[entry] ?? 0) + published
    strengths[entry] = TITLE_WEIGHT
    result.isFound = true
  }
  if (isArrangement(index, part)) {
    // Features, materials and headings do not tell a seal's arrangement: they may mention another seal's.
    strengths.forEach((strength, entry) => {
      if (index.data.entries[entry]?.kind !== 'product' || strength >= CHOICE_WEIGHT) return
      scores[entry] = 0
    })
  }
  if (part.meant) {
    scores.forEach((score, entry) => {
      const isMeant = part.meant?.has(entry)
      scores[entry] = isMeant ? Math.max(score, published) : score * OTHER_THING_SHARE
    })
  }
  if (result.isFound) return result
  for (const words of part.guesses) {
    if (addAlternative(index, words, GUESS_SHARE, result, stems)) result.isFound = true
  }
  return result
}

/** Adds the entries that contain every word of an alternative; returns whether there are any. */
function addAlternative(
  { words: index }: SearchIndex,
  words: readonly string[],
  share: number,
  { scores, titleWords, strengths }: Pick<PartScores, 'scores' | 'titleWords' | 'strengths'>,
  stems: Set<string>,
): boolean {
  const held = new Uint8Array(index.size)
  const sums = new Float64Array(index.size)
  const titles = new Uint8Array(index.size)
  const weakest = new Float64Array(index.size).fill(TITLE_WEIGHT)
  words.forEach((word, at) => {
    const best = new Float64Array(index.size)
    const heaviest = new Float64Array(index.size)
    for (const { stem, share: likeness } of matchStems(index, word)) {
      const { entries, weights } = index.postings.get(stem) ?? { entries: [], weights: [] }
      const rarity = Math.log(1 + index.size / entries.length)
      stems.add(stem)
      entries.forEach((entry, place) => {
        const weight = weights[place] ?? 0
        best[entry] = Math.max(best[entry] ?? 0, weight * rarity * likeness)
        heaviest[entry] = Math.max(heaviest[entry] ?? 0, weight)
      })
    }
    for (let entry = 0; entry < index.size; entry += 1) {
      const score = best[entry] ?? 0
      if (score === 0 || held[entry] !== at) continue
      held[entry] = at + 1
      sums[entry] = (sums[entry] ?? 0) + score
      weakest[entry] = Math.min(weakest[entry] ?? 0, heaviest[entry] ?? 0)
      if ((heaviest[entry] ?? 0) >= TITLE_WEIGHT) titles[entry] = (titles[entry] ?? 0) + 1
    }
  })
  let isFound = false
  for (let entry = 0; entry < index.size; entry += 1) {
    if (held[entry] !== words.length || words.length === 0) continue
    isFound = true
    strengths[entry] = Math.max(strengths[entry] ?? 0, weakest[entry] ?? 0)
    const sum = (sums[entry] ?? 0) * share
    if (sum <= (scores[entry] ?? 0)) continue
    scores[entry] = sum
    titleWords[entry] = titles[entry] ?? 0
  }
  return isFound
}
