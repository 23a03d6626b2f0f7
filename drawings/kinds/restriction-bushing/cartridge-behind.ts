import { driveCollar, driveCollarOutside } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import { pin, studAndNut } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { Dimensions } from './dimensions.ts'
import { bandOf, GLAND_HEIGHT, NUT, seat } from './seat.ts'

/** End of the gland, and the collar's place, from the gland's face. */
const CARTRIDGE_END = 104
const COLLAR = 120

const collarOf = ({ s, R, gland }: Dimensions) => ({
  shaft: s,
  x: gland + COLLAR,
  sleeve: R(16),
  top: R(66),
})

/** A cartridge: faces on a sleeve that a collar ties to the shaft. */
export function cartridgeBehind(sheet: Sheet, d: Dimensions) {
  const { s, R, gland: g } = d
  const { b1, b2, contact, balance, seatBore } = bandOf(d)
  const [wall, end] = [g + 84, g + CARTRIDGE_END]
  const outline = polyline`M${g - 104} ${s} H${g + 206} V${R(16)} H${g - 82} V${R(60)} H${g - 104}`
  const rotaryFace = polyline`M${g - 82} ${R(19)} H${contact - 10} V${b1} H${contact} V${b2}
    H${g - 82}`
  sheet
    .medium('atmosphere', box(g - 62, end, R(16), b1))
    .part('sleeve', 'rotating', 'steel', outline)
    .part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
  oRing(sheet, 'sleeve-o-ring', [g - 92, R(O_RING_RADIUS)])
  oRing(sheet, 'rotary-o-ring', [g - 66, R(24)])
  pin(sheet, 'drive-pin', g - 94, g - 72, R(50), 4)
  seat(sheet, d, { seatEnd: g + 58, wall, end, oRing: g + 42 })
  coilSpring(sheet, 'springs', { x1: g + 58, x2: wall, r1: seatBore + 1, r2: balance - 2 }, 3)
  driveCollar(sheet, collarOf(d))
}

/** The cartridge from outside, below the axis. */
export function cartridgeOutside(sheet: Sheet, d: Dimensions) {
  const { R, gland: g } = d
  const end = g + CARTRIDGE_END
  sheet.part('gland-outside', 'stationary', 'unsectioned', box(g, end, -R(GLAND_HEIGHT), 0))
  driveCollarOutside(sheet, collarOf(d), { from: end, to: g + 206 })
  studAndNut(sheet, 'gland-nut', end, -R(NUT), 11)
}
