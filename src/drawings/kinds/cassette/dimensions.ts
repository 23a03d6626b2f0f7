import type { DrawingOf } from '#schema/drawing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { balanceRadius } from '../../parts/face-pair.ts'

export type Cassette = DrawingOf<'cassette'>

/** Where things stand along the axis. Gland and inner contact stand in the same place for both arrangements. */
export const CONTACT = 322
export const GLAND_FACE = 372
/** Flange of the insert, screwed on the gland's end. */
export const FLANGE_END = 620

const BALANCE_RATIO = 0.78

export type Dimensions = ReturnType<typeof dimensionsOf>

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf({ arrangement }: Cassette) {
  const s = SHAFT_RADIUS.medium
  const R = (v: number) => s + v
  const b1 = R(66)
  const b2 = R(94)
  const isTandem = arrangement === 'tandem'
  const pocket = isTandem ? 664 : 574
  const end = isTandem ? 708 : FLANGE_END
  const collar = end + 28
  return {
    s,
    R,
    /** Contact band and hydraulic balance radius. */
    b1,
    b2,
    balance: balanceRadius(b1, b2, BALANCE_RATIO),
    tailInner: R(50),
    sleeveTop: R(20),
    sleeveEnd: collar + 88,
    collar,
    collarTop: R(78),
    counterbore: b2 + 12,
    /** Outside of the insert, which fits the gland's bore. */
    fit: R(128),
    flangeTop: R(158),
    glandTop: R(188),
    bore: R(122),
    /** Pocket of the floating bushing, end of the insert. */
    pocket,
    end,
  }
}
