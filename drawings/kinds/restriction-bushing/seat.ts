import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { pin } from '../../parts/fasteners.ts'
import { gasket, oRing, O_RING_RADIUS, balanceRadius, facesMeet } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
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
    balance: Math.round(balanceRadius(b1, b2, BALANCE_RATIO)),
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
    wall < end ? polyline`M${wall} ${balance + 3} V${R(24)} H${end}` : [[end, balance + 3]]
  const outline = polyline`M${g} ${counterbore} h30 V${balance + 3} L${shoulder} L${end} ${top}
    H${g}`
  sheet
    .medium('process', box(g, g + 30, balance, counterbore))
    .medium('process', box(g + 30, x, balance, balance + 3))
    .medium('atmosphere', box(x, wall, balance, balance + 3))
    .part('gland', 'stationary', 'steel-opposed', outline)
  gasket(sheet, 'gland-gasket', g, g + 8, R(106), R(122))
  const stationaryFace = polyline`M${contact} ${b1 - 4} V${b2 + 4} H${g + 12} V${balance}
    H${seatEnd} V${seatBore} H${contact + 12} V${b1 - 4}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  oRing(sheet, 'seat-o-ring', [x, balance + O_RING_RADIUS])
  pin(sheet, 'seat-pin', g + 2, g + 40, b2 - 5)
  facesMeet(sheet, contact, { b1, b2, balance })
}
