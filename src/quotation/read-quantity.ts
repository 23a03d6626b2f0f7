import { isMeasured, QUANTITY_MOST, type QuoteUnit } from '#visitor/quote-list.ts'

/** A quantity as written in a field or a pasted list. */
export const QUANTITY = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`
const WHOLE = new RegExp(`^(?:${QUANTITY})$`)
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/

/** A number in es-CL: dots separate thousands, a comma the decimals. */
export function readQuantity(written: string): number | undefined {
  const text = written.trim()
  if (!WHOLE.test(text)) return undefined
  const plain = THOUSANDS.test(text) ? text.replaceAll('.', '') : text
  return Number(plain.replace(',', '.'))
}

/** The message why a quantity is not valid in a unit; undefined if it is valid. */
export function quantityFault(quantity: number | undefined, unit: QuoteUnit): string | undefined {
  if (quantity === undefined) return 'escribe solo la cifra'
  if (quantity === 0) return 'escribe una cantidad mayor que cero'
  if (quantity > QUANTITY_MOST) return `el máximo es ${QUANTITY_MOST}; pide el resto en la nota`
  if (isMeasured(unit)) {
    return Number(quantity.toFixed(2)) === quantity ? undefined : 'escribe hasta dos decimales'
  }
  return Number.isInteger(quantity) ? undefined : 'escribe un número entero'
}
