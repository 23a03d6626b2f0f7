import { SEARCH_DATA_PATH } from '#catalogue/paths.ts'
import { fetchedOnce } from '../fetched-once.ts'
import type { SearchData } from './search-data.ts'
import { buildSearchIndex } from './search-index.ts'

/** The search index, built in the browser from the file with the search data. */
export const loadSearchIndex = fetchedOnce(SEARCH_DATA_PATH, (data) =>
  buildSearchIndex(data as SearchData),
)
