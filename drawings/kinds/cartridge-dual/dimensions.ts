import type { DrawingOf } from '../../kinds.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { balanceRadius, innerBalanceRadius } from '../../parts/seals.ts'

export type CartridgeDual = DrawingOf<'cartridge-dual'>

/** Positions along the axis. The inner contact is where a single cartridge has its contact. */
export const CONTACT = 322
export const BOX_FACE = 372
export const SHAFT_END = 900
/** The plane of symmetry between the two stationary faces, with the barrier ports. */
export const MIDDLE = 436
export const OUTER_CONTACT = 2 * MIDDLE - CONTACT
export const GLAND_END = 530

/** Centre of the stationary ring's O-ring. */
export const SEAT_O_RING = 390
/** Back of the outer rotary face, and its O-ring. */
export const OUTER_BACK = OUTER_CONTACT + 58
export const OUTER_O_RING = OUTER_CONTACT + 32

/** A position mirrored to the outer pair. */
export const mirrored = (x: number) => 2 * MIDDLE - x

const BALANCE_RATIO = 0.78
const BAND: Record<CartridgeDual['faceProfile'], [inner: number, outer: number]> = {
  solid: [66, 94],
  'low-profile': [50, 72],
}
const TAIL_WALL = { normal: 20, wide: 9 }
const CHAMBER_DEPTH = { normal: 10, wide: 24 }

export type Dimensions = ReturnType<typeof dimensionsOf>

/** The dimensions that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf({ springs, faceProfile, channel }: CartridgeDual) {
  const s = SHAFT_RADIUS.medium
  const R = (v: number) => s + v
  const [inner, outer] = BAND[faceProfile]
  const b1 = R(inner)
  const b2 = R(outer)
  // Double balance: the O-ring fills the step between both radii, and loads the side with less pressure.
  const balance = balanceRadius(b1, b2, BALANCE_RATIO)
  const outerBalance = innerBalanceRadius(b1, b2, BALANCE_RATIO)
  const collar = OUTER_BACK + (springs === 'external' ? 12 : 0)
  return {
    s,
    R,
    /** Contact band. */
    b1,
    b2,
    /** Hydraulic balance radius with the pressure outside, and inside. */
    balance,
    outerBalance,
    oRing: (outerBalance - balance) / 2,
    tailInner: b1 - TAIL_WALL[channel],
    sleeveTop: R(20),
    counterbore: b2 + 10,
    /** Roof of the barrier chamber in the gland. */
    chamber: outerBalance + CHAMBER_DEPTH[channel],
    bore: R(122),
    collar,
    collarEnd: collar + (springs === 'external' ? 96 : 74),
    collarTop: b2 + 12,
    screw: collar + (springs === 'external' ? 62 : 37),
    sleeveEnd: collar + (springs === 'external' ? 112 : 90),
  }
}
