import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { pin } from '../../parts/fasteners.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import type { Sheet } from '../../sheet.ts'
import type { Dimensions } from './dimensions.ts'

const BALANCE_RATIO = 0.75
/** Contact plane before the gland's face. */
const CONTACT = 44
export const GLAND_HEIGHT = 140
/** Radius of the nuts that hold the gland. */
export const NUT = 122

/** Radii that the contact sets. */
export function bandOf({ R, gland }: Dimensions) {
  const [b1, b2] = [R(42), R(66)]
  return {
    b1,
    b2,
    contact: gland - CONTACT,
    balance: Math.round(Math.sqrt(b2 * b2 - BALANCE_RATIO * (b2 * b2 - b1 * b1))),
    counterbore: b2 + 12,
    seatBore: b1 - 14,
    top: R(GLAND_HEIGHT),
  }
}

type Seat = {
  /** End of the floating ring, of the narrow bore that guides it, and of the gland. */
  seatEnd: number
  wall: number
  end: number
  oRing: number
}

/** Gland and floating face, alike in both seals; fluid reaches them as far as the O-ring. */
export function seat(sheet: Sheet, d: Dimensions, { seatEnd, wall, end, oRing: x }: Seat) {
  const { gland: g, R } = d
  const { b1, b2, contact, balance, counterbore, seatBore, top } = bandOf(d)
  const shoulder: Point[] =
    wall < end
      ? [
          [wall, balance + 3],
          [wall, R(24)],
          [end, R(24)],
        ]
      : [[end, balance + 3]]
  sheet
    .medium('process', box(g, g + 30, balance, counterbore))
    .medium('process', box(g + 30, x, balance, balance + 3))
    .medium('atmosphere', box(x, wall, balance, balance + 3))
    .part('gland', 'stationary', 'steel-opposed', [
      [g, counterbore],
      [g + 30, counterbore],
      [g + 30, balance + 3],
      ...shoulder,
      [end, top],
      [g, top],
    ])
  gasket(sheet, 'gland-gasket', g, g + 8, R(106), R(122))
  sheet.part('stationary-face', 'stationary', 'face-stationary', [
    [contact, b1 - 4],
    [contact, b2 + 4],
    [g + 12, b2 + 4],
    [g + 12, balance],
    [seatEnd, balance],
    [seatEnd, seatBore],
    [contact + 12, seatBore],
    [contact + 12, b1 - 4],
  ])
  oRing(sheet, 'seat-o-ring', [x, balance + O_RING_RADIUS])
  pin(sheet, 'seat-pin', g + 2, g + 40, b2 - 5)
  sheet.contact({
    from: [contact, b1],
    to: [contact, b2],
    parts: ['rotary-face', 'stationary-face'],
    media: ['atmosphere', 'process'],
    balanceRadius: balance,
  })
}
