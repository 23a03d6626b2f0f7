import type { SizeKind } from '#figures/quantity.ts'
import type { Judgeable } from '#figures/judgement.ts'
import type { SearchWords } from '#schema/search-words.ts'

/** What a result is: a product, a page or section, a word of the trade, a document to take along. */
export type ResultKind = 'product' | 'page' | 'term' | 'document'

/** A product's words are told apart by what they are: each has its weight, and its name in results. */
export type TextKind = 'application' | 'feature' | 'material' | 'standard' | 'heading'

/** One searchable item. */
export type SearchEntry = {
  kind: ResultKind
  href: string
  title: string
  /** What is said under the title: tagline, lead, definition. */
  line: string
  /** Gathers products whose own places are elsewhere, for an industry or a kind of machine. */
  gathers?: true
  /** A product's id: its drawing and its data sheet are named after it. */
  id?: string
  code?: string
  /** The page it belongs to, as an index into `places`. */
  place?: number
  texts?: Partial<Record<TextKind, readonly string[]>>
  /** Of a product: what it is judged by. */
  judged?: Judgeable
  /** What the selector chooses it by, by the ids of the choices: services, machines, arrangements. */
  services?: readonly string[]
  equipment?: readonly string[]
  arrangements?: readonly string[]
}

/** A page that others belong to, by its place in the catalogue. */
export type Place = {
  title: string
  /** How the menu calls it, where its title says otherwise. */
  name?: string
  /** The page above it, as an index into `places`. */
  parent?: number
}

/** How a place is called beside a result. */
export function placeName(place: Place | undefined): string | undefined {
  return place?.name ?? place?.title
}

/** The content of SEARCH_DATA_PATH: all data that the search uses. */
export type SearchData = {
  entries: readonly SearchEntry[]
  places: readonly Place[]
  /** The selector's choices by id, as they are called. */
  services: Readonly<Record<string, string>>
  equipment: Readonly<Record<string, string>>
  arrangements: Readonly<Record<string, string>>
  /** The kinds of machine: what products say of them, and whose diameter is meant with them. */
  machines: readonly { id: string; said: readonly string[]; size?: SizeKind }[]
  /** The services of which the catalogue knows too little to answer by words alone; of an acid or a base, its pH. */
  doubtful: readonly { id: string; ph?: number }[]
  /** What each piping plan is, by its name: "53A". */
  plans: Readonly<Record<string, { meaning: string; isDual: boolean }>>
  words: Omit<SearchWords, 'things'>
  /** What a word for a thing asks for beside a fluid: the products of these places, as indexes into `places`. */
  things: readonly { said: readonly string[]; places: readonly number[] }[]
}
