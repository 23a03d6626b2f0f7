// The browser's side of bench/search.ts.
import type { SearchData } from '#search/search-data.ts'
import { buildSearchIndex } from '#search/search-index.ts'
import { searchSite } from '#search/search-site.ts'

declare global {
  interface Window {
    benchSearch: typeof benchSearch
  }
}

function benchSearch(
  json: string,
  typed: readonly string[],
): { loadMs: number; keystrokesMs: number[] } {
  const startedAt = performance.now()
  const index = buildSearchIndex(JSON.parse(json) as SearchData)
  const loadMs = performance.now() - startedAt
  const keystrokesMs = typed.flatMap((text) =>
    [...text].map((_, at) => {
      const before = performance.now()
      searchSite(index, text.slice(0, at + 1))
      return performance.now() - before
    }),
  )
  return { loadMs, keystrokesMs }
}

window.benchSearch = benchSearch
