import type { JudgedLimit, Judgement } from '#figures/judgement.ts'
import type { SearchEntry } from './search-data.ts'
import type { SearchIndex } from './search-index.ts'

/** A result; `limits` judges a product's published limits by each asked figure. */
export type SearchHit = {
  entry: SearchEntry
  limits: readonly JudgedLimit[]
  verdict: Judgement['verdict']
  /** Words of the query that this entry does not contain. */
  lacks: readonly string[]
}

/** A hit that the words of the query, or its figures, have found. */
export type FoundEntry = SearchHit & {
  /** The entry's index in `SearchData.entries`. */
  number: number
  /** Whether its title or line also contains the words that a page answers already. */
  saysAll: boolean
}

/** The judgement of an entry when no figure is asked. */
export const UNJUDGED = { verdict: 'complies', limits: [] } as const

/** An unjudged hit for an entry that is shown regardless of the ranking. */
export function hitOf({ data }: SearchIndex, number: number): SearchHit[] {
  const entry = data.entries[number]
  return entry ? [{ ...UNJUDGED, entry, lacks: [] }] : []
}

export function isProduct({ entry }: Pick<SearchHit, 'entry'>): boolean {
  return entry.kind === 'product'
}
