import { hasDigit, wordsOf } from '#schema/fold-text.ts'
import { buildPhrases, phraseKey, type Phrases } from './phrases.ts'
import type { SearchData } from './search-data.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { tellingWords } from './stop-words.ts'

/** A synonym of a part of the query, in words of the catalogue. */
export type Alternative = readonly string[]

/** The catalogue's words for the phrases that people use. */
export type Synonyms = Phrases<Alternative>

/** Too many words start with shorter beginnings. */
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
 * Words that occur in only one group of the thesaurus and nowhere in the catalogue: "tórica" means O-ring, although the
 * thesaurus has it only in "junta tórica".
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

/** The possible meanings of an unfinished word. */
export function alternativesBegunBy({ byPhrase }: Synonyms, word: string): readonly Alternative[] {
  const stem = stemWord(word)
  if (hasDigit(stem) || stem.length < SHORTEST_BEGINNING) return []
  return [...byPhrase].flatMap(([phrase, alternatives]) =>
    !phrase.includes(' ') && phrase.startsWith(stem) ? alternatives : [],
  )
}
