import { useEffect, useState } from 'react'
import { SEARCH_DATA_PATH } from '#catalogue/paths.ts'
import { fetchedOnce } from '../fetched-once.ts'
import type { SearchData } from './search-data.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'

/** The search index, built in the browser from the file with the search data. */
const loadSearchIndex = fetchedOnce(SEARCH_DATA_PATH, (data) =>
  buildSearchIndex(data as SearchData),
)

type LoadedIndex = { index?: SearchIndex; hasFailed: boolean }

export function useSearchIndex(): LoadedIndex {
  const [loaded, setLoaded] = useState<LoadedIndex>({ hasFailed: false })
  useEffect(() => {
    loadSearchIndex().then(
      (index) => setLoaded({ index, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
    )
  }, [])
  return loaded
}
