import { editDistance } from './edit-distance.ts'
import { hasDigit, wordsOf } from '#schema/fold-text.ts'
import { buildPhrases, phraseKey, type Phrases } from './phrases.ts'
import type { SearchData } from './search-data.ts'
import { slipsFor } from './word-index.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { tellingWords } from './stop-words.ts'

/** Another way to say a part of the query, in words of the catalogue. */
export type Alternative = readonly string[]

/** What people say, and what the catalogue calls it. */
export type Synonyms = Phrases<Alternative>

/** Shorter beginnings stand for too many words. */
const SHORTEST_BEGINNING = 4

export function buildSynonyms(groups: SearchData['words']['groups']): Synonyms {
  return buildPhrases(
    groups.flatMap(({ means, said }) =>
      [...means, ...said].flatMap((phrase) =>
        means
          .filter((meaning) => phraseKey(wordsOf(meaning)) !== phraseKey(wordsOf(phrase)))
          .map((meaning) => [phrase, tellingWords(wordsOf(meaning))] as const),
      ),
    ),
  )
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
