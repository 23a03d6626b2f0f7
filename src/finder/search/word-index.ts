import { editDistance } from './edit-distance.ts'
import { foldText, hasDigit, wordsOf } from '#schema/fold-text.ts'
import type { SearchData, SearchEntry } from './search-data.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { tellingWords } from './stop-words.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** How much a word tells by where it stands. */
const WEIGHTS = {
  title: 8,
  line: 3,
  place: 3,
  /** What the places above its own are called: every seal of that family is a 'sello mecánico'. */
  family: 2,
  application: 2.5,
  standard: 2.5,
  feature: 1.5,
  material: 1.5,
  heading: 1.5,
} as const
/** The weight by which a title's words are known. */
export const TITLE_WEIGHT = WEIGHTS.title
/** A word that only begins like the typed one counts less, and one that differs by a slip still less. */
const PREFIX_SHARE = 0.7
const SLIP_SHARE = 0.5
/** Short words are too near to one another for a slip to be told from another word. */
const LETTERS_FOR_ONE_SLIP = 5
const LETTERS_FOR_TWO_SLIPS = 9
const SHORTEST_PREFIX = 2

/** Where a stem occurs: entries by number, each with its best weight. */
type Postings = { entries: number[]; weights: number[] }

/** The stems that answer to a typed word, and how well. */
export type StemMatch = { stem: string; share: number; isSlip?: true }

/** An inverted index over the words of every entry. */
export type WordIndex = {
  postings: ReadonlyMap<string, Postings>
  /** Those without a digit, in order: what is guessed at. */
  stems: readonly string[]
  /** How many telling words each entry's title has. */
  titleLengths: readonly number[]
  /** The stem of each word, as it is written. */
  forms: ReadonlyMap<string, string>
  size: number
}

export function buildWordIndex({
  entries,
  places,
}: Pick<SearchData, 'entries' | 'places'>): WordIndex {
  const postings = new Map<string, Postings>()
  const forms = new Map<string, string>()
  const stemOf = (word: string) => {
    const stem = forms.get(word) ?? stemWord(foldText(word))
    forms.set(word, stem)
    return stem
  }
  entries.forEach((entry, number) => {
    for (const [text, weight] of weighedTexts(entry, places)) {
      for (const [word] of text.matchAll(WORD)) {
        const stem = stemOf(word)
        const found = postings.get(stem) ?? { entries: [], weights: [] }
        if (found.entries.length === 0) postings.set(stem, found)
        const last = found.entries.length - 1
        if (found.entries[last] === number) {
          found.weights[last] = Math.max(found.weights[last] ?? 0, weight)
        } else {
          found.entries.push(number)
          found.weights.push(weight)
        }
      }
    }
  })
  return {
    postings,
    stems: [...postings.keys()].filter((stem) => !hasDigit(stem)).sort(),
    forms,
    titleLengths: entries.map(({ title }) => tellingWords(wordsOf(title)).length),
    size: entries.length,
  }
}

function* weighedTexts(
  entry: SearchEntry,
  places: SearchData['places'],
): Generator<[string, number]> {
  yield [entry.title, WEIGHTS.title]
  if (entry.code !== undefined) yield [entry.code, WEIGHTS.title]
  yield [entry.line, WEIGHTS.line]
  if (entry.kind === 'product') {
    let weight: number = WEIGHTS.place
    for (let place = places[entry.place ?? -1]; place; place = places[place.parent ?? -1]) {
      yield [place.title, weight]
      weight = WEIGHTS.family
    }
  }
  for (const [kind, lines] of Object.entries(entry.texts ?? {})) {
    for (const line of lines) yield [line, WEIGHTS[kind as keyof typeof WEIGHTS]]
  }
}

/**
 * The stems that a typed word stands for: itself, those that it begins, and, where there is none,
 * those within a slip or two, where it may be guessed. What holds a digit is never guessed: 442C is not 440.
 */
export function matchStems(
  { postings, stems }: WordIndex,
  word: string,
  mayGuess: boolean,
): StemMatch[] {
  if (hasDigit(word)) return postings.has(word) ? [{ stem: word, share: 1 }] : []
  const stem = stemWord(word)
  const exact = postings.has(stem) ? [{ stem, share: 1 }] : []
  const prefixed = (word.length < SHORTEST_PREFIX ? [] : stemsBeginning(stems, word))
    .filter((other) => other !== stem)
    .map((other) => ({ stem: other, share: PREFIX_SHARE * (word.length / other.length) }))
  if (exact.length + prefixed.length > 0) return [...exact, ...prefixed]
  const slips = mayGuess ? slipsFor(stem) : 0
  if (slips === 0) return []
  const near = stems.flatMap((other) => {
    const distance = editDistance(stem, other, slips)
    return distance <= slips
      ? [{ stem: other, share: SLIP_SHARE / distance, distance, isSlip: true as const }]
      : []
  })
  const nearest = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === nearest)
}

/** The word of a stem that is written most like a typed one. */
export function formNear({ forms }: WordIndex, stem: string, typed: string): string {
  const [nearest = stem] = [...forms]
    .filter(([, own]) => own === stem)
    .map(([word]) => word.toLowerCase())
    .sort(
      (a, b) =>
        editDistance(foldText(a), typed, typed.length) -
        editDistance(foldText(b), typed, typed.length),
    )
  return nearest
}

export function slipsFor(stem: string): number {
  if (stem.length < LETTERS_FOR_ONE_SLIP) return 0
  return stem.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2
}

function stemsBeginning(stems: readonly string[], start: string): readonly string[] {
  return stems.slice(placeOf(stems, start), placeOf(stems, `${start}\uFFFF`))
}

/** Where a text stands, or would stand, among ordered ones. */
function placeOf(stems: readonly string[], text: string): number {
  let low = 0
  let high = stems.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stems[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
