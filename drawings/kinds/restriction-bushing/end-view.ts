import { box, path, polar, polyline, type Point, type Segment, type Sheet } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { shaftEnd } from '../../parts/shaft.ts'
import type { RestrictionBushing } from './dimensions.ts'

const OUTER = 130
const MOUTH = 114
const BORE = 60
const SHAFT = 50
/** Half of the gap between the separated halves. */
const GAP = 13
const GROOVE = 9
const HALF_TURNS = 4
/** Arcs for half a turn of the spiral, enough that no joints show. */
const ARCS = 4
const FIRST = Math.PI
/** The groove ends this part of half a turn before a parting face. */
const INSET = 0.012
const TURNING_RADIUS = 28

/** The bushing from the motor's side: the groove leads inwards in the shaft's direction of rotation. */
export function endView(sheet: Sheet, parameters: RestrictionBushing, centre: Point) {
  const { split, vent, drain } = parameters
  const [cx, cr] = centre
  const lift = split ? GAP : 0
  const material = parameters.material === 'metal' ? 'outside' : 'unsectioned'
  sheet.onlyOnSection(() => {
    if (split) {
      sheet.part('front-upper', 'stationary', material, halfCircle([cx, cr + lift], OUTER, 1))
      sheet.part('front-lower', 'stationary', material, halfCircle([cx, cr - lift], OUTER, -1))
    } else sheet.part('front', 'stationary', material, { centre, radius: OUTER })
    for (const side of [1, -1] as const) {
      const at: Point = [cx, cr + lift * side]
      sheet
        .line(halfCircle(at, MOUTH, side))
        .line(halfCircle(at, BORE, side), { weight: 'outline' })
    }
    for (let i = 0; i < HALF_TURNS; i++) groove(sheet, centre, i, lift)
    shaftEnd(sheet, centre, SHAFT)
    turning(sheet, centre)
    if (vent) notch(sheet, [cx, cr + OUTER + lift], 1)
    if (drain) notch(sheet, [cx, cr - OUTER - lift], -1)
    sheet
      .centreLine([cx - OUTER - 18, cr], [cx + OUTER + 18, cr], 'centre')
      .centreLine([cx, cr + OUTER + lift + 12], [cx, cr - OUTER - lift - 12])
  })
  if (vent) sheet.text([cx + 14, cr + OUTER + lift + 6], 'Venteo', { anchor: 'start' })
  if (drain) sheet.text([cx + 14, cr - OUTER - lift - 16], 'Drenaje', { anchor: 'start' })
  sheet.text([cx, cr - OUTER - (drain ? 42 : 36) - lift], 'Buje visto desde el motor', {
    strong: true,
  })
}

/** The half above the centre (1) or below it (-1), from left to right. */
const halfCircle = ([x, r]: Point, radius: number, side: 1 | -1): Segment[] =>
  path`M${x - radius} ${r} A${radius} ${side > 0 ? 1 : 0} ${x + radius} ${r}`

/** Half a turn of the groove, moved apart together with its half of the bushing. */
function groove(sheet: Sheet, [cx, cr]: Point, i: number, lift: number) {
  const shift = i % 2 === 0 ? lift : -lift
  const inset = lift ? INSET : 0
  const radiusAt = (t: number, width: number) =>
    MOUTH - ((i + t) / HALF_TURNS) * (MOUTH - BORE - GROOVE) - width
  const at = (t: number, width: number) =>
    polar([cx, cr + shift], radiusAt(t, width), FIRST - (i + t) * Math.PI)
  const place = (k: number) => inset + (k / ARCS) * (1 - 2 * inset)
  const edge = (width: number, isInwards: boolean): Segment[] =>
    Array.from({ length: ARCS + 1 }, (_, n): Segment => {
      const k = isInwards ? n : ARCS - n
      const to = at(place(k), width)
      if (n === 0) return to
      const radius = radiusAt(place(k + (isInwards ? -0.5 : 0.5)), width)
      return { to, radius, large: false, clockwise: isInwards }
    })
  const [outer, inner] = [edge(0, true), edge(GROOVE, false)]
  sheet
    .medium('process', [...outer, ...inner], i === 0 ? 'front-groove' : undefined)
    .line(outer)
    .line(inner)
}

/** An arrow in the shaft's direction of rotation. */
function turning(sheet: Sheet, centre: Point) {
  const at = (degrees: number) => polar(centre, TURNING_RADIUS, (degrees * Math.PI) / 180)
  sheet.line(path`M${at(200)} A${TURNING_RADIUS} 1 ${at(30)}`, { weight: 'spring' })
  flowArrow(sheet, at(34), at(6), 'ink')
}

function notch(sheet: Sheet, [x, r]: Point, side: 1 | -1) {
  const bottom = r - side * 13
  sheet.medium('atmosphere', box(x - 8, x + 8, Math.min(r, bottom), Math.max(r, bottom)))
  sheet.line(polyline`M${x - 8} ${r} V${bottom} H${x + 8} V${r}`)
}

/** A point on the groove for a callout. */
export function grooveDot([cx, cr]: Point, { split }: RestrictionBushing): Point {
  const t = 0.3
  const radius = MOUTH - (t / HALF_TURNS) * (MOUTH - BORE - GROOVE) - GROOVE / 2
  return polar([cx, cr + (split ? GAP : 0)], radius, FIRST - t * Math.PI)
}
