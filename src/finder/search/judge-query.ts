import type { SearchData, SearchEntry } from './search-data.ts'
import type { SearchIndex } from './search-index.ts'
import { searchSite } from './search-site.ts'

/** A query as a judge wrote it down, with what must be found (queries-by-role.yaml). */
export type JudgedQuery = {
  query: string
  /** One of these leads. */
  first?: string[]
  /** One of these stands in the first five. */
  among?: string[]
  /** What is said to be left out of the search. */
  ignores?: string[]
  /** The word or code that is put as a question. */
  asks?: string
}

export type Judgement = {
  query: string
  isFirst: boolean
  isAmong: boolean
  /** What was found instead, best first. */
  found: readonly string[]
}

const FIRST_PAGE = 5

/** Asks a query, and says whether what was meant leads and whether it stands among the first five. */
export function judgeQuery(
  index: SearchIndex,
  { query, first, among, ignores = [], asks }: JudgedQuery,
): Judgement {
  const { hits, partial, unknown, ignored, questions } = searchSite(index, query)
  const found = [...hits, ...partial].map(({ entry }) => nameOf(entry))
  const place = found.findIndex((name) => [...(first ?? []), ...(among ?? [])].includes(name))
  const said = [...unknown, ...ignored.map(({ text }) => text)].map((text) => text.toLowerCase())
  const isSaid =
    ignores.every((text) => said.includes(text.toLowerCase())) &&
    (asks === undefined || questions.some(({ meant }) => meant === asks))
  const needsNone = first === undefined && among === undefined
  const isAmong = isSaid && (needsNone || (place >= 0 && place < FIRST_PAGE))
  return {
    query,
    isAmong,
    isFirst: isAmong && (first === undefined || place === 0),
    found: found.slice(0, FIRST_PAGE),
  }
}

/** Whether one of what a judge meant is still in the catalogue; what was taken out of it cannot be found. */
export function canBeFound({ entries }: SearchData, names: readonly string[]): boolean {
  return names.length === 0 || entries.some((entry) => names.includes(nameOf(entry)))
}

/** How judges name what is found: products by their id, pages by their address. */
export function nameOf({ kind, id, href, title }: SearchEntry): string {
  // Published terms hold joiners that nobody types.
  return kind === 'term' ? `glosario:${title.replaceAll('\u2060', '')}` : (id ?? href)
}
