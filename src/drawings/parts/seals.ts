import { box } from '../geometry.ts'
import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

export const O_RING_RADIUS = 8
const GROOVE_HALF = 1.2

/** An O-ring in its groove; it fills the groove's height, so it seals there. */
export function oRing(sheet: Sheet, id: string, centre: Point, radius = O_RING_RADIUS) {
  const [x, r] = centre
  const half = radius * GROOVE_HALF
  sheet
    .part(
      `${id}-groove`,
      'elastomer',
      'unsectioned',
      box(x - half, x + half, r - radius, r + radius),
      'thin',
    )
    .part(id, 'elastomer', 'elastomer', { centre, radius }, 'thin')
}

/** A flat gasket, cut: solid ink. */
export function gasket(sheet: Sheet, id: string, x1: number, x2: number, r1: number, r2: number) {
  sheet.part(id, 'elastomer', 'elastomer', box(x1, x2, r1, r2), 'thin')
}
