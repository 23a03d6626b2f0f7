/** What a value of the content says where it is a single one; nothing where it is not there, or more than that. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
