import type { PublishedRange } from '#catalogue/judge-range.ts'

/** What a result is: a product, a page, a word of the trade, a document to take along. */

export type ResultKind = 'product' | 'page' | 'term' | 'document'

/** A product's words are told apart by what they are: each has its weight, and its name in results. */

export type TextKind = 'application' | 'feature' | 'material' | 'standard' | 'heading'

/** One thing that can be found. */
export type SearchEntry = {
  kind: ResultKind
  href: string
  title: string
  /** What is said under the title: tagline, lead, definition. */
  line: string
  /** A product's id: its drawing and its data sheet are named after it. */
  id?: string
  code?: string
  /** The page it belongs to, as an index into `places`. */
  place?: number
  texts?: Partial<Record<TextKind, readonly string[]>>
  ranges?: readonly PublishedRange[]
}

/** /buscar/indice.json: all that the search knows. */
export type SearchData = {
  entries: readonly SearchEntry[]
  places: readonly string[]
  /** Words that people say, and the catalogue's words for them, by group. */
  synonyms: readonly { means: readonly string[]; said: readonly string[] }[]
}
