import { wordsOf } from '#schema/fold-text.ts'
import { queryText } from '#visitor/address-query.ts'

/** What is asked of the list of documents; it stands in the page's address. */
export type DocumentQuery = {
  words: string
  groups: ReadonlySet<string>
  /** A day as ISO 8601 writes it, or nothing: what was revised on it or later. */
  since: string
}

/** What a row says of its document: all its words, its group, and when it was last revised. */
export type ListedDocument = { text: string; group: string; revised: string }

const WRITTEN_DAY = /^(\d{1,2})[-/. ]?(\d{2})[-/. ]?(\d{4})$/

/** A day as it is written here (21-11-2026, 21/11/2026, 21112026), in ISO 8601; nothing where it is no day. */
export function dayOf(text: string): string | undefined {
  const [, day = '', month, year] = WRITTEN_DAY.exec(text.trim()) ?? []
  return existing(`${year}-${month}-${day.padStart(2, '0')}`)
}

/** As documents themselves say it: 23-11-2026. */
export function dayText(day: string): string {
  return day.split('-').toReversed().join('-')
}

/** A day that the calendar has. */
function existing(day: string): string | undefined {
  const time = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/** What an address asks (`?q=442&g=catalogos&desde=2026-11-01`); what it cannot mean is left out. */
export function readDocumentQuery(search: string, groups: readonly string[]): DocumentQuery {
  const asked = new URLSearchParams(search)
  const ids = asked.get('g')?.split(',') ?? []
  return {
    words: asked.get('q') ?? '',
    groups: new Set(ids.filter((id) => groups.includes(id))),
    since: existing(asked.get('desde') ?? '') ?? '',
  }
}

/** The address's query that asks the same; nothing where nothing is asked. */
export function documentQueryText({ words, groups, since }: DocumentQuery): string {
  const parts = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(groups.size > 0 && { g: [...groups].join(',') }),
    ...(since !== '' && { desde: since }),
  })
  return queryText(parts)
}

/** Whether a document is asked for: each word begins one of its own ("442 partido"). */
export function isAsked({ text, group, revised }: ListedDocument, query: DocumentQuery): boolean {
  const own = wordsOf(text)
  return (
    (query.groups.size === 0 || query.groups.has(group)) &&
    revised >= query.since &&
    wordsOf(query.words).every((word) => own.some((one) => one.startsWith(word)))
  )
}
