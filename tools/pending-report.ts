import { sortPending } from '#catalogue/read/pending.ts'
import type { Problem } from '#catalogue/read/problem.ts'
import type { Site } from '#schema/site.ts'

/** The heading of docs/contenido.md that explains how to supply a value, by its file and field. */
const TOLD_UNDER: readonly (readonly [place: RegExp, heading: string])[] = [
  [/^content\/sitio\.yaml (?:brand\.|legalName$|baseUrl$)/, 'La marca'],
  [/^content\/sitio\.yaml (?:branches|networks)\[/, 'Cambiar un teléfono'],
  [/^content\/sitio\.yaml email\./, 'Elegir quién recibe las consultas'],
  [/ sections\[\d+\]\.video\.youtube$/, 'Poner el video institucional'],
  [/^content\/productos\/.* products\[\d+\]$/, 'Agregar un producto'],
]
const TOLD_OTHERWISE = 'Lo que falta entregar'
export const GUIDE_HEADINGS = [...TOLD_UNDER.map(([, heading]) => heading), TOLD_OTHERWISE]

/** The values that the owner still owes, one line each, with file and field; those that block publication first. */
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
    'Tras cada flecha, la parte de docs/contenido.md que dice cómo.',
    `${count} por entregar.`,
  ].join('\n\n')
}

/** Optional facts that would help a buyer, one line each; empty if the owner has given them all. */
export function formatHelpful(helpful: Site['helpful']): string {
  if (helpful.length === 0) return ''
  const lines = helpful.map(({ field, goesIn, worth }) => `${field}: ${worth} → ${goesIn}`)
  return ['Esto ayudaría a quien compra, y no falta para publicar:', ...lines].join('\n')
}

function lineOf({ file, line, column, field, message }: Problem): string {
  const [, heading] = TOLD_UNDER.find(([place]) => place.test(`${file} ${field}`)) ?? []
  return `${file}:${line}:${column} ${field}: ${message} → ${heading ?? TOLD_OTHERWISE}`
}
