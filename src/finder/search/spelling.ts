import { editDistance } from './edit-distance.ts'
import { foldText, hasDigit } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'

type KnownWord = { forms: string[]; count: number }

/** The known words by stem: their spellings, and how many texts contain them. */
export type Vocabulary = {
  byStem: ReadonlyMap<string, KnownWord>
  /** A cache of results, since a query is read again with every typed letter. */
  known: Map<string, Spelling>
}

/** Shorter words are too similar to each other to tell an error from another word. */
const SHORTEST = 4
/** The allowed distance for words of at least so many letters. */
const LIMITS: readonly (readonly [letters: number, slips: number])[] = [
  [9, 2],
  [7, 1.25],
  [5, 1.15],
  [SHORTEST, 1.1],
]
/** Builds the vocabulary from words with the number of texts that contain them. */
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
      byStem.set(stem, { forms: [word.toLowerCase()], count })
    }
  }
  return { byStem, known: new Map() }
}

/** A word's spelling: `KNOWN` (whole or begun), corrected to `meant`, or `UNKNOWN`. */
export type Spelling = { meant?: string }
export const KNOWN: Spelling = {}
export const UNKNOWN: Spelling = {}

export function spellingOf(vocabulary: Vocabulary, word: string): Spelling {
  const known = vocabulary.known.get(word) ?? spelled(vocabulary, word)
  vocabulary.known.set(word, known)
  return known
}

function spelled({ byStem }: Vocabulary, word: string): Spelling {
  const limit = LIMITS.find(([letters]) => word.length >= letters)?.[1]
  if (limit === undefined || hasDigit(word)) return KNOWN
  const stem = stemWord(word)
  // Known, or the beginning of a known word.
  if (byStem.has(stem) || [...byStem.keys()].some((one) => one.startsWith(word))) return KNOWN
  let best: { forms: readonly string[]; count: number; distance: number } | undefined
  for (const [other, { forms, count }] of byStem) {
    if (other.length < SHORTEST) continue
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

/** The form of a word that is most similar to the typed one. */
function likest(forms: readonly string[], typed: string): string | undefined {
  const [nearest] = [...new Set(forms)]
    .map((form) => ({ form, distance: editDistance(foldText(form), typed, typed.length) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest?.form
}
