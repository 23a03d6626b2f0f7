import type { DrawingOf } from '#schema/drawing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'

export type CartridgeSingle = DrawingOf<'cartridge-single'>

/** Where things stand along the axis. The contact's place is common to all cards of the category. */
export const CONTACT = 322
export const BOX_FACE = 372
export const COUNTERBORE_END = 416
export const SHAFT_END = 900

const BALANCE_RATIO = 0.78
const BAND: Record<CartridgeSingle['faceProfile'], [inner: number, outer: number]> = {
  solid: [66, 94],
  'low-profile': [50, 72],
}
/** End of the stationary ring, and the wall behind it. */
const SEAT: Record<CartridgeSingle['springs'], { end: number; wall: number }> = {
  external: { end: 462, wall: 506 },
  wave: { end: 462, wall: 488 },
  multiple: { end: 452, wall: 452 },
}
const BUSHING_LENGTH = 34
const COLLAR_GAP = { none: 34, clips: 46, strap: 46 }

export type Dimensions = ReturnType<typeof dimensionsOf>

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf(parameters: CartridgeSingle) {
  const { shaft, springs, faceProfile, narrowFace, bushing, quench, centring } = parameters
  const s = SHAFT_RADIUS[shaft]
  const R = (v: number) => s + v
  const [inner, outer] = BAND[faceProfile]
  const b1 = R(inner)
  const b2 = R(outer)
  const balance = Math.round(Math.sqrt(b2 * b2 - BALANCE_RATIO * (b2 * b2 - b1 * b1)))
  const { end: seatEnd, wall } = SEAT[springs]
  const hasInnerChamber = springs === 'multiple' && quench
  const pocket = wall + (hasInnerChamber ? 44 : 8)
  const end =
    bushing === 'none' ? Math.max(pocket + 22, BOX_FACE + 130) : pocket + BUSHING_LENGTH + 12
  const collar = end + COLLAR_GAP[centring]
  return {
    s,
    R,
    /** Contact band and hydraulic balance radius. */
    b1,
    b2,
    balance,
    rotaryOuter: narrowFace === 'rotary' ? b2 : b2 + 5,
    tailInner: b1 - 16,
    seatEnd,
    wall,
    counterbore: b2 + 10,
    bore: R(122),
    /** Bushing pocket, end of the gland. */
    pocket,
    end,
    collar,
    sleeveTop: R(20),
    collarTop: R(78),
    sleeveEnd: collar + 88,
    bushingLength: BUSHING_LENGTH,
  }
}

/** The gland's outer surface from the box to its end. */
export function glandSurface({ gland }: CartridgeSingle, { R, end }: Dimensions): Point[] {
  const g = BOX_FACE
  const surfaces: Record<CartridgeSingle['gland'], Point[]> = {
    full: polyline`M${g} ${R(200)} H${end}`,
    hub: polyline`M${g} ${R(160)} H${end - 10} L${end} ${R(150)}`,
    'tapered-lugs': polyline`M${g} ${R(172)} H${end - 22} L${end} ${R(140)}`,
    conical: polyline`M${g} ${R(206)} h38 L${g + 40} ${R(170)} L${end} ${R(124)}`,
    round: polyline`M${g} ${R(194)} H${end - 14} L${end} ${R(180)}`,
    clamped: polyline`M${g} ${R(150)} h46 L${g + 48} ${R(122)} H${end}`,
  }
  return surfaces[gland]
}
