import { editDistance } from './edit-distance.ts'
import { hasDigit, wordsOf } from '#catalogue/fold-text.ts'
import type { SearchData } from './search-data.ts'
import { slipsFor } from './word-index.ts'
import { stemWord } from './stem-word.ts'
import { tellingWords } from './stop-words.ts'

/** Another way to say a part of the query, in words of the catalogue. */
export type Alternative = readonly string[]

/** What people say, by its stems in order, and what the catalogue calls it. */
export type Synonyms = { byPhrase: ReadonlyMap<string, readonly Alternative[]>; longest: number }

/** Shorter beginnings stand for too many words. */
const SHORTEST_BEGINNING = 4

export function buildSynonyms(groups: SearchData['synonyms']): Synonyms {
  const byPhrase = new Map<string, Alternative[]>()
  for (const { means, said } of groups) {
    for (const phrase of [...means, ...said]) {
      const key = phraseKey(wordsOf(phrase))
      const others = means
        .filter((meaning) => phraseKey(wordsOf(meaning)) !== key)
        .map((meaning) => tellingWords(wordsOf(meaning)))
      if (others.length > 0) byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...others])
    }
  }
  const longest = Math.max(0, ...[...byPhrase.keys()].map((key) => key.split(' ').length))
  return { byPhrase, longest }
}

/** The longest phrase of the plant that begins at a word, and what it means. */
export function phraseAt(
  { byPhrase, longest }: Synonyms,
  words: readonly string[],
  start: number,
): { length: number; alternatives: readonly Alternative[] } | undefined {
  for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
    const alternatives = byPhrase.get(phraseKey(words.slice(start, start + length)))
    if (alternatives) return { length, alternatives }
  }
  return undefined
}

/** What a word means that is still being typed, or that was mistyped. */
export function alternativesNear({ byPhrase }: Synonyms, word: string): readonly Alternative[] {
  const stem = stemWord(word)
  if (hasDigit(stem)) return []
  const slips = Math.min(slipsFor(stem), 1)
  return [...byPhrase].flatMap(([phrase, alternatives]) => {
    if (phrase.includes(' ')) return []
    const begins = stem.length >= SHORTEST_BEGINNING && phrase.startsWith(stem)
    return begins || (slips > 0 && editDistance(stem, phrase, slips) <= slips) ? alternatives : []
  })
}

function phraseKey(words: readonly string[]): string {
  return words.map(stemWord).join(' ')
}
