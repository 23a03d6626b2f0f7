import { sortPending } from '#catalogue/pending.ts'
import type { Problem } from '#catalogue/problem.ts'

/** What the owner still owes, one line each, with its place in the content; what stops a publication first. */
export function formatPending(pending: readonly Problem[]): string {
  if (pending.length === 0) return 'No queda nada pendiente.'
  const { indispensable, optional } = sortPending(pending)
  const parts = [
    { heading: 'Sin esto no se publica:', owed: indispensable },
    { heading: 'Sin esto se puede publicar, con --sin-pendientes:', owed: optional },
  ]
  const count = pending.length === 1 ? 'Queda 1 dato' : `Quedan ${pending.length} datos`
  return [
    ...parts.flatMap(({ heading, owed }) =>
      owed.length > 0 ? [[heading, ...owed.map(lineOf)].join('\n')] : [],
    ),
    `${count} por entregar.`,
  ].join('\n\n')
}

function lineOf({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column} ${field}: ${message}`
}
