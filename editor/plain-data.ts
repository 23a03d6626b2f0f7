/** A map of the content with any fields. */
export type Fields = Readonly<Record<string, unknown>>

/** The text of a single value; empty for missing values, lists and maps. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

export function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}
/** The maps of a list. */
export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** Whether a value stands for one that the owner still owes. */
export function isOwed(value: unknown): value is { muestra?: string; nota?: string } {
  return isFields(value) && 'pendiente' in value && !('id' in value)
}
