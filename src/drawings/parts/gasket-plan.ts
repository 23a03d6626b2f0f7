import type { Material, Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

type Ring = { radius: number; material: Material }

/** Rings seen along their axis, from the largest to the bore, with their centre lines. */
export function ringPlan(sheet: Sheet, id: string, centre: Point, rings: readonly Ring[]) {
  const [x, r] = centre
  for (const [i, { radius, material }] of rings.entries()) {
    sheet.part(`${id}-${i}`, 'elastomer', material, { centre, radius }, 'thin')
  }
  const reach = (rings[0]?.radius ?? 0) + 8
  sheet.centreLine([x - reach, r], [x + reach, r]).centreLine([x, r - reach], [x, r + reach])
}

type BoltRing = { circle: number; hole: number; count: number }

/** The centres of the bolts round a flange: none on its axes (ASME B16.5, holes straddle the centre lines). */
export const boltCentres = ([x, r]: Point, circle: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const angle = ((i + 0.5) * 2 * Math.PI) / count
    return [x + circle * Math.cos(angle), r + circle * Math.sin(angle)]
  })

/** Bolts, or their holes, round a flange. */
export function boltRing(sheet: Sheet, centre: Point, { circle, hole, count }: BoltRing) {
  for (const [i, bolt] of boltCentres(centre, circle, count).entries()) {
    sheet.part(`bolt-${i}`, 'fastener', 'unsectioned', { centre: bolt, radius: hole }, 'thin')
  }
}
