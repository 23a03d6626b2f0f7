import type { Facet } from '#schema/facets.ts'
import { nearCodes } from './code-index.ts'
import { hasDigit } from '#catalogue/fold-text.ts'
import { judgeRange, type PublishedRange, type Verdict } from '#catalogue/judge-range.ts'
import { rankEntries, type Ranking } from './rank-entries.ts'
import type { AskedFigure } from './read-figures.ts'
import { readQuery } from './read-query.ts'
import type { SearchEntry } from './search-data.ts'
import type { SearchIndex } from './search-index.ts'

/** A published limit that decides, and what it says of the asked figure. */
export type DecidingLimit = { facet: Facet; verdict: Verdict; range?: PublishedRange }

export type SearchHit = { entry: SearchEntry; limits: readonly DecidingLimit[] }

/** What a query finds, best first. */
export type SearchResults = {
  query: string
  figures: readonly AskedFigure[]
  /** Words and codes that nothing in the catalogue answers to. */
  unknown: readonly string[]
  /** Products whose published limits cover every asked figure, and all else that was found. */
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
    const limits = entry.kind === 'product' ? limitsOf(entry, figures) : []
    const verdicts = limits.map(({ verdict }) => verdict)
    const hit = { entry, limits }
    // Whoever names a product wants to see it, even where its limits do not reach.
    if (named.has(number)) hits.push(hit)
    else if (verdicts.includes('outside')) outside.push(hit)
    else if (verdicts.includes('unpublished')) unpublished.push(hit)
    else hits.push(hit)
  }
  // Only products have figures: with one in the query, they are what is asked for.
  if (figures.length > 0) hits.sort((a, b) => kindOrder(a) - kindOrder(b))
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

function kindOrder({ entry }: SearchHit): number {
  return entry.kind === 'product' ? 0 : 1
}

function limitsOf({ ranges = [] }: SearchEntry, figures: readonly AskedFigure[]): DecidingLimit[] {
  return figures.map((asked) => ({ facet: asked.facet, ...judgeRange(ranges, asked) }))
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
