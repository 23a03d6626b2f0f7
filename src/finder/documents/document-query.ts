import { byCode } from '#catalogue/compare-names.ts'
import type { DocumentGroup, DocumentRow } from '#catalogue/document-groups.ts'
import { wordsOf } from '#schema/fold-text.ts'

/** The orders of the rows, with their name in the address; the first is how the page comes. */
export const DOCUMENT_ORDERS = [
  { id: 'group', parameter: 'grupo', label: 'Por línea' },
  { id: 'date', parameter: 'fecha', label: 'Lo último primero' },
  { id: 'code', parameter: 'codigo', label: 'Por código' },
  { id: 'size', parameter: 'peso', label: 'Por tamaño' },
] as const
export type DocumentOrder = (typeof DOCUMENT_ORDERS)[number]['id']

/** What is asked of the list of documents; it stands in the page's address. */
export type DocumentQuery = {
  words: string
  groups: ReadonlySet<string>
  /** A day as ISO 8601 writes it, or nothing: what was revised on it or later. */
  since: string
  order: DocumentOrder
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** What an address asks (`?q=442&g=catalogos&desde=2026-11-01&orden=fecha`); what it cannot mean is left out. */
export function readDocumentQuery(search: string, groups: readonly DocumentGroup[]): DocumentQuery {
  const asked = new URLSearchParams(search)
  const ids = asked.get('g')?.split(',') ?? []
  const since = asked.get('desde') ?? ''
  return {
    words: asked.get('q') ?? '',
    groups: new Set(ids.filter((id) => groups.some((group) => group.id === id))),
    since: ISO_DAY.test(since) && !Number.isNaN(Date.parse(since)) ? since : '',
    order: DOCUMENT_ORDERS.find(({ parameter }) => parameter === asked.get('orden'))?.id ?? 'group',
  }
}

function orderOf(order: DocumentOrder) {
  return DOCUMENT_ORDERS.find(({ id }) => id === order) ?? DOCUMENT_ORDERS[0]
}

/** The address's query that asks the same; nothing where nothing is asked. */
export function documentQueryText({ words, groups, since, order }: DocumentQuery): string {
  const parts = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(groups.size > 0 && { g: [...groups].join(',') }),
    ...(since !== '' && { desde: since }),
    ...(order !== 'group' && { orden: orderOf(order).parameter }),
  })
  // A comma needs no escape in a query, and reads better without.
  const text = parts.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** The groups with the rows that are asked for; in another order than the page's own, in one group. */
export function askedDocuments(
  groups: readonly DocumentGroup[],
  query: DocumentQuery,
): DocumentGroup[] {
  const asked = wordsOf(query.words)
  const left = groups
    .filter(({ id }) => query.groups.size === 0 || query.groups.has(id))
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => row.revised >= query.since && names(row, group, asked)),
    }))
    .filter(({ rows }) => rows.length > 0)
  const { order } = query
  if (order === 'group' || left.length === 0) return left
  const rows = left.flatMap((group) => group.rows).toSorted(COMPARED[order])
  return [{ id: 'todos', heading: orderOf(order).label, rows }]
}

/** Whether each word begins one of the document's: "442 partido". */
function names(row: DocumentRow, group: DocumentGroup, asked: readonly string[]): boolean {
  const own = wordsOf([row.code ?? '', row.title, row.kind, group.heading].join(' '))
  return asked.every((word) => own.some((one) => one.startsWith(word)))
}

const COMPARED: Readonly<
  Record<Exclude<DocumentOrder, 'group'>, (a: DocumentRow, b: DocumentRow) => number>
> = {
  date: (a, b) => b.revised.localeCompare(a.revised) || byCode(a, b),
  code: byCode,
  size: (a, b) => b.bytes - a.bytes,
}
