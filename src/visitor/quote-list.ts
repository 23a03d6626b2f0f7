import { storedValue, useStored } from './stored-value.ts'

/** So many lines are read by one person in one go; the next one is refused, and said. */
export const LINES_MOST = 60
export const QUANTITY_MOST = 9999

/** A line of what the visitor wants quoted: a product of the catalogue and how many of it. */
export type QuoteLine = {
  /** The product's id. */
  id: string
  /** Its code, or its name where it has none. */
  label: string
  name: string
  /** Pieces, from 1 to `QUANTITY_MOST`. */
  quantity: number
}

const NONE: readonly QuoteLine[] = []

const lines = storedValue('cotizar', parseLines)

/** The lines that the visitor has gathered, in the order in which he did. */
export function useQuoteList(): readonly QuoteLine[] {
  return useStored(lines, NONE)
}

/** Puts a product in the list. One that is there keeps its place and takes the new quantity. */
export function addToQuoteList(line: QuoteLine): void {
  lines.update((list) => added(list, line))
}

export function removeFromQuoteList(id: string): void {
  lines.update((list) => list.filter((line) => line.id !== id))
}

/** Puts a line back where it was. */
export function restoreToQuoteList(line: QuoteLine, index: number): void {
  lines.update((list) =>
    list.some(({ id }) => id === line.id)
      ? list
      : [...list.slice(0, index), line, ...list.slice(index)].slice(0, LINES_MOST),
  )
}

export function setQuantity(id: string, quantity: number): void {
  lines.update((list) =>
    list.map((line) => (line.id === id ? { ...line, quantity: wholeQuantity(quantity) } : line)),
  )
}

/** The list with one line more, or as it is where it is full. */
export function added(list: readonly QuoteLine[], line: QuoteLine): readonly QuoteLine[] {
  const whole = { ...line, quantity: wholeQuantity(line.quantity) }
  if (list.some(({ id }) => id === line.id)) {
    return list.map((one) => (one.id === line.id ? whole : one))
  }
  return list.length < LINES_MOST ? [...list, whole] : list
}

/** A quantity that can be ordered: whole pieces, at least one. */
export function wholeQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(QUANTITY_MOST, Math.max(1, Math.round(quantity))) : 1
}

function parseLines(stored: unknown): readonly QuoteLine[] {
  if (!Array.isArray(stored)) return NONE
  return stored.filter(isQuoteLine).reduce<readonly QuoteLine[]>(added, NONE)
}

function isQuoteLine(value: unknown): value is QuoteLine {
  if (typeof value !== 'object' || value === null) return false
  const { id, label, name, quantity } = value as Partial<Record<keyof QuoteLine, unknown>>
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    typeof name === 'string' &&
    typeof quantity === 'number'
  )
}
