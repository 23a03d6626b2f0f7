import type { DrawingOf } from '../../kinds.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { balanceRadius } from '../../parts/seals.ts'

export type CartridgeSingle = DrawingOf<'cartridge-single'>

/** Positions along the axis. The contact's position is the same on all cards of the category. */
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

/** The dimensions that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf(parameters: CartridgeSingle) {
  const { springs, faceProfile, narrowFace, bushing, quench, centring } = parameters
  const s = SHAFT_RADIUS.medium
  const R = (v: number) => s + v
  const [inner, outer] = BAND[faceProfile]
  const b1 = R(inner)
  const b2 = R(outer)
  const balance = Math.round(balanceRadius(b1, b2, BALANCE_RATIO))
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

/** The arguments for `glandBodySurface`. */
export const glandBody = ({ gland: form }: CartridgeSingle, { R, end }: Dimensions) => ({
  form,
  face: BOX_FACE,
  end,
  R,
})
