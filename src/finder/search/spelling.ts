import { editDistance } from './edit-distance.ts'
import { foldText, hasDigit } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'

type KnownWord = { forms: string[]; count: number; letters: number }

/** The words that a search knows, by their stems: how each is written, and how often it is said. */
export type Vocabulary = {
  byStem: ReadonlyMap<string, KnownWord>
  /** In order: what begins like a word that is still being typed. */
  stems: readonly string[]
  /** What was found of the words of a query, which is asked anew with every letter of its last one. */
  known: Map<string, Spelling>
}

/** Shorter words are too near to one another for a slip to be told from another word. */
const SHORTEST = 4
/** How many slips a word of so many letters may hold. */
const LIMITS: readonly (readonly [letters: number, slips: number])[] = [
  [9, 2],
  [7, 1.25],
  [5, 1.15],
  [SHORTEST, 1.1],
]
/** Words that differ in more letters lie further apart than so many slips: they are not compared. */
const LETTERS_FOR: readonly (readonly [slips: number, letters: number])[] = [
  [1.25, 3],
  [Infinity, 4],
]

/** Gathers the words of texts, each with how many texts say it. */
export function buildVocabulary(
  words: Iterable<readonly [word: string, count: number]>,
): Vocabulary {
  const byStem = new Map<string, KnownWord>()
  for (const [word, count] of words) {
    const stem = stemWord(foldText(word))
    if (hasDigit(stem) || stem.length < 2) continue
    const known = byStem.get(stem)
    if (known) {
      known.count += count
      known.forms.push(word.toLowerCase())
    } else {
      byStem.set(stem, { forms: [word.toLowerCase()], count, letters: lettersOf(stem) })
    }
  }
  return { byStem, stems: [...byStem.keys()].sort(), known: new Map() }
}

/** How a word was spelled: as a known one, whole or begun; a slip away from what was `meant`; or like none. */
export type Spelling = { meant?: string }
export const KNOWN: Spelling = {}
export const UNKNOWN: Spelling = {}

export function spellingOf(vocabulary: Vocabulary, word: string): Spelling {
  const known = vocabulary.known.get(word) ?? spelled(vocabulary, word)
  vocabulary.known.set(word, known)
  return known
}

function spelled({ byStem, stems }: Vocabulary, word: string): Spelling {
  const limit = LIMITS.find(([letters]) => word.length >= letters)?.[1]
  if (limit === undefined || hasDigit(word)) return KNOWN
  const stem = stemWord(word)
  if (byStem.has(stem) || begins(stems, word)) return KNOWN
  const letters = lettersOf(stem)
  const most = LETTERS_FOR.find(([slips]) => limit <= slips)?.[1] ?? 0
  let best: { forms: readonly string[]; count: number; distance: number } | undefined
  for (const [other, { forms, count, letters: own }] of byStem) {
    if (other.length < SHORTEST || bitsIn(letters ^ own) > most) continue
    const distance = editDistance(stem, other, best ? Math.min(limit, best.distance) : limit)
    if (distance > limit) continue
    const isNearer = !best || distance < best.distance - 1e-9
    if (isNearer || (distance <= (best?.distance ?? 0) + 1e-9 && count > (best?.count ?? 0))) {
      best = { forms, count, distance }
    }
  }
  const meant = best && likest(best.forms, word)
  return meant === undefined ? UNKNOWN : { meant }
}

/** The one of a word's forms that is written most like the typed one. */
function likest(forms: readonly string[], typed: string): string | undefined {
  const [nearest] = [...new Set(forms)]
    .map((form) => ({ form, distance: editDistance(foldText(form), typed, typed.length) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest?.form
}

function begins(stems: readonly string[], start: string): boolean {
  let low = 0
  let high = stems.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stems[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return stems[low]?.startsWith(start) ?? false
}

/** Which letters a word has, a bit for each. */
function lettersOf(word: string): number {
  let letters = 0
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) % 31)
  return letters
}

function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
