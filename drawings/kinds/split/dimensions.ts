import type { DrawingOf } from '../../kinds.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { balanceRadius } from '../../parts/seals.ts'

export type Split = DrawingOf<'split'>

export const CONTACT = 346
export const BOX_FACE = 300
export const GLAND_END = 462

const BALANCE_RATIO = 0.72
const WIDE_CLEARANCE = 16
const VANE_HEIGHT = 16
const GLAND_HEIGHT: Record<Split['gland'], number> = {
  'adjustable-lugs': 168,
  'radial-lugs': 150,
  slotted: 178,
  wedge: 172,
}
/** End of the stationary ring, which extends out of the gland towards its springs. */
const SEAT_END: Record<Split['springs'], number> = { clips: 482, plate: 474 }

export type Dimensions = ReturnType<typeof dimensionsOf>

/** The dimensions that several parts share: `R(v)` from the shaft's surface, `Q(v)` also with its clearance. */
export function dimensionsOf({ shaft, clearance, pumpingRing, gland, springs }: Split) {
  const s = SHAFT_RADIUS[shaft]
  const room = clearance === 'wide' ? WIDE_CLEARANCE : 0
  const vanes = pumpingRing ? VANE_HEIGHT : 0
  const R = (v: number) => s + v
  const Q = (v: number) => s + room + v
  const b1 = Q(48)
  const b2 = Q(76)
  return {
    s,
    R,
    Q,
    vanes,
    b1,
    b2,
    balance: Math.round(balanceRadius(b1, b2, BALANCE_RATIO)),
    /** Bore of the stationary ring. */
    seatBore: Q(room ? 38 : 30),
    seatEnd: SEAT_END[springs],
    counterbore: Q(92) + vanes,
    bore: Q(100) + vanes,
    top: Q(GLAND_HEIGHT[gland]) + vanes,
    casting: Q(172) + vanes,
  }
}
