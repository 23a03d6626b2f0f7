import { FACETS, type Facet } from '#figures/facets.ts'
import { SERVICE } from '#figures/service.ts'
import { readFigureAt } from '#finder/search/read-figure-at.ts'
import { NUMBER_HERE } from '#finder/search/figure-syntax.ts'
import { plainText } from '#finder/search/plain-text.ts'
import { inUnit } from '#finder/search/written-units.ts'
import { foldText } from '#schema/fold-text.ts'
import type { NewLine, Service } from '#visitor/quote-list.ts'
import { unitsOf } from './service-data.ts'

/** What a line says about its equipment, besides product and quantity. */
export type Details = { tag?: string; note?: string; service?: Service }

/** The words for a diameter in the list's own text: "eje 60 mm", "diámetro 12 in". */
const DIAMETER = /^\p{L}[\p{L} ]* (\d[\d.,/ ]* ?(?:mm|in))$/u
const NOTE = /(?:^|; )Nota: /u
/** "2810 x 3 TAG P-101A". */
const TAG = /(?<!\p{L})tag\s*[:.]?\s*(?=\S*\d)(\S+(?:\s[a-d](?:\/[a-d])*(?![\p{L}\d]))?)/iu
/** The machine that a product's line begins with: "P-101A: 442C 60 mm", "32-BO-101 - 442C". */
export const LEADING_TAG =
  /^(?=\S*-)((?:\d{1,4}-)?\p{Lu}{1,4}-\d{2,5}(?:-?\p{Lu}|\/\p{Lu})*)\s*(?::|\s[-–])\s*(?=\S)/u
const IN_WORDS = ['fluid', 'plan', 'flange'] as const

/** Reads "15 bar", "80°C", "2950 rpm" in the form that a line's field keeps; not lengths. */
export function figureIn(written: string): Service | undefined {
  const { facet, amount } = measureIn(written) ?? {}
  return facet === undefined || facet === 'diameter' ? undefined : { [facet]: amount }
}

/** Reads a figure with its unit by the search's rules, for a line's field: "800 kPa" are 8 bar. */
export function measureIn(written: string): { facet: Facet; amount: string } | undefined {
  const text = plainText(written).trim()
  const [typed] = NUMBER_HERE.exec(text) ?? []
  if (typed === undefined) return undefined
  const source = {
    text,
    folded: foldText(text),
    isCode: () => false,
    bareLength: 'diameter',
  } as const
  const { figure, end } = readFigureAt(source, { start: 0, typed }) ?? {}
  if (!figure || end !== text.length || figure.least !== undefined) return undefined
  const { facet, unit, shownAs = unit } = figure.unit
  if (unitsOf(facet).includes(shownAs)) return { facet, amount: `${figure.written} ${shownAs}` }
  const { si } = FACETS[facet].units
  const value = Number(inUnit(figure.value, figure.unit, si).toFixed(2))
  return { facet, amount: `${String(value).replace('.', ',')} ${si}` }
}

/** Reads the machine below a line of the list's own text: "TAG 310; eje 45 mm; 12 bar; fluido: relave". */
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

/** The line with further details. */
export function withDetails(line: NewLine, { tag, note, service }: Details): NewLine {
  const detailed = {
    ...line,
    ...(tag && { tag }),
    ...(service && { service: { ...line.service, ...service } }),
  }
  return note ? withNote(detailed, note) : detailed
}

/** The line with text added to its note. */
export function withNote(line: NewLine, words: string): NewLine {
  return { ...line, note: [line.note, words].filter(Boolean).join('; ') }
}

/** Words as they were pasted, which nobody shall take for what was read of them: "-3 442" is no measure. */
export function asPasted(words: string): string {
  return `Pegado: «${words}»`
}

/** The tag of a line of text, and the text without it. */
export function tagIn(text: string): { text: string; tag?: string } {
  const [said, tag = ''] = TAG.exec(text) ?? []
  if (said === undefined) return { text }
  return { text: text.replace(said, '').trim(), tag: tag.replace(/[;,.]$/u, '') }
}
