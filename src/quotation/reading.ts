import { memoisePair } from '#figures/memoise.ts'
import { canJoin, wholeLine, type NewLine, type QuoteLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { freeLine, lineOf } from './find-product.ts'
import { quantityText } from './list-text.ts'
import { candidatesFor } from './pasted-codes.ts'
import { likelyCounts } from './pasted-counts.ts'
import { asPasted, withNote } from './pasted-details.ts'
import type { PastedLine } from './pasted-line.ts'

/**
 * What the visitor chose for a row, by what is written in it: a product's id, the row as it is written or as it was read,
 * with the quantity if that was asked.
 */
export type Choices = ReadonlyMap<string, string>

export const OWN_WORDS = 'tal cual'
export const ONCE_MORE = 'otra vez'
const AS_READ = 'así'

/** A row as it goes into the list, as far as the visitor has not chosen otherwise. */
export type Reading = {
  row: PastedLine
  line: NewLine
  /** What else it may mean. */
  candidates: readonly NamedProduct[]
  /** What the visitor is asked about, also once it is answered. */
  doubt: PastedLine['doubt'] | 'el código'
  /** doubtful: asked and not answered, so that nothing is added yet. there: the list, or the text above, has it already. */
  state: 'read' | 'doubtful' | 'foreign' | 'there'
}

/** What was understood of the rows, each line of the list standing for one of them at most. */
export function readingsOf(
  rows: readonly PastedLine[],
  choices: Choices,
  products: readonly NamedProduct[],
  listed: readonly QuoteLine[],
): readonly Reading[] {
  const left = [...listed]
  const above = new Set<string>()
  return rows.map((row) => {
    const reading = readingOf(row, choices.get(row.written), products)
    const named = `${row.heading}\n${row.row}`
    const isAbove = NUMBERED.test(row.row) && above.has(named)
    above.add(named)
    const at = isAbove ? -1 : left.findIndex((line) => isListed(reading.line, line))
    if ((at < 0 && !isAbove) || choices.get(row.written) === ONCE_MORE) return reading
    if (at >= 0) left.splice(at, 1)
    return { ...reading, state: 'there' }
  })
}

/** A row of a table under its position: the same one twice is a table pasted twice. */
const NUMBERED = /^\s*\d{1,4}[.)]?\s*[\t;|]/u

function isListed(line: NewLine, listed: QuoteLine): boolean {
  const { quantity, ...whole } = wholeLine(line, listed.key)
  return quantity === listed.quantity && canJoin({ ...whole, quantity: 0 }, listed)
}

function readingOf(
  row: PastedLine,
  choice: string | undefined,
  products: readonly NamedProduct[],
): Reading {
  const line = asChosen(row, choice, products)
  const candidates = candidatesOf(row, products)
  const doubt = row.doubt ?? (isFree(row) && candidates.length > 0 ? 'el código' : undefined)
  const isOpen = doubt !== undefined && choice === undefined
  const state = isOpen ? 'doubtful' : line.id === '' ? 'foreign' : 'read'
  return { row, line, candidates, doubt, state }
}

const isFree = ({ line }: PastedLine) => line.id === ''

/** Looked for once for each row that was read: several hundred comparisons. A quantity is no slip of a code. */
const candidatesOf = memoisePair((row: PastedLine, products: readonly NamedProduct[]) =>
  candidatesFor(isFree(row) ? row.line.label : row.written, products),
)

/** The row with the product that the visitor chose for it; its quantity stays. */
function asChosen(
  { line, written }: PastedLine,
  choice: string | undefined,
  products: readonly NamedProduct[],
): NewLine {
  if (choice?.startsWith(AS_READ)) {
    const quantity = Number(choice.slice(AS_READ.length))
    return quantity > 0 ? { ...line, quantity } : line
  }
  const product = products.find(({ id }) => id === choice)
  if (product?.id === line.id) return line
  if (product)
    return withNote({ ...line, ...lineOf(product) }, line.id === '' ? line.label : written)
  return choice === OWN_WORDS && line.id !== '' ? { ...line, ...freeLine(written) } : line
}

/** The line that a row becomes. A doubtful figure that the visitor did not look at is marked in its note. */
export function lineFor({ row, line, doubt, state }: Reading): NewLine {
  if (state !== 'doubtful' || doubt === 'el código') return line
  // Its numbers, none of which is the quantity for certain.
  const isQuoted = doubt === 'la cantidad' && line.id !== ''
  return withNote(isQuoted ? withNote(line, asPasted(row.written)) : line, `confirmar ${doubt}`)
}

/** What may be answered to the doubt of a row. */
export function answersTo({ row, candidates, doubt }: Reading) {
  const { line } = row
  if (doubt === 'el código')
    return [
      ...candidates.map(({ id, label }) => ({ label, choice: id })),
      { label: 'Tal cual', choice: OWN_WORDS },
    ]
  // A size that is none of the product stays among the words.
  if (doubt === 'la medida')
    return [{ label: line.service?.diameter ?? 'queda en la nota', choice: AS_READ }]
  return likelyCounts(row).map((quantity) => ({
    label: quantityText({ ...line, quantity }),
    choice: `${AS_READ} ${quantity}`,
  }))
}
