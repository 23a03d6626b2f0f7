import { typed } from '#figures/set-type.ts'
import { isListed, isSymbol } from '../site/known-words.ts'
import type { Speller } from './speller.ts'

/** Addresses are no words. */
const ADDRESS = /\S+@\S+|https?:\/\/\S+|(?<![\p{L}\d])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?/gu
/** What names the state of a document may have letters only (src/datasheets/revision.ts). */
const REVISION = /(?<=Revisión )[\dA-F]{8}/g
const TOKEN = /[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}\d]+)*/gu
/** "vigilarlos": the dictionary has the infinitive alone. */
const INFINITIVE_WITH_PRONOUN = /^(\p{L}+[aeií]r)(?:me|te|se|nos|l[aeo]s?)$/iu

/** The words that some names consist of, which nobody spells but their owner. */
export function wordsOfNames(names: readonly string[]): string[] {
  return names.flatMap((name) => name.match(TOKEN) ?? [])
}

/** The words of a text that are neither of `known` nor of the dictionary. */
export function unknownWords(
  text: string,
  known: ReadonlySet<string>,
  { isWord }: Pick<Speller, 'isWord'>,
): string[] {
  return (typed(text).replace(ADDRESS, ' ').replace(REVISION, ' ').match(TOKEN) ?? [])
    .flatMap((token) => (isListed(token, known) ? [] : token.split('-')))
    .filter((part) => !isSymbol(part) && !isListed(part, known) && !isWord(part))
    .filter((part) => !isWord(INFINITIVE_WITH_PRONOUN.exec(part)?.[1] ?? part))
}
