import { listed } from '#catalogue/labels.ts'
import { addToQuoteList, LINES_MOST, quoteLines, type NewLine } from '#visitor/quote-list.ts'
import { announce } from '../announcer/announce.ts'

/** Adds products to the list to quote, and announces them and what the list had no room for. */
export function addAndAnnounce(...lines: readonly NewLine[]): void {
  const room = Math.max(0, LINES_MOST - quoteLines.read().length)
  const [added, left] = [lines.slice(0, room), lines.slice(room)]
  for (const line of added) addToQuoteList(line)
  const words = [
    ...(added.length > 0 ? [`${listed(added)}, en la lista para cotizar.`] : []),
    ...(left.length > 0
      ? [
          `La lista admite ${LINES_MOST} líneas: ${listed(left)} no se ${left.length === 1 ? 'agregó' : 'agregaron'}.`,
        ]
      : []),
  ]
  announce(words.join(' '))
}
