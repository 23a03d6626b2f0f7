import { SERVICE_FIELDS, type ServiceField } from '#figures/service.ts'
import { QUOTE_KEY, REMOVED_KEY } from './stored-keys.ts'
import { partsOf, storedValue, textOf } from './stored-value.ts'

/** The most lines that one person can process; further ones are refused with a message. */
export const LINES_MOST = 60
export const QUANTITY_MOST = 9999

/** How a quantity is counted. */
export const QUOTE_UNITS = ['un', 'm', 'kg', 'juego', 'rollo', 'caja'] as const
export type QuoteUnit = (typeof QUOTE_UNITS)[number]

/** The service of a line's machine, as typed; figures with their unit. */
export type Service = Readonly<Partial<Record<ServiceField, string>>>

/** In characters. Longer texts belong in the enquiry's comment. */
export const TEXT_MOST = { name: 120, tag: 40, note: 300, service: 60 } as const

/** A line of the list to quote: a product, or the visitor's own words. */
export type QuoteLine = Readonly<{
  /** Identifies the line: a product may be in several, each for other equipment. */
  key: string
  /** The product's id; empty in a line of the visitor's own words. */
  id: string
  /** Its code, or its name if it has none. */
  label: string
  name: string
  /** From 1 to `QUANTITY_MOST`. */
  quantity: number
  unit: QuoteUnit
  /** The plant's tag of the equipment that it is for. */
  tag: string
  note: string
  service: Service
}>

/** A line to be added to the list. */
export type NewLine = Pick<QuoteLine, 'id' | 'label' | 'name'> & Partial<Omit<QuoteLine, 'key'>>

type Lines = readonly QuoteLine[]

/** Removed or sent lines, oldest first; lines with the same turn were removed together. */
export type RemovedLines = readonly Readonly<{
  line: QuoteLine
  index: number
  turn: number
  isSent?: true
}>[]

/** The lines of the visitor's list, in the visitor's order. */
export const quoteLines = storedValue(QUOTE_KEY, parseLines)
/** The lines removed last, which can be restored. */
export const removedQuoteLines = storedValue(REMOVED_KEY, parseRemoved)

/** The lines at this moment. */
export function readQuoteList(): Lines {
  return quoteLines.read()
}

/** The last removal by a product's own button: pressing it again restores its lines. */
let takenOut: { id: string; turn: number } | undefined

/** What was asked where a product was found: its figures, and the compound that was named. */
export type AskedOfLine = Partial<Pick<QuoteLine, 'service' | 'note'>>

/** Adds a product; if it is in the list already, only its quantity changes. */
export function addToQuoteList(line: NewLine): void {
  const isBack = takenOut?.id === line.id && takenOut.turn === removedQuoteLines.read().at(-1)?.turn
  takenOut = undefined
  if (isBack) restoreRemoved()
  if (!isBack || line.quantity !== undefined)
    quoteLines.update((list) => added(list, line, goneLines()))
}

/** Appends lines; returns how many did not fit. */
export function appendToQuoteList(more: readonly NewLine[]): number {
  let left = 0
  quoteLines.update((list) => {
    const joined = appended(list, more, goneLines())
    left = list.length + more.length - joined.length
    return joined
  })
  return left
}

/** Removes all lines of a product. */
export function removeFromQuoteList(id: string): void {
  removeWhere((one) => one.id === id)
  takenOut = { id, turn: removedQuoteLines.read().at(-1)?.turn ?? 0 }
}

export function removeLine(key: string): void {
  removeWhere((line) => line.key === key)
}

export function emptyQuoteList(): void {
  removeWhere(() => true)
}

/** Removes the lines that were sent; they can be restored, to be asked for once more. */
export function sendOffQuoteList(sent: Lines): void {
  removeWhere(({ key }) => sent.some((one) => one.key === key), { isSent: true })
}

/** Replaces all lines; the former ones can be restored. Returns how many did not fit. */
export function replaceQuoteList(next: readonly NewLine[]): number {
  emptyQuoteList()
  return appendToQuoteList(next)
}

/** The lines removed last, in their order of restoring. */
export function restorable(removed: RemovedLines): RemovedLines {
  const turn = removed.at(-1)?.turn
  return removed.filter((one) => one.turn === turn)
}

/** Restores the lines removed last to their places; returns how many did not fit, which can still be restored. */
export function restoreRemoved(): number {
  const removed = restorable(removedQuoteLines.read())
  const back = removed.slice(0, Math.max(0, LINES_MOST - readQuoteList().length))
  quoteLines.update((list) => {
    const next = [...list]
    for (const { line, index } of back) {
      next.splice(index, 0, { ...line, key: freeKey(next, line.key) })
    }
    return next
  })
  removedQuoteLines.update((all) => all.filter((one) => !back.includes(one)))
  return removed.length - back.length
}

export function changeLine(key: string, change: Partial<Omit<QuoteLine, 'key' | 'id'>>): void {
  quoteLines.update((list) =>
    list.map((line) => (line.key === key ? tidied({ ...line, ...change }) : line)),
  )
}

/** Whether two lines ask for the same, so that one may stand for both and for as many. */
export function canJoin(line: QuoteLine, other: QuoteLine): boolean {
  return (
    line.quantity + other.quantity <= QUANTITY_MOST &&
    (line.id || line.label) === (other.id || other.label) &&
    (['unit', 'tag', 'note'] as const).every((part) => line[part] === other[part]) &&
    SERVICE_FIELDS.every((field) => line.service[field] === other.service[field])
  )
}

/** Puts a line's quantity into another one, which stands for both. */
export function joinLine({ key, quantity }: QuoteLine, into: string): void {
  quoteLines.update((list) =>
    list
      .filter((line) => line.key !== key)
      .map((line) =>
        line.key === into ? tidied({ ...line, quantity: line.quantity + quantity }) : line,
      ),
  )
}

/** Moves a line up (−1) or down (+1). */
export function moveLine(key: string, by: -1 | 1): void {
  quoteLines.update((list) => moved(list, key, by))
}

/** The list with a line and its neighbour swapped; unchanged at either end. */
export function moved(list: Lines, key: string, by: -1 | 1): Lines {
  const from = list.findIndex((line) => line.key === key)
  const [line, other] = [list[from], list[from + by]]
  if (!line || !other) return list
  return list.map((one) => (one === line ? other : one === other ? line : one))
}

/** The list with one more line; unchanged if full. */
export function added(list: Lines, line: NewLine, gone: Lines = []): Lines {
  const there = list.find(({ id }) => id !== '' && id === line.id)
  if (!there) return appended(list, [line], gone)
  const quantity = orderedQuantity(line.quantity ?? there.quantity, there.unit)
  return list.map((one) => (one === there ? { ...one, quantity } : one))
}

/**
 * The list with lines appended, as many as fit. A new line takes no key of a removed one, to which more belongs: the
 * survey of its machine.
 */
export function appended(list: Lines, more: readonly NewLine[], gone: Lines = []): Lines {
  return more
    .slice(0, Math.max(0, LINES_MOST - list.length))
    .reduce<Lines>(
      (all, line) => [...all, wholeLine(line, freeKey([...gone, ...all], line.id || 'libre'))],
      list,
    )
}

/** The line as the list keeps it. */
export function wholeLine(line: NewLine, key: string): QuoteLine {
  return tidied({ quantity: 1, unit: 'un', tag: '', note: '', service: {}, ...line, key })
}

/** Units that are cut or weighed allow decimals: "15,5 kg". */
export function isMeasured(unit: QuoteUnit): boolean {
  return unit === 'kg' || unit === 'm'
}

/** The nearest quantity that can be ordered: whole pieces, at least one; measured units to a hundredth. */
export function orderedQuantity(quantity: number, unit: QuoteUnit): number {
  const least = isMeasured(unit) ? 0.01 : 1
  if (!Number.isFinite(quantity) || quantity <= 0) return 1
  return Math.min(QUANTITY_MOST, Math.max(least, Math.round(quantity / least) / (1 / least)))
}

function removeWhere(isRemoved: (line: QuoteLine) => boolean, how: { isSent?: true } = {}): void {
  const gone = quoteLines
    .read()
    .flatMap((line, index) => (isRemoved(line) ? [{ line, index }] : []))
  if (gone.length === 0) return
  removedQuoteLines.update((all) => {
    const turn = (all.at(-1)?.turn ?? 0) + 1
    return [...all, ...gone.map((one) => ({ ...one, turn, ...how }))].slice(-LINES_MOST)
  })
  quoteLines.update((list) => list.filter((line) => !isRemoved(line)))
}

function goneLines(): Lines {
  return removedQuoteLines.read().map(({ line }) => line)
}

function freeKey(list: Lines, wanted: string): string {
  const taken = new Set(list.map(({ key }) => key))
  let key = wanted
  for (let count = 2; taken.has(key); count += 1) key = `${wanted}~${count}`
  return key
}

/** A line as stored, with its texts cut to their limits. */
export function tidied(line: QuoteLine): QuoteLine {
  const service = SERVICE_FIELDS.flatMap((field) => {
    const text = line.service[field]?.slice(0, TEXT_MOST.service)
    return text ? [[field, text]] : []
  })
  return {
    ...line,
    label: line.label.slice(0, TEXT_MOST.name),
    name: line.name.slice(0, TEXT_MOST.name),
    quantity: orderedQuantity(line.quantity, line.unit),
    tag: line.tag.slice(0, TEXT_MOST.tag),
    note: line.note.slice(0, TEXT_MOST.note),
    service: Object.fromEntries(service) as Service,
  }
}

function parseLines(stored: unknown): Lines {
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((one) => quoteLineOf(one) ?? [])
    .slice(0, LINES_MOST)
    .reduce<Lines>((list, line) => [...list, { ...line, key: freeKey(list, line.key) }], [])
}

function parseRemoved(stored: unknown): RemovedLines {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => {
    const { line, index, turn, isSent } = partsOf(one)
    const read = quoteLineOf(line)
    const isWhole = read !== undefined && typeof index === 'number' && typeof turn === 'number'
    return isWhole ? [{ line: read, index, turn, ...(isSent === true && { isSent }) }] : []
  })
}

function quoteLineOf(stored: unknown): QuoteLine | undefined {
  const { key, id, label, name, quantity, unit, tag, note, service } = partsOf(stored)
  if (textOf(label) === '' || typeof quantity !== 'number') return undefined
  return tidied({
    key: textOf(key) || textOf(id) || 'libre',
    id: textOf(id),
    label: textOf(label),
    name: textOf(name) || textOf(label),
    quantity,
    unit: QUOTE_UNITS.find((one) => one === unit) ?? 'un',
    tag: textOf(tag),
    note: textOf(note),
    service: parseService(service),
  })
}

/** What a stored value holds of a machine's service. */
export function parseService(stored: unknown): Service {
  const texts = SERVICE_FIELDS.map((field) => [field, partsOf(stored)[field]])
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'))
}
