import { ease } from '../../assemblies/joint-movements.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { throughStud } from '../../parts/through-stud.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BAR,
  BLANKET,
  COVER,
  DUCT_OUTSIDE,
  FABRIC,
  FLANGE_RIM,
  SHEET_METAL,
  type TextileJoint,
} from './dimensions.ts'

/** A duct's end where the fabric is bolted on: its face, and the height of its axis. */
export type Flanged = { face: number; axis: number; way: 1 | -1 }

const CURVE_STEPS = 16
/** Straight part at each end of the fabric, and its rim inside the steel flange's. */
const STRAIGHT = 34
const RIM_INSET = 4
const BOLT = 216

/** One surface of the fabric, `depth` from the gas, from rim to rim; `side` -1 is below the axis. */
export function fabricSurface(
  [left, right]: readonly [Flanged, Flanged],
  depth: number,
  bulge: number,
  side: 1 | -1 = 1,
): Point[] {
  const [x1, x2] = [left.face + depth, right.face - depth]
  const at = (axis: number, v: number) => axis + side * v
  const start = left.face + STRAIGHT
  const span = right.face - STRAIGHT - start
  const curve = Array.from({ length: CURVE_STEPS + 1 }, (_, i): Point => {
    const u = i / CURVE_STEPS
    const axis = left.axis + (right.axis - left.axis) * ease(u)
    return [start + span * u, at(axis, FABRIC + depth + bulge * Math.sin(Math.PI * u) ** 2)]
  })
  const rim = FLANGE_RIM - RIM_INSET
  return polyline`M${x1} ${at(left.axis, rim)} V${at(left.axis, FABRIC + depth)} L${curve}
    L${x2} ${at(right.axis, FABRIC + depth)} V${at(right.axis, rim)}`
}

/** Blanket and cover between the flanges; names end in `-below` under the axis. */
export function integralFabric(
  sheet: Sheet,
  ends: readonly [Flanged, Flanged],
  { blanket }: Pick<TextileJoint, 'blanket'>,
  bulge: number,
  side: 1 | -1 = 1,
) {
  const suffix = side < 0 ? '-below' : ''
  const depth = BLANKET[blanket]
  const layer = (from: number, to: number) => [
    ...fabricSurface(ends, from, bulge, side),
    ...fabricSurface(ends, to, bulge, side).reverse(),
  ]
  if (depth > 0) sheet.part(`blanket${suffix}`, 'elastomer', 'packing', layer(0, depth), 'thin')
  sheet.part(`cover${suffix}`, 'elastomer', 'lip', layer(depth, depth + COVER))
}

/** The steel flange on the duct, the bar behind the fabric, and a bolt through all three. */
export function integralFrame(
  sheet: Sheet,
  { face, axis, way }: Flanged,
  thickness: number,
  side: 1 | -1 = 1,
) {
  const name = `${way < 0 ? 'left' : 'right'}${side < 0 ? '-below' : ''}`
  const at = (v: number) => axis + side * v
  const [behind, bar] = [face - way * thickness, face - way * (thickness + BAR)]
  const flange = box(face, face + way * SHEET_METAL, at(DUCT_OUTSIDE), at(FLANGE_RIM))
  const outline = box(behind, bar, at(FABRIC + thickness + 14), at(FLANGE_RIM - RIM_INSET))
  sheet
    .part(`frame-${name}`, 'stationary', way < 0 ? 'steel-opposed' : 'steel', flange)
    .part(`bar-${name}`, 'stationary', way < 0 ? 'steel' : 'steel-opposed', outline)
  const outer = face + way * SHEET_METAL
  throughStud(sheet, `bolt-${name}`, {
    x1: Math.min(outer, bar),
    x2: Math.max(outer, bar),
    r: at(BOLT),
    half: 7,
  })
}
