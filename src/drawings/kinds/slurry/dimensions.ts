import type { DrawingOf } from '#schema/drawing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { balanceRadius } from '../../parts/face-pair.ts'

export type Slurry = DrawingOf<'slurry'>

/** Where things stand along the axis. */
export const CONTACT = 330
export const SHAFT_END = 880
export const COLLAR = 604

const BALANCE_RATIO = 0.72

export type Dimensions = ReturnType<typeof dimensionsOf>

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf({ housing, bushings }: Slurry) {
  const s = SHAFT_RADIUS.medium
  const R = (v: number) => s + v
  const b1 = R(62)
  const b2 = R(98)
  return {
    s,
    R,
    /** Contact band and hydraulic balance radius. */
    b1,
    b2,
    balance: balanceRadius(b1, b2, BALANCE_RATIO),
    tailInner: R(44),
    sleeveTop: R(20),
    sleeveEnd: COLLAR + 88,
    collarTop: R(80),
    /** Bore of the chamber at the gland, and at its inner end. */
    bore: R(122),
    throat: bushings ? R(50) : R(122),
    bolt: R(144),
    plateTop: R(172),
    /** Outermost part: what the balloons must clear. */
    top: housing === 'stuffing-box' ? R(206) : R(244),
  }
}
