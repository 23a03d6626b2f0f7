import { box } from '../../../geometry.ts'
import type { Pen } from '../pen.ts'

const SPACING = 44

/** A battery of hydrocyclones on its stand, fed by a manifold `height` above; the pen stands under its middle. */
export function cyclones(pen: Pen, height: number) {
  for (const x of [-76, 84]) pen.metal(box(x - 3, x + 3, -202, 74), 'thin')
  pen.metal(box(-84, 92, 64, 70), 'thin')
  pen.metal('M-62 -8H82L66 -28H-46Z')
  pen.metal(box(-34, 76, height - 17, height + 17))
  for (const x of [-SPACING, 0, SPACING]) cyclone(pen.at(x + 10, 0), height)
}

/** One cyclone: overflow at the top, cylinder, cone, and its lined apex. */
function cyclone(pen: Pen, height: number) {
  pen.metal(box(-4, 4, 96, height - 15), 'thin')
  pen.seal(box(-9, 9, height - 22, height - 18), 'thin')
  pen.metal('M-16 96H16V60L5 8H-5L-16 60Z', 'spring')
  pen.seal(box(-19, 19, 58, 62), 'thin')
  pen.metal(box(-18, 18, 96, 101), 'thin')
  pen.plain(box(-5, 5, -6, 8), 'thin')
  pen.line('M-12 44H12', 'hatch')
}
