import type { Facet } from '#figures/facets.ts'
import { SERVICE } from '#figures/service.ts'
import { readAmount } from '#finder/search/read-number.ts'
import type { NewLine, Service } from '#visitor/quote-list.ts'

/** What a line says of its equipment beside its product and its quantity. */
export type Details = { tag?: string; note?: string; service?: Service }

const UNITS: readonly (readonly [RegExp, Facet, string])[] = [
  [/^bar$/iu, 'pressure', 'bar'],
  [/^psi$/iu, 'pressure', 'psi'],
  [/^(?:[°º]\s?c|grados(?: c)?)$/iu, 'temperature', '°C'],
  [/^[°º]\s?f$/iu, 'temperature', '°F'],
  [/^m\/s$/iu, 'speed', 'm/s'],
  [/^ft\/min$/iu, 'speed', 'ft/min'],
  [/^rpm$/iu, 'speed', 'rpm'],
]
const FIGURE = /^([-−]?[\d.,]+)\s*(\D+?)\.?$/u
/** The list's own text calls a diameter as its product does: "eje 60 mm", "diámetro 12 in". */
const DIAMETER = /^\p{L}[\p{L} ]* (\d[\d.,/ ]* ?(?:mm|in))$/u
const NOTE = /(?:^|; )Nota: /u
/** "2810 x 3 TAG P-101A". */
const TAG = /(?<!\p{L})tag\s*[:.]?\s*(?=\S*\d)(\S+)/iu
const IN_WORDS = ['fluid', 'plan', 'flange'] as const

/** "15 bar", "80°C", "2950 rpm" as the field of a line keeps it. */
export function figureIn(written: string): Service | undefined {
  const [, amount = '', named = ''] = FIGURE.exec(written.trim()) ?? []
  const [, facet, unit] = UNITS.find(([form]) => form.test(named)) ?? []
  const typed = amount.replace('−', '-')
  if (facet === undefined || unit === undefined) return undefined
  return readAmount(typed, unit) === undefined ? undefined : { [facet]: `${typed} ${unit}` }
}

/** What stands under a line of the list's own text: "TAG 310; eje 45 mm; 12 bar; fluido: relave". */
export function detailsIn(row: string): Details | undefined {
  if (!/^\s/u.test(row)) return undefined
  const [said = '', note] = row.trim().split(NOTE)
  const parts = said.split('; ').filter(Boolean)
  const read = parts.map(detailIn)
  if (read[0] === undefined && (parts.length > 0 || note === undefined)) return undefined
  const unread = parts.filter((_, at) => read[at] === undefined)
  const notes = [...unread, note].filter(Boolean).join('; ')
  return {
    ...Object.assign({}, ...read),
    ...(notes && { note: notes }),
    service: Object.assign({}, ...read.map((one) => one?.service)),
  }
}

function detailIn(part: string): Details | undefined {
  if (part.startsWith('TAG ')) return { tag: part.slice('TAG '.length) }
  for (const field of IN_WORDS) {
    const start = `${SERVICE[field].prefix} `
    if (part.startsWith(start)) return { service: { [field]: part.slice(start.length) } }
  }
  const [, diameter] = DIAMETER.exec(part) ?? []
  const service = figureIn(part) ?? (diameter === undefined ? undefined : { diameter })
  return service && { service }
}

/** A line with what else is known of it. */
export function withDetails(line: NewLine, { tag, note, service }: Details): NewLine {
  const detailed = {
    ...line,
    ...(tag && { tag }),
    ...(service && { service: { ...line.service, ...service } }),
  }
  return note ? withNote(detailed, note) : detailed
}

/** A line with more in its note. */
export function withNote(line: NewLine, words: string): NewLine {
  return { ...line, note: [line.note, words].filter(Boolean).join('; ') }
}

/** The tag in a line of text, and the line without it. */
export function tagIn(text: string): { text: string; tag?: string } {
  const [said, tag = ''] = TAG.exec(text) ?? []
  if (said === undefined) return { text }
  return { text: text.replace(said, '').trim(), tag: tag.replace(/[;,.]$/u, '') }
}
