import type { Point } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

type RingFront = { outer: number; inner: number; isSplit: boolean }

const CUT_LEAN = 8

/** A ring seen along its axis; where it is split, a slanting cut shows at its top. */
export function ringFront(
  sheet: Sheet,
  id: string,
  [x, r]: Point,
  { outer, inner, isSplit }: RingFront,
) {
  sheet
    .part(id, 'elastomer', 'accent', { centre: [x, r], radius: outer }, 'thin')
    .part(`${id}-bore`, 'elastomer', 'unsectioned', { centre: [x, r], radius: inner }, 'thin')
    .centreLine([x - outer - 8, r], [x + outer + 8, r])
    .centreLine([x, r - outer - 8], [x, r + outer + 8])
  if (!isSplit) return
  const [low, high] = [r + inner - 2, r + outer + 2]
  const outline = polyline`M${x - CUT_LEAN} ${low} h5 L${x + CUT_LEAN} ${high} h-5`
  sheet
    .part(`${id}-cut`, 'elastomer', 'unsectioned', outline, 'none')
    .line(polyline`M${x - CUT_LEAN} ${low + 2} L${x + CUT_LEAN - 5} ${high - 2}`)
    .line(polyline`M${x - CUT_LEAN + 5} ${low + 2} L${x + CUT_LEAN} ${high - 2}`)
}
