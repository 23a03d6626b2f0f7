import { hasDigit, wordsOf } from '#schema/fold-text.ts'
import { buildPhrases, phraseKey, type Phrases } from './phrases.ts'
import type { SearchData } from './search-data.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { tellingWords } from './stop-words.ts'

/** Another way to say a part of the query, in words of the catalogue. */
export type Alternative = readonly string[]

/** What people say, and what the catalogue calls it. */
export type Synonyms = Phrases<Alternative>

/** Shorter beginnings stand for too many words. */
const SHORTEST_BEGINNING = 4
const SHORTEST_TELLING = 5

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

/**
 * Words that only one thing is called by, and the catalogue nothing: "tórica" says O-ring, though the
 * thesaurus has it in "junta tórica" alone.
 */
export function tellingOnes(
  groups: SearchData['words']['groups'],
  isSaid: (stem: string) => boolean,
): ReadonlyMap<string, readonly Alternative[]> {
  const meanings = new Map<string, Set<number>>()
  groups.forEach(({ said }, group) => {
    for (const word of said.flatMap((phrase) => tellingWords(wordsOf(phrase)))) {
      const stem = stemWord(word)
      if (word.length < SHORTEST_TELLING || isSaid(stem)) continue
      meanings.set(stem, (meanings.get(stem) ?? new Set()).add(group))
    }
  })
  return new Map(
    [...meanings].flatMap(([stem, [group, ...others]]) => {
      const means = others.length === 0 && group !== undefined ? groups[group]?.means : undefined
      return means ? [[stem, means.map((meaning) => tellingWords(wordsOf(meaning)))] as const] : []
    }),
  )
}

/** What a word means that is still being typed. */
export function alternativesBegunBy({ byPhrase }: Synonyms, word: string): readonly Alternative[] {
  const stem = stemWord(word)
  if (hasDigit(stem) || stem.length < SHORTEST_BEGINNING) return []
  return [...byPhrase].flatMap(([phrase, alternatives]) =>
    !phrase.includes(' ') && phrase.startsWith(stem) ? alternatives : [],
  )
}
