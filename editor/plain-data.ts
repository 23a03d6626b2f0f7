/** A map of the content, whatever it holds. */
export type Fields = Readonly<Record<string, unknown>>

/** What a value says where it is a single one; nothing where it is not there, or more than that. */
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
