import { box } from '../geometry.ts'
import type { Point, Segment } from '../model.ts'
import { path } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

export const O_RING_RADIUS = 8
const GROOVE_HALF = 1.25
/** A squeezed ring, in radii: flat where it seals, bulging towards the groove's walls. */
const FLAT = 0.42
const BULGE = 1.06

/** The section of an O-ring pressed flat above and below. */
export function squeezed([x, r]: Point, radius: number): Segment[] {
  const flat = radius * FLAT
  const reach = flat + ((BULGE - FLAT) * radius) / 0.75
  return path`M${x - flat} ${r + radius} H${x + flat}
    C${x + reach} ${r + radius} ${x + reach} ${r - radius} ${x + flat} ${r - radius} H${x - flat}
    C${x - reach} ${r - radius} ${x - reach} ${r + radius} ${x - flat} ${r + radius}`
}

/** An O-ring in its groove; it fills the groove's height, so it seals there. */
export function oRing(sheet: Sheet, id: string, centre: Point, radius = O_RING_RADIUS) {
  const [x, r] = centre
  const half = radius * GROOVE_HALF
  const grooveOutline = box(x - half, x + half, r - radius, r + radius)
  sheet
    .part(`${id}-groove`, 'elastomer', 'unsectioned', grooveOutline, 'thin')
    .part(id, 'elastomer', 'elastomer', squeezed(centre, radius), 'thin')
    .anchor(id, centre)
}

/** A flat gasket, cut: solid ink. */
export function gasket(sheet: Sheet, id: string, x1: number, x2: number, r1: number, r2: number) {
  sheet.part(id, 'elastomer', 'elastomer', box(x1, x2, r1, r2), 'thin')
}
