import { queryText } from '#visitor/address-query.ts'
import type { ListFilter } from '#views/product-list.ts'

/** A filter of a list: kinds widen each other, all others narrow. */
type Filter = Pick<ListFilter, 'id' | 'isKind'>

/** The part of a row that filters need: the ids of those that it passes. */
type Filtered = { filters: readonly string[] }

/** Whether a row passes the chosen filters: any of the kinds, and all of the others. */
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

/** How many rows would remain if the filter were chosen as well. */
export function countWith(
  filter: Filter,
  rows: readonly Filtered[],
  chosen: ReadonlySet<string>,
  filters: readonly Filter[],
): number {
  // For a kind, the rows that it alone would add, since kinds widen each other.
  const others = filter.isKind
    ? filters.filter(({ id, isKind }) => chosen.has(id) && !isKind).map(({ id }) => id)
    : [...chosen]
  const asked = new Set([...others, filter.id])
  return rows.filter((row) => passes(row, asked, filters)).length
}

/** The filters in an address (`?f=nsf,p40`), without unknown ones. */
export function filtersOf(search: string, filters: readonly Filter[]): ReadonlySet<string> {
  const asked = new URLSearchParams(search).get('f')?.split(',') ?? []
  return new Set(asked.filter((id) => filters.some((filter) => filter.id === id)))
}

/** The address's query with these filters, in the order of the page. */
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
