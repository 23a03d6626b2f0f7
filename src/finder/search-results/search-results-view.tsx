import type { ComponentProps, ReactNode } from 'react'
import { useProductData } from '../products/use-product-data.ts'
import { searchSite } from '../search/search-site.ts'
import { useSearchIndex } from '../search/use-search-index.ts'
import { ComingResults } from './coming-results.tsx'
import { FoundResults } from './found-results.tsx'
import { SearchFailure } from './search-failure.tsx'

type SearchResultsViewProps = Omit<
  ComponentProps<typeof FoundResults>,
  'results' | 'data' | 'rows'
> & {
  query: string
  /** Shown if the index cannot be loaded. */
  children: ReactNode
}

/**
 * The results of a query; the index and the products' data are loaded at the first one, and waited for together: what
 * came later would shift what is being read.
 */
export function SearchResultsView({ query, children, ...others }: SearchResultsViewProps) {
  const { index, hasFailed } = useSearchIndex()
  const { state } = useProductData()
  if (hasFailed) return <SearchFailure>{children}</SearchFailure>
  if (!index || state.status === 'loading') return <ComingResults />
  return (
    <FoundResults
      results={searchSite(index, query)}
      data={index.data}
      rows={state.status === 'ready' ? state.data : undefined}
      {...others}
    />
  )
}
