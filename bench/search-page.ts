// The browser's side of bench/search.ts.
import type { SearchData } from '#finder/search/search-data.ts'
import { buildSearchIndex } from '#finder/search/search-index.ts'
import { searchSite } from '#finder/search/search-site.ts'

/** Of each keystroke the fastest counts: what else the machine was busy with is not the search's. */
const ROUNDS = 3

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
  const queries = typed.flatMap((text) => [...text].map((_, at) => text.slice(0, at + 1)))
  const keystrokesMs = queries.map(() => Infinity)
  for (let round = 0; round < ROUNDS; round += 1) {
    queries.forEach((query, at) => {
      const before = performance.now()
      searchSite(index, query)
      keystrokesMs[at] = Math.min(keystrokesMs[at] ?? Infinity, performance.now() - before)
    })
  }
  return { loadMs, keystrokesMs }
}

window.benchSearch = benchSearch
