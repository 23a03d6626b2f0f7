import { path, polar, polyline, type Sheet } from '../kit.ts'
import type { Material, Point, Segment, Weight } from '../model.ts'

/** A circle as a line without fill, so that lettering inside is on paper. */
export const ring = (sheet: Sheet, [x, r]: Point, radius: number, weight: Weight) =>
  sheet.line(
    path`M${x - radius} ${r} A${radius} 1 ${x + radius} ${r} A${radius} 1 ${x - radius} ${r}`,
    { weight },
  )

/** Half of a cut ring from the front: from the parting plane through `centre` upwards (1) or downwards (-1). */
export function halfRing([x, r]: Point, inner: number, outer: number, side: 1 | -1): Segment[] {
  const [there, back] = side > 0 ? [1, 0] : [0, 1]
  return path`M${x - outer} ${r} A${outer} ${there} ${x + outer} ${r}
    H${x + inner} A${inner} ${back} ${x - inner} ${r}`
}

/** The two centre lines of a circle, out to `reach`. */
export const centreLines = (sheet: Sheet, [x, r]: Point, reach: number) =>
  sheet.centreLine([x - reach, r], [x + reach, r]).centreLine([x, r - reach], [x, r + reach])

type RingFront = { outer: number; inner: number; isSplit: boolean }

const BEYOND = 8
const CUT_LEAN = 8

/** A ring seen along its axis; a split one has a slanted cut at its top. */
export function ringFront(sheet: Sheet, id: string, centre: Point, front: RingFront) {
  const { outer, inner, isSplit } = front
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

/** Concentric rings seen along their axis, from the largest to the bore, with centre lines. */
export function ringPlan(sheet: Sheet, id: string, centre: Point, rings: readonly Ring[]) {
  for (const [i, { radius, material }] of rings.entries()) {
    sheet.part(`${id}-${i}`, 'elastomer', material, { centre, radius }, 'thin')
  }
  centreLines(sheet, centre, (rings[0]?.radius ?? 0) + BEYOND)
}

type BoltRing = { circle: number; hole: number }

/** The centres of a flange's bolts: none is on a centre line (ASME B16.5, holes straddle the centre lines). */
export const boltCentres = (centre: Point, circle: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => polar(centre, circle, ((i + 0.5) * 2 * Math.PI) / count))

/** The eight bolts of a flange, or their holes. */
export function boltRing(sheet: Sheet, centre: Point, { circle, hole }: BoltRing) {
  for (const [i, bolt] of boltCentres(centre, circle, 8).entries()) {
    sheet.part(`bolt-${i}`, 'fastener', 'unsectioned', { centre: bolt, radius: hole }, 'thin')
  }
}
