import type { SizeKind } from '#figures/quantity.ts'
import type { Judgeable } from '#figures/judgement.ts'
import type { SearchWords } from '#schema/search-words.ts'

/** The kind of a result: a product, a page or section, a technical term, a document to download. */
export type ResultKind = 'product' | 'page' | 'term' | 'document'

/** The kinds of a product's texts; each has its weight, and its name in results. */
export type TextKind = 'application' | 'feature' | 'material' | 'standard' | 'heading'

/** One searchable item. */
export type SearchEntry = {
  kind: ResultKind
  href: string
  title: string
  /** The text under the title: tagline, lead, definition. */
  line: string
  /** A page for an industry or a kind of machine, which gathers products that belong to other pages. */
  gathers?: true
  /** A product's id: its drawing and its data sheet are named after it. */
  id?: string
  code?: string
  /** The page it belongs to, as an index into `places`. */
  place?: number
  texts?: Partial<Record<TextKind, readonly string[]>>
  /** A product's published limits. */
  judged?: Judgeable
  /** The ids of the selector's choices that fit the product. */
  services?: readonly string[]
  equipment?: readonly string[]
  arrangements?: readonly string[]
}

/** A page of the catalogue that entries belong to. */
export type Place = {
  title: string
  /** Its name in the menu, if different from the title. */
  name?: string
  /** The page above it, as an index into `places`. */
  parent?: number
}

/** The name of a place beside a result. */
export function placeName(place: Place | undefined): string | undefined {
  return place?.name ?? place?.title
}

/** The content of SEARCH_DATA_PATH: all data that the search uses. */
export type SearchData = {
  entries: readonly SearchEntry[]
  places: readonly Place[]
  /** The labels of the selector's choices, by id. */
  services: Readonly<Record<string, string>>
  equipment: Readonly<Record<string, string>>
  arrangements: Readonly<Record<string, string>>
  /** The kinds of machine: the words for them, and the kind of their diameter. */
  machines: readonly { id: string; said: readonly string[]; size?: SizeKind }[]
  /** The services that the catalogue knows too little about to answer by words alone; `ph` for an acid or a base. */
  doubtful: readonly { id: string; ph?: number }[]
  /** The API piping plans, by name: "53A". */
  plans: Readonly<Record<string, { meaning: string; isDual: boolean }>>
  words: Omit<SearchWords, 'things'>
  /** The words for a thing, and the indexes into `places` of the pages whose products they mean. */
  things: readonly { said: readonly string[]; places: readonly number[] }[]
}
