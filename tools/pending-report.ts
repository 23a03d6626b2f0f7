import type { Problem } from '#catalogue/problem.ts'

/** What the owner still owes, one line each, with its place in the content. */
export function formatPending(pending: readonly Problem[]): string {
  if (pending.length === 0) return 'No queda nada pendiente.'
  const lines = pending.map(
    ({ file, line, column, field, message }) => `${file}:${line}:${column} ${field}: ${message}`,
  )
  const count = pending.length === 1 ? 'Queda 1 dato' : `Quedan ${pending.length} datos`
  return `${lines.join('\n')}\n\n${count} por entregar.`
}
