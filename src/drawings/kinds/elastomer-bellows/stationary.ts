import { box } from '../../geometry.ts'
import { pin, studAndNut } from '../../parts/fasteners.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { BOX_FACE, CONTACT, DIMENSIONS, GLAND_END } from './dimensions.ts'

const O_RING = CONTACT + 28
/** Air on both sides of the faces' plane is drawn without a seam. */
const OVERLAP = 4

/** The pump's cover in section, and the seat in its recess, with what is on both sides of it. */
export function coverAndSeat(sheet: Sheet) {
  const { s, R, b1, b2, seatOuter, seatBore, recess, wall } = DIMENSIONS
  const gland = polyline`M${BOX_FACE} ${recess} H${wall} V${R(10)} H${GLAND_END} V${R(150)}
    H${BOX_FACE}`
  sheet
    .medium('process', box(BOX_FACE, O_RING, seatOuter, recess))
    .medium('atmosphere', box(CONTACT - OVERLAP, wall, s, b1))
    .part('gland', 'stationary', 'steel-opposed', gland)
    .callout('gland', [GLAND_END - 14, R(92)], 'brida de la bomba')
    .part(
      'stationary-face',
      'stationary',
      'face-stationary',
      box(CONTACT, wall, seatBore, seatOuter),
      'thin',
    )
    .callout('stationary-face', [CONTACT + 12, R(44)], 'asiento estacionario')
    .contact({
      from: [CONTACT, b1],
      to: [CONTACT, b2],
      parts: ['rotary-face', 'stationary-face'],
      media: ['atmosphere', 'process'],
    })
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, R(96), R(112))
  oRing(sheet, 'seat-o-ring', [O_RING, seatOuter + O_RING_RADIUS])
  pin(sheet, 'seat-pin', wall - 10, wall + 14, R(34), 4)
  sheet.name('seat-o-ring', 'O-ring del asiento')
}

/** The cover from outside, below the axis. */
export function coverOutside(sheet: Sheet) {
  const { R } = DIMENSIONS
  const outline = box(BOX_FACE, GLAND_END, -R(150), 0)
  sheet.part('gland-outside', 'stationary', 'unsectioned', outline)
  for (const v of [104, 136]) sheet.line(polyline`M${BOX_FACE} ${-R(v)} H${GLAND_END}`)
  studAndNut(sheet, 'gland-nut', GLAND_END, -R(120), 12)
}
