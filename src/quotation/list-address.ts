import { QUOTE_PATH } from '#catalogue/paths.ts'
import { FACETS } from '#figures/facets.ts'
import { SERVICE, SERVICE_FIELDS, type ServiceField } from '#figures/service.ts'
import {
  LINES_MOST,
  orderedQuantity,
  QUOTE_UNITS,
  TEXT_MOST,
  type QuoteLine,
  type QuoteUnit,
  type Service,
} from '#visitor/quote-list.ts'
import { isFigure, measureOf, measureText } from './service-data.ts'

/*
 * A list in an address: `/cotizar#l=1.180*2;t310-PU-014;e60;p15;fRelave,!Tapa+de+bronce*1juego`.
 *
 *   list   = version "." line *("," line)
 *   line   = (product id | "!" words) ["*" quantity [unit]] *(";" letter text)
 *   letter = t tag, e shaft, p pressure, c temperature, v speed, f fluid, s seal plan, b flange, n note
 *
 * Texts are percent-encoded, blanks as "+"; a figure without a unit is in SI. The list is in the
 * fragment, which is never sent to the host. Addresses written by hand may use the query, without a version:
 * `/cotizar?l=180*2,1510*1`; there products may be named by their codes.
 */

const VERSION = '1'
/** Mail programs and messengers cut longer addresses. */
const LENGTH_MOST = 2000
const LENGTH_PER_LINE = 100
/** No genuine list is longer; anything longer is an attack. */
const READ_MOST = 40_000

const TAG = 't'
const NOTE = 'n'

/** A line of an address; `ref` is a product's id or code, empty for a line in words. */
export type AddressedLine = {
  ref: string
  words: string
  quantity: number
  unit: QuoteUnit
  tag: string
  note: string
  service: Service
}

/** The parts left out to keep the address short enough for every program. */
export type LeftOut = 'nothing' | 'notes' | 'words' | 'tags'

/**
 * The address of a list. If it would be too long, notes are left out first, then the service, then the tags.
 */
export function listAddress(
  lines: readonly Omit<QuoteLine, 'key'>[],
  origin: string,
): { address: string; leftOut: LeftOut } {
  const most = Math.max(LENGTH_MOST, LENGTH_PER_LINE * lines.length)
  const without = (leftOut: LeftOut) => {
    const list = lines.map((line) => written(line, leftOut)).join(',')
    return { leftOut, address: `${origin}${QUOTE_PATH}#l=${VERSION}.${list}` }
  }
  const fitting = (['nothing', 'notes', 'words'] as const)
    .map(without)
    .find(({ address }) => address.length <= most)
  return fitting ?? without('tags')
}

function written(line: Omit<QuoteLine, 'key'>, leftOut: LeftOut): string {
  const unit = line.unit === 'un' ? '' : line.unit
  const what = line.id === '' ? `!${encode(line.label)}` : encode(line.id)
  const count = line.quantity === 1 && unit === '' ? '' : `*${line.quantity}${unit}`
  const field = (letter: string, text: string) => (text === '' ? '' : `;${letter}${encode(text)}`)
  const service = SERVICE_FIELDS.filter(
    (name) => leftOut === 'nothing' || leftOut === 'notes' || isFigure(name),
  )
  return [
    what + count,
    leftOut === 'tags' ? '' : field(TAG, line.tag),
    ...service.map((name) =>
      field(SERVICE[name].listLetter, bareFigure(name, line.service[name] ?? '')),
    ),
    leftOut === 'nothing' ? field(NOTE, line.note) : '',
  ].join('')
}

/** Drops the SI unit, which is the default when reading. */
function bareFigure(field: ServiceField, text: string): string {
  if (!isFigure(field)) return text
  const { amount, unit } = measureOf(field, text)
  return unit === FACETS[field].units.si ? amount : text
}

/** Encodes separators, and characters that mail programs take for the end of an address. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
    .replace(/\.$/, '%2E')
}

/** Reads the list of an address; undefined if there is none, `unknown` if a later version wrote it. */
export function readListAddress(
  search: string,
  fragment: string,
): readonly AddressedLine[] | 'unknown' | undefined {
  const [, version, list] = /^#l=(\d+)\.(.*)$/s.exec(fragment.slice(0, READ_MOST)) ?? []
  if (list !== undefined) return version === VERSION ? readList(list) : 'unknown'
  const [, byHand] = /[?&]l=([^&]*)/.exec(search.slice(0, READ_MOST)) ?? []
  // A query built by a program has encoded separators.
  if (!byHand) return undefined
  return readList(byHand.replaceAll(/%(?:2C|3B|2A|21)/gi, decodeURIComponent))
}

function readList(list: string): AddressedLine[] {
  return list
    .split(',')
    .flatMap((part) => readLine(part) ?? [])
    .slice(0, LINES_MOST)
}

function readLine(part: string): AddressedLine | undefined {
  const [head = '', ...fields] = part.split(';')
  const [what = '', count = ''] = head.split('*')
  const isFree = what.startsWith('!')
  const name = decode(isFree ? what.slice(1) : what, TEXT_MOST.name)
  if (name === '') return undefined
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(count) ?? []
  const ofUnit = QUOTE_UNITS.find((one) => one === unit) ?? 'un'
  const texts = new Map(fields.map((field) => [field.charAt(0), field.slice(1)]))
  const text = (letter: string, most: number) => decode(texts.get(letter) ?? '', most)
  const service = SERVICE_FIELDS.flatMap((field) => {
    const value = text(SERVICE[field].listLetter, TEXT_MOST.service)
    if (value === '') return []
    return [[field, isFigure(field) ? measureText(measureOf(field, value)) : value]]
  })
  return {
    ref: isFree ? '' : name,
    words: isFree ? name : '',
    quantity: orderedQuantity(Number(digits ?? 1), ofUnit),
    unit: ofUnit,
    tag: text(TAG, TEXT_MOST.tag),
    note: text(NOTE, TEXT_MOST.note),
    service: Object.fromEntries(service) as Service,
  }
}

/** Decodes a text; empty if it is malformed. */
function decode(encoded: string, most: number): string {
  try {
    const text = decodeURIComponent(encoded.replaceAll('+', '%20'))
    return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, most)
  } catch {
    return ''
  }
}
