import { SEARCH_DATA_PATH } from '#catalogue/paths.ts'
import type { SearchData } from './search-data.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'

let loading: Promise<SearchIndex> | undefined

/** The search index, fetched and built at its first use; a failure may be retried. */
export function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(SEARCH_DATA_PATH)
  if (!response.ok) throw new Error(`${SEARCH_DATA_PATH}: ${response.status}`)
  // The build makes this file from the same types.
  return buildSearchIndex((await response.json()) as SearchData)
}
