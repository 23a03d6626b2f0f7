import type { DrawingOf } from '#schema/drawing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { balanceRadius } from '../../parts/face-pair.ts'

export type GasDual = DrawingOf<'gas-dual'>

/** Where things stand along the axis. */
export const CONTACT = 322
export const GLAND_FACE = 372
export const GLAND_END = 540
export const COLLAR = 556

const BALANCE_RATIO = 0.76

export type Dimensions = ReturnType<typeof dimensionsOf>

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf({ regulator }: GasDual) {
  const s = SHAFT_RADIUS.medium
  const R = (v: number) => s + v
  const [b1, b2, b3, b4] = [R(50), R(68), R(83), R(101)]
  return {
    s,
    R,
    /** Inner track, from b1 to b2; gas groove; outer track, from b3 to b4. */
    b1,
    b2,
    b3,
    b4,
    /** Balance radius of each track: that of the O-ring that stops the same two media. */
    innerBalance: balanceRadius(b1, b2, BALANCE_RATIO),
    outerBalance: balanceRadius(b3, b4, BALANCE_RATIO),
    tailInner: R(34),
    sleeveTop: R(20),
    sleeveEnd: COLLAR + 88,
    glandTop: R(192),
    /** Top of the gland where it houses the regulator. */
    top: regulator === 'plunger' ? R(214) : R(192),
  }
}
