import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { loadSearchIndex } from '../search/load-search-index.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { searchSite } from '../search/search-site.ts'
import { ComingResults } from './coming-results.tsx'
import { FoundResults } from './found-results.tsx'
import { SearchFailure } from './search-failure.tsx'

type SearchResultsViewProps = Omit<ComponentProps<typeof FoundResults>, 'results' | 'data'> & {
  query: string
  /** Shown if the index cannot be loaded. */
  children: ReactNode
}

/** The results of a query; the index is loaded at the first one. */
export function SearchResultsView({ query, children, ...others }: SearchResultsViewProps) {
  const { index, hasFailed } = useSearchIndex()
  if (hasFailed) return <SearchFailure>{children}</SearchFailure>
  if (!index) return <ComingResults />
  return <FoundResults results={searchSite(index, query)} data={index.data} {...others} />
}

type LoadedIndex = { index?: SearchIndex; hasFailed: boolean }

function useSearchIndex(): LoadedIndex {
  const [loaded, setLoaded] = useState<LoadedIndex>({ hasFailed: false })
  useEffect(() => {
    loadSearchIndex().then(
      (index) => setLoaded({ index, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
    )
  }, [])
  return loaded
}
