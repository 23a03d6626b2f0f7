import { wordsOf } from '#schema/fold-text.ts'
import { queryText } from '#visitor/address-query.ts'

/** The filters of the document list; they are kept in the page's address. */
export type DocumentQuery = {
  words: string
  groups: ReadonlySet<string>
  /** An ISO 8601 day, or nothing: only documents revised on it or later. */
  since: string
}

/** A row of the list: all its words, its group, and the day of its last revision. */
export type ListedDocument = { text: string; group: string; revised: string }

const WRITTEN_DAY = /^(\d{1,2})[-/. ]?(\d{2})[-/. ]?(\d{4})$/

/** Reads a day in Chilean notation (21-11-2026, 21/11/2026, 21112026) into ISO 8601; undefined if invalid. */
export function dayOf(text: string): string | undefined {
  const [, day = '', month, year] = WRITTEN_DAY.exec(text.trim()) ?? []
  return existing(`${year}-${month}-${day.padStart(2, '0')}`)
}

/** An ISO day in the documents' own notation: 23-11-2026. */
export function dayText(day: string): string {
  return day.split('-').toReversed().join('-')
}

/** The day, if the calendar has it. */
function existing(day: string): string | undefined {
  const time = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/** Reads an address query (`?q=442&g=catalogos&desde=2026-11-01`); invalid values are left out. */
export function readDocumentQuery(search: string, groups: readonly string[]): DocumentQuery {
  const asked = new URLSearchParams(search)
  const ids = asked.get('g')?.split(',') ?? []
  return {
    words: asked.get('q') ?? '',
    groups: new Set(ids.filter((id) => groups.includes(id))),
    since: existing(asked.get('desde') ?? '') ?? '',
  }
}

/** Writes a query for the address; empty if nothing is filtered. */
export function documentQueryText({ words, groups, since }: DocumentQuery): string {
  const parts = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(groups.size > 0 && { g: [...groups].join(',') }),
    ...(since !== '' && { desde: since }),
  })
  return queryText(parts)
}

/** Whether a document matches: each asked word begins one of its words ("442 partido"). */
export function isAsked({ text, group, revised }: ListedDocument, query: DocumentQuery): boolean {
  const own = wordsOf(text)
  return (
    (query.groups.size === 0 || query.groups.has(group)) &&
    revised >= query.since &&
    wordsOf(query.words).every((word) => own.some((one) => one.startsWith(word)))
  )
}
