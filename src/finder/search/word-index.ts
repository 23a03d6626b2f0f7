import { foldText, hasDigit, wordsOf } from '#schema/fold-text.ts'
import type { SearchData, SearchEntry } from './search-data.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { tellingWords } from './stop-words.ts'

/** Comparisons with another product, whose words must not find this one. */
const UNLIKE = /(?:a diferencia|en lugar) del? .*/iu
const WITHOUT = /(?<!\p{L})sin (\p{L}+)/giu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** The weight of a word by the text that contains it. */
const WEIGHTS = {
  title: 8,
  line: 3,
  place: 3,
  /** The names of the pages above its own: every seal of that family is a 'sello mecánico'. */
  family: 2,
  application: 2.5,
  standard: 2.5,
  feature: 1.5,
  material: 1.5,
  heading: 1.5,
  /** The selector's choices, which the product's texts may say in other words. */
  choice: 2,
} as const
export const TITLE_WEIGHT = WEIGHTS.title
export const LINE_WEIGHT = WEIGHTS.line
export const CHOICE_WEIGHT = WEIGHTS.choice
/** A word of the title that also names the category counts a little more. */
const OWN_KIND_WEIGHT = 0.5
/** A word that only begins like the typed one counts less. */
const PREFIX_SHARE = 0.7
const SHORTEST_PREFIX = 2
/** A known word as short as this is a name (APT, gas), and not the beginning of another word. */
const LONGEST_NAME = 4

/** The entries that contain a stem, by index, each with its best weight. */
type Postings = { entries: number[]; weights: number[] }

/** The stems that answer to a typed word, and how well. */
export type StemMatch = { stem: string; share: number }

type IndexedData = Pick<
  SearchData,
  'entries' | 'places' | 'services' | 'equipment' | 'arrangements'
>

/** An inverted index over the words of every entry. */
export type WordIndex = {
  postings: ReadonlyMap<string, Postings>
  /** The stems without a digit, sorted. */
  stems: readonly string[]
  /** How many telling words each entry's title has. */
  titleLengths: readonly number[]
  /** The stem of each word, as it is written. */
  forms: ReadonlyMap<string, string>
  size: number
}

export function buildWordIndex(data: IndexedData): WordIndex {
  const { entries } = data
  const postings = new Map<string, Postings>()
  const forms = new Map<string, string>()
  const stemOf = (word: string) => {
    const stem = forms.get(word) ?? stemWord(foldText(word))
    forms.set(word, stem)
    return stem
  }
  const materials = new Set(
    entries.flatMap(({ texts }) => texts?.material ?? []).flatMap((text) => wordsOf(text)),
  )
  entries.forEach((entry, number) => {
    for (const [text, weight] of weighedTexts(entry, data)) {
      // A product without a material does not answer to it: "sin PTFE" is indexed as one word.
      const said = text
        .replace(UNLIKE, '')
        .replaceAll(WITHOUT, (whole, without: string) =>
          materials.has(foldText(without)) ? whole.replace(' ', '') : whole,
        )
      for (const [word] of said.matchAll(WORD)) {
        const stem = stemOf(word)
        const found = postings.get(stem) ?? { entries: [], weights: [] }
        if (found.entries.length === 0) postings.set(stem, found)
        const last = found.entries.length - 1
        if (found.entries[last] === number) {
          const known = found.weights[last] ?? 0
          const isOwnKind =
            known === TITLE_WEIGHT && weight === WEIGHTS.place && text !== entry.line
          found.weights[last] = isOwnKind ? known + OWN_KIND_WEIGHT : Math.max(known, weight)
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
  { places, ...data }: IndexedData,
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
  for (const choice of ['services', 'equipment', 'arrangements'] as const) {
    for (const id of entry[choice] ?? []) yield [data[choice][id] ?? '', WEIGHTS.choice]
  }
  for (const [kind, lines] of Object.entries(entry.texts ?? {})) {
    for (const line of lines) yield [line, WEIGHTS[kind as keyof typeof WEIGHTS]]
  }
}

/** The stems that match a typed word: its own and those that it begins; with a digit only its own. */
export function matchStems({ postings, stems }: WordIndex, word: string): StemMatch[] {
  if (hasDigit(word)) return postings.has(word) ? [{ stem: word, share: 1 }] : []
  const stem = stemWord(word)
  const exact = postings.has(stem) ? [{ stem, share: 1 }] : []
  const isWhole = exact.length > 0 && word.length <= LONGEST_NAME
  const prefixed = (isWhole || word.length < SHORTEST_PREFIX ? [] : stems)
    .filter((other) => other !== stem && other.startsWith(word))
    .map((other) => ({ stem: other, share: PREFIX_SHARE * (word.length / other.length) }))
  return [...exact, ...prefixed]
}
