import { queryText } from '#visitor/address-query.ts'
import type { ListFilter } from '#views/product-list.ts'

/** A filter: one of a list's kinds, which widen each other, or one that narrows. */
type Filter = Pick<ListFilter, 'id' | 'isKind'>

/** A row, as far as filters go: the ids of those that it passes. */
type Filtered = { filters: readonly string[] }

/** Whether a row passes what is chosen: any of the kinds, and all of the rest. */
export function passes(
  row: Filtered,
  chosen: ReadonlySet<string>,
  filters: readonly Filter[],
): boolean {
  const active = filters.filter(({ id }) => chosen.has(id))
  const kinds = active.filter(({ isKind }) => isKind)
  const rest = active.filter(({ isKind }) => !isKind)
  const has = ({ id }: Filter) => row.filters.includes(id)
  return (kinds.length === 0 || kinds.some(has)) && rest.every(has)
}

/** How many rows a filter would leave, were it chosen with the others. */
export function countWith(
  filter: Filter,
  rows: readonly Filtered[],
  chosen: ReadonlySet<string>,
  filters: readonly Filter[],
): number {
  // Of a kind, what it would add by itself: kinds widen each other.
  const others = filter.isKind
    ? filters.filter(({ id, isKind }) => chosen.has(id) && !isKind).map(({ id }) => id)
    : [...chosen]
  const asked = new Set([...others, filter.id])
  return rows.filter((row) => passes(row, asked, filters)).length
}

/** The filters that an address asks for (`?f=nsf,p40`); unknown ones are left out. */
export function filtersOf(search: string, filters: readonly Filter[]): ReadonlySet<string> {
  const asked = new URLSearchParams(search).get('f')?.split(',') ?? []
  return new Set(asked.filter((id) => filters.some((filter) => filter.id === id)))
}

/** The address's query with these filters in it, in the order in which the page shows them. */
export function withFilters(
  search: string,
  chosen: ReadonlySet<string>,
  filters: readonly Filter[],
): string {
  const query = new URLSearchParams(search)
  const ids = filters.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  if (ids.length > 0) query.set('f', ids.join(','))
  else query.delete('f')
  return queryText(query)
}
