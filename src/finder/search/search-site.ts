import { nearCodes } from './code-index.ts'
import { hasDigit } from '#catalogue/fold-text.ts'
import { judgeFigures, type JudgedFigure } from '#catalogue/judge-figures.ts'
import { rankEntries, type Ranking } from './rank-entries.ts'
import type { AskedFigure } from './read-figures.ts'
import { readQuery } from './read-query.ts'
import type { SearchEntry } from './search-data.ts'
import type { SearchIndex } from './search-index.ts'

/** A thing found; of a product, what its published limits say of each asked figure. */
export type SearchHit = { entry: SearchEntry; limits: readonly JudgedFigure<AskedFigure>[] }

/** What a query finds, best first. */
export type SearchResults = {
  query: string
  figures: readonly AskedFigure[]
  /** Words and codes that nothing in the catalogue answers to. */
  unknown: readonly string[]
  /**
   * Products whose published limits cover every asked figure, those that do so with a condition after
   * the others, and all else that was found.
   */
  hits: readonly SearchHit[]
  /** Products that publish nothing for an asked figure: kept apart, never guessed. */
  unpublished: readonly SearchHit[]
  /** Where nothing was found: like codes, or products whose limits do not reach. */
  nearMisses: readonly SearchHit[]
  /** The stems to mark in what was found. */
  stems: ReadonlySet<string>
}

const NEAR_MISSES_MAX = 5

/** Searches the site for a code, words or figures. */
export function searchSite(index: SearchIndex, query: string): SearchResults {
  const { figures, parts } = readQuery(index, query)
  const ranking: Ranking =
    parts.length === 0 && figures.length > 0
      ? { entries: everyProduct(index), stems: new Set(), unknown: [] }
      : rankEntries(index, parts)
  const named = new Set(
    parts.flatMap(({ codes }) =>
      codes.filter(({ share }) => share === 1).map(({ entry }) => entry),
    ),
  )
  const hits: SearchHit[] = []
  const unpublished: SearchHit[] = []
  const outside: SearchHit[] = []
  for (const number of ranking.entries) {
    const entry = index.data.entries[number]
    if (!entry) continue
    const isProduct = entry.kind === 'product'
    const { verdict, limits } = judgeFigures(entry.ranges ?? [], isProduct ? figures : [])
    const hit = { entry, limits }
    // Whoever names a product wants to see it, even where its limits do not reach.
    if (named.has(number)) hits.push(hit)
    else if (verdict === 'outside') outside.push(hit)
    else if (verdict === 'unpublished') unpublished.push(hit)
    else hits.push(hit)
  }
  // Only products have figures: with one in the query, they are what is asked for.
  if (figures.length > 0) hits.sort((a, b) => order(a) - order(b))
  const isEmpty = hits.length + unpublished.length === 0
  const alike = isEmpty && outside.length === 0 ? codesLike(index, ranking.unknown) : outside
  return {
    query,
    figures,
    unknown: ranking.unknown,
    hits,
    unpublished,
    nearMisses: isEmpty ? alike.slice(0, NEAR_MISSES_MAX) : [],
    stems: ranking.stems,
  }
}

function order({ entry, limits }: SearchHit): number {
  if (entry.kind !== 'product') return 2
  return limits.some(({ verdict }) => verdict === 'conditional') ? 1 : 0
}

function everyProduct({ data }: SearchIndex): number[] {
  return data.entries.flatMap(({ kind }, number) => (kind === 'product' ? [number] : []))
}

function codesLike({ codes, data }: SearchIndex, unknown: readonly string[]): SearchHit[] {
  return unknown.flatMap((text) => {
    const numbers = hasDigit(text) ? nearCodes(codes, text.replaceAll(' ', '')) : []
    return numbers.flatMap((number) => {
      const entry = data.entries[number]
      return entry ? [{ entry, limits: [] }] : []
    })
  })
}
