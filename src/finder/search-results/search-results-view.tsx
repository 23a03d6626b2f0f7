import type { ComponentProps, ReactNode } from 'react'
import { searchSite } from '../search/search-site.ts'
import { useSearchIndex } from '../search/use-search-index.ts'
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
