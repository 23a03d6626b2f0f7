import { box, mirror, polyline, type Point, type Sheet } from '../../kit.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { CLEARANCE, type Dimensions, type RestrictionBushing } from './dimensions.ts'

/** Length of the close clearance towards the impeller. */
const NOSE = 24
const RIM = 6
/** The collecting cavity of a bushing for packing ends at a wall that supports the rings. */
const PACKED_CAVITY = 74
const WALL_CLEARANCE = { exit: 28, 'packing-and-exit': CLEARANCE }
export const VENT_DEPTH = 7
const FLANGE = { thickness: 12, height: 118 }

/** The cone that collects solids: from the close clearance outwards. */
export function coneOf({ start, end, outer, R, isPacked }: Dimensions): [Point, Point] {
  const mouth: Point = isPacked
    ? [start + PACKED_CAVITY, R(outer - 18)]
    : [end - RIM, R(outer - 14)]
  return [[start + NOSE, R(CLEARANCE)], mouth]
}

/** The spiral groove in the section plane: deeper towards the exit. */
function groovesOf(d: Dimensions): Point[][] {
  const [[x1, r1], [x2, r2]] = coneOf(d)
  const length = Math.hypot(x2 - x1, r2 - r1)
  const [ux, ur] = [(x2 - x1) / length, (r2 - r1) / length]
  const half = d.isPacked ? 4 : 5.5
  const places = d.isPacked ? [0.2, 0.52, 0.84] : [0.13, 0.36, 0.59, 0.82]
  return places.map((t) => {
    const [x, r] = [x1 + t * (x2 - x1), r1 + t * (r2 - r1)]
    const depth = (d.isPacked ? 9 : 14) - 4 * t
    const corner = (along: number, deep: number): Point => [
      x + ux * along - ur * deep,
      r + ur * along + ux * deep,
    ]
    return [corner(-half, 0), corner(-half, depth), corner(half, depth), corner(half, 0)]
  })
}

/** The bushing in section, with its grooves, and the fluid inside. */
export function bushing(sheet: Sheet, parameters: RestrictionBushing, d: Dimensions) {
  const { start, end, s, R, od, isPacked } = d
  const [nose, mouth] = coneOf(d)
  const wall = R(WALL_CLEARANCE[parameters.zones])
  sheet.medium('process', box(start, end, s, od), 'cavity')
  const inner = polyline`M${start} ${R(CLEARANCE)} h6 V${R(CLEARANCE + 9)} H${start + 15}
    V${R(CLEARANCE)} L${nose} L${groovesOf(d).flat()} L${mouth}`
  const back: Point[] = isPacked ? polyline`M${mouth[0]} ${wall} H${end}` : [[end, mouth[1]]]
  const outer = outsideOf(parameters, d)
  const material = parameters.material === 'metal' ? 'steel-fine-opposed' : 'graphite'
  sheet.part('bushing', 'stationary', material, [...inner, ...back, ...outer])
  sheet.medium('process', box(start - 1, start + NOSE, s, R(CLEARANCE)), 'clearance-b')
  if (isPacked) sheet.medium('process', box(mouth[0], end, s, wall), 'clearance-a')
  helix(sheet, d)
  if (parameters.vent) vent(sheet, parameters, d)
  else if (parameters.place === 'box-bottom') {
    oRing(sheet, 'bushing-o-ring', [start + 40, od - O_RING_RADIUS])
  }
  if (parameters.place === 'throat-flange') {
    const flangeScrew = box(start, start + 40, R(96), R(106))
    sheet
      .part('flange-screw', 'fastener', 'unsectioned', flangeScrew, 'thin')
      .part('flange-screw-head', 'fastener', 'unsectioned', box(start - 9, start, R(92), R(110)))
      .anchor('flange-screw-head', [start - 5, R(104)])
  }
}

/** The outer side, from the seal's end back to the impeller's. */
function outsideOf({ place }: RestrictionBushing, { start, end, od, R, gland, bore }: Dimensions) {
  if (place === 'adapter') return polyline`M${end} ${bore} H${gland} V${R(146)} H${start}`
  return place === 'throat-flange'
    ? polyline`M${end} ${od} H${start + FLANGE.thickness} V${R(FLANGE.height)} H${start}`
    : polyline`M${end} ${od} H${start}`
}

/** Edges of the groove on the far wall, down to where the shaft hides them. */
function helix(sheet: Sheet, d: Dimensions) {
  const lead = 46
  for (const [near, , , far] of groovesOf(d)) {
    for (const [x, r] of [near, far] as Point[]) {
      const last = Math.acos(d.s / r)
      const path = [0, 0.4, 0.7, 1].map((t): Point => {
        const angle = last * t
        return [x - (lead * angle) / (2 * Math.PI), r * Math.cos(angle)]
      })
      sheet.line(path, { weight: 'hatch' })
    }
  }
}

/** The vent for air over the top of the bushing; it continues down its face if the throat is in the way. */
function vent(sheet: Sheet, { place }: RestrictionBushing, d: Dimensions) {
  const { start, end, od, R, throat } = d
  sheet.medium('process', box(start - 1, end + 1, od - VENT_DEPTH, od), 'vent')
  sheet.line(polyline`M${start} ${od - VENT_DEPTH} H${end}`)
  if (place !== 'box-bottom') return
  sheet.medium('process', box(start, start + VENT_DEPTH, R(throat - 4), od - VENT_DEPTH))
  sheet.line(polyline`M${start + VENT_DEPTH} ${R(CLEARANCE + 10)} V${od - VENT_DEPTH}`)
}

/** Below the axis the casting hides the bushing, except for an adapter and a flange. */
export function bushingOutside(sheet: Sheet, parameters: RestrictionBushing, d: Dimensions) {
  const { start, end, od, R, gland } = d
  const [nose, mouth] = coneOf(d)
  if (parameters.place === 'throat-flange') {
    const flangeOutside = box(start, start + FLANGE.thickness, -R(FLANGE.height), 0)
    sheet.part('flange-outside', 'stationary', 'unsectioned', flangeOutside)
  }
  if (parameters.place === 'adapter')
    sheet.part('adapter-outside', 'stationary', 'unsectioned', box(start, gland, -R(146), 0))
  else sheet.hiddenLine(polyline`M${start} ${-od} H${end} V${-mouth[1]}`)
  sheet.hiddenLine(mirror([nose, mouth]))
  if (parameters.drain) sheet.hiddenLine(polyline`M${start} ${VENT_DEPTH + 3 - od} H${end}`)
}
