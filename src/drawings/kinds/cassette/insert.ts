import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { drilledAcross, drilledAlong } from '../../parts/drilling.ts'
import { floatingBushing } from '../../parts/bushing.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BODY_START,
  CONTACT,
  FLANGE_END,
  GLAND_END,
  GROOVE,
  OUTER_CONTACT,
  OUTER_SEAT,
  PORT,
  SEAT,
  SLEEVE,
  type Cassette,
  type Dimensions,
} from './dimensions.ts'
import { QUENCH_ROOF } from './gland.ts'

const GROOVE_DEPTH = 12
const HOLE_HALF = 6
const WALL = 12
const RIB_HOLE = { from: 78, to: 92 }
const BUSHING_LENGTH = 30

/** Outside of the insert, from its flange back to its face. */
const fitSurface = ({ fit, flangeTop }: Dimensions): Point[] =>
  polyline`M${FLANGE_END} ${flangeTop} H${GLAND_END} V${fit} H${GROOVE.to} V${fit - GROOVE_DEPTH}
    H${GROOVE.from} V${fit} H${BODY_START}`

/** Bore of the end that holds the bushing, seen from the inside out. */
const bushingBore = ({ R, pocket, end }: Dimensions): Point[] =>
  polyline`M${pocket - 8} ${R(28)} H${pocket} V${R(48)} H${end}`

function singleBore(d: Dimensions): Point[] {
  const { R, balance, counterbore, pocket } = d
  const wall = CONTACT + SEAT.single.wall
  return polyline`M${BODY_START} ${counterbore} H${GROOVE.from + 16} V${balance + 3} H${wall}
    V${R(44)} h${WALL} V${R(QUENCH_ROOF)} H${pocket - 8} L${bushingBore(d)}`
}

/** Roofs of the barrier chambers before and behind the rib that carries the inner springs. */
const tandemRoofs = ({ R }: Dimensions) => ({ inner: R(104), outer: R(114) })

function tandemBore(d: Dimensions): Point[] {
  const { R, balance, end } = d
  const { inner, outer } = tandemRoofs(d)
  const rib = CONTACT + SEAT.tandem.wall
  const seal = OUTER_CONTACT + OUTER_SEAT.head + 8
  const wall = OUTER_CONTACT + OUTER_SEAT.wall
  return polyline`M${BODY_START} ${balance + 3} H${GROOVE.from - 6} V${inner} H${rib} V${R(36)}
    h${WALL} V${outer} H${seal} V${balance + 3} H${wall} L${bushingBore(d).slice(0, -1)}
    L${end} ${R(48)} V${R(108)} H${FLANGE_END}`
}

/** Media within the insert; paint them before its body. */
export function media(sheet: Sheet, { arrangement }: Cassette, d: Dimensions) {
  const { b1, balance, counterbore, fit, sleeveTop, R } = d
  if (arrangement === 'single') {
    const seal = CONTACT + SEAT.single.oRing
    sheet
      .medium('process', box(BODY_START - 4, GROOVE.to, balance, fit))
      .medium('process', box(GROOVE.to, seal, balance, counterbore))
      .medium('atmosphere', box(CONTACT - 28, seal + 20, sleeveTop, b1))
    return
  }
  const [first, second] = [CONTACT + SEAT.tandem.oRing, OUTER_CONTACT + OUTER_SEAT.oRing]
  sheet
    .medium('process', box(BODY_START - 4, first, balance, fit))
    .medium('barrier', box(GROOVE.from, GROOVE.to, R(100), fit))
    .medium('barrier', box(first, second, sleeveTop, R(114)), 'barrier-channel')
    .medium('barrier', box(CONTACT - 28, first + 10, sleeveTop, b1))
    .medium('atmosphere', box(OUTER_CONTACT - 26, second + 20, sleeveTop, b1))
}

/** The body of the insert: it carries the stationary faces, the springs and the bushing. */
export function body(sheet: Sheet, { arrangement }: Cassette, d: Dimensions) {
  const { R, fit, counterbore, pocket } = d
  const isTandem = arrangement === 'tandem'
  const bore = isTandem ? tandemBore(d) : singleBore(d)
  sheet.part('insert', 'stationary', 'steel', [...bore, ...fitSurface(d)])
  const roof = isTandem ? tandemRoofs(d).inner : counterbore
  const medium = isTandem ? 'barrier' : 'process'
  const hole = isTandem ? PORT : GROOVE.from + HOLE_HALF + 2
  const across = { x1: hole - HOLE_HALF, x2: hole + HOLE_HALF, r1: roof, r2: fit - GROOVE_DEPTH }
  drilledAcross(sheet, medium, across, 'hole')
  if (isTandem) {
    const rib = CONTACT + SEAT.tandem.wall
    const along = { x1: rib, x2: rib + WALL, r1: R(RIB_HOLE.from), r2: R(RIB_HOLE.to) }
    drilledAlong(sheet, 'barrier', along)
  }
  floatingBushing(sheet, pocket, pocket + BUSHING_LENGTH, R)
}

/** The heavy line round all that is changed together: sleeve, faces, springs and body. */
export function contour(sheet: Sheet, d: Dimensions) {
  const { R, s, b2, sleeveTop, sleeveEnd, end, fit, flangeTop } = d
  const back: Point[] =
    end > FLANGE_END
      ? polyline`M${end} ${sleeveTop} V${R(108)} H${FLANGE_END}`
      : [[FLANGE_END, sleeveTop]]
  const path = polyline`M${SLEEVE.start} ${s} H${sleeveEnd} V${sleeveTop} L${back}
    L${FLANGE_END} ${flangeTop} H${GLAND_END} V${fit} H${BODY_START} V${b2 + 4} H${CONTACT} V${b2}
    H${SLEEVE.shoulder} V${sleeveTop} H${SLEEVE.start} V${s - 1}`
  sheet.line(path, { id: 'contour', weight: 'contact', tone: 'accent' })
}

/** A stretch of the contour that no other line covers. */
export const contourDot = ({ flangeTop }: Dimensions): Point => [FLANGE_END, flangeTop - 4]
