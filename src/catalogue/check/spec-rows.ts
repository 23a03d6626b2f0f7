import { formatQuantity } from '#figures/format-quantity.ts'
import type { SpecRow } from '#figures/quantity.ts'

/** Every specification row inside some content: products, sections, sidebars, families. */
export function specRowsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { row: SpecRow; path: PropertyKey[] }[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => specRowsIn(item, [...path, index]))
  }
  if (isSpecRow(value)) return [{ row: value, path: [...path] }]
  return Object.entries(value).flatMap(([key, item]) => specRowsIn(item, [...path, key]))
}

export function isSpecRow(value: object): value is SpecRow {
  return 'property' in value && 'values' in value
}

/** A row's values as messages quote them. */
export function rowText({ values }: SpecRow): string {
  return values.map((value) => formatQuantity(value)).join(' / ')
}
