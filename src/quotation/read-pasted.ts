import { LINES_MOST, type NewLine } from '#visitor/quote-list.ts'
import { findProduct, freeLine, lineOf, type NamedProduct } from './find-product.ts'

const QUANTITY_AFTER = /^(.+?)[\s;,:]+(?:[x×]\s*)?(\d{1,4})(?:\s*(?:un\.?|unidades|u))?$/iu
const QUANTITY_BEFORE = /^(\d{1,4})\s*[x×]\s*(.+)$/iu

/**
 * Lines of a list made elsewhere: "180 2", "442C;1", "2 x 1510". What is no product of the catalogue
 * becomes a line in the visitor's own words: nothing pasted is lost.
 */
export function readPasted(text: string, products: readonly NamedProduct[]): NewLine[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter(Boolean)
    .slice(0, LINES_MOST)
    .map((line) => readLine(line, products))
}

function readLine(line: string, products: readonly NamedProduct[]): NewLine {
  // A code may end in figures itself: "442C 1" and "Kit 2000".
  const whole = findProduct(products, line)
  if (whole) return lineOf(whole)
  const [, before, wordsAfter] = QUANTITY_BEFORE.exec(line) ?? []
  const [, wordsBefore, after] = QUANTITY_AFTER.exec(line) ?? []
  const words = wordsAfter ?? wordsBefore
  if (words === undefined) return freeLine(line)
  const quantity = Number(before ?? after)
  const product = findProduct(products, words)
  // In own words a figure at the end may be a size: only one that is marked as a quantity is taken.
  if (!product) return before === undefined ? freeLine(line) : { ...freeLine(words), quantity }
  return { ...lineOf(product), quantity }
}
