import { polar } from '../geometry.ts'
import type { Material, Point } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

/** The two centre lines of what is round, out to `reach`. */
export const centreLines = (sheet: Sheet, [x, r]: Point, reach: number) =>
  sheet.centreLine([x - reach, r], [x + reach, r]).centreLine([x, r - reach], [x, r + reach])

type RingFront = { outer: number; inner: number; isSplit: boolean }

const BEYOND = 8
const CUT_LEAN = 8

/** A ring seen along its axis; where it is split, a slanting cut shows at its top. */
export function ringFront(sheet: Sheet, id: string, centre: Point, ring: RingFront) {
  const { outer, inner, isSplit } = ring
  const [x, r] = centre
  sheet
    .part(id, 'elastomer', 'accent', { centre, radius: outer }, 'thin')
    .part(`${id}-bore`, 'elastomer', 'unsectioned', { centre, radius: inner }, 'thin')
  centreLines(sheet, centre, outer + BEYOND)
  if (!isSplit) return
  const [low, high] = [r + inner - 2, r + outer + 2]
  const outline = polyline`M${x - CUT_LEAN} ${low} h5 L${x + CUT_LEAN} ${high} h-5`
  sheet
    .part(`${id}-cut`, 'elastomer', 'unsectioned', outline, 'none')
    .line(polyline`M${x - CUT_LEAN} ${low + 2} L${x + CUT_LEAN - 5} ${high - 2}`)
    .line(polyline`M${x - CUT_LEAN + 5} ${low + 2} L${x + CUT_LEAN} ${high - 2}`)
}

type Ring = { radius: number; material: Material }

/** Rings seen along their axis, from the largest to the bore, with their centre lines. */
export function ringPlan(sheet: Sheet, id: string, centre: Point, rings: readonly Ring[]) {
  for (const [i, { radius, material }] of rings.entries()) {
    sheet.part(`${id}-${i}`, 'elastomer', material, { centre, radius }, 'thin')
  }
  centreLines(sheet, centre, (rings[0]?.radius ?? 0) + BEYOND)
}

type BoltRing = { circle: number; hole: number; count: number }

/** The centres of the bolts round a flange: none on its axes (ASME B16.5, holes straddle the centre lines). */
export const boltCentres = (centre: Point, circle: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => polar(centre, circle, ((i + 0.5) * 2 * Math.PI) / count))

/** Bolts, or their holes, round a flange. */
export function boltRing(sheet: Sheet, centre: Point, { circle, hole, count }: BoltRing) {
  for (const [i, bolt] of boltCentres(centre, circle, count).entries()) {
    sheet.part(`bolt-${i}`, 'fastener', 'unsectioned', { centre: bolt, radius: hole }, 'thin')
  }
}
