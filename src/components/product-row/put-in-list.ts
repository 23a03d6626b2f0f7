import { addToQuoteList, LINES_MOST, quoteLines, type NewLine } from '#visitor/quote-list.ts'
import { announce } from '../announcer/announce.ts'

/** Adds a product to the list to quote and announces it, or that the list is full. */
export function putInList(line: NewLine): void {
  if (quoteLines.read().length >= LINES_MOST) {
    announce(`La lista admite ${LINES_MOST} líneas: ${line.label} no se agregó.`)
    return
  }
  addToQuoteList(line)
  announce(`${line.label}, en la lista para cotizar.`)
}
