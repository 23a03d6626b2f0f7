import { lowered } from '#schema/letter-case.ts'

/** A name as one text, from the two parts that a row shows it in. */
export function rowWords(shared: string, own: string): string {
  return shared === '' ? own : `${shared} ${lowered(own)}`
}
