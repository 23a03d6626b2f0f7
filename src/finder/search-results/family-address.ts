import { wordsOf } from '#catalogue/fold-text.ts'

/** The family that narrows the results, in the address of a search. */
export const FAMILY_PARAM = 'familia'

/** A family as an address names it: «Sellos mecánicos» → sellos-mecanicos. */
export function familyName(title: string): string {
  return wordsOf(title).join('-')
}
