import { typed } from '#figures/set-type.ts'
import { isListed, isSymbol } from '../site/known-words.ts'
import type { Speller } from './speller.ts'

/** Addresses are not words. */
const ADDRESS = /\S+@\S+|https?:\/\/\S+|(?<![\p{L}\d])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?/gu
/** The code of a document's revision may consist of letters only (src/datasheets/revision.ts). */
const REVISION = /(?<=Revisión )[\dA-F]{8}/g
const TOKEN = /[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}\d]+)*/gu
/** "vigilarlos": the dictionary only has the infinitive. */
const INFINITIVE_WITH_PRONOUN = /^(\p{L}+[aeií]r)(?:me|te|se|nos|l[aeo]s?)$/iu

/** The words of names, which are spelled as their owners like. */
export function wordsOfNames(names: readonly string[]): string[] {
  return names.flatMap((name) => name.match(TOKEN) ?? [])
}

/** The words of a text that are neither in `known` nor in the dictionary. */
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
