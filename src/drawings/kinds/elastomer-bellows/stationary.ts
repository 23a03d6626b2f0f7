import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { pin, studAndNut } from '../../parts/fasteners.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  CONTACT,
  GLAND_END,
  type Dimensions,
  type ElastomerBellows,
} from './dimensions.ts'

const O_RING = CONTACT + 28

export function media(sheet: Sheet, { seat }: ElastomerBellows, d: Dimensions) {
  const { s, R, seatOuter, recess, wall } = d
  const sealed = seat === 'cup' ? CONTACT + 16 : O_RING
  sheet
    .medium('process', box(BOX_FACE, sealed, seatOuter, recess))
    .medium('atmosphere', box(CONTACT, wall, s, R(34)))
}

/** The pump's cover in section, and the seat in its recess. */
export function coverAndSeat(sheet: Sheet, { seat }: ElastomerBellows, d: Dimensions): Point {
  const { R, b1, b2, seatOuter, seatBore, recess, wall } = d
  const seatEnd = seat === 'cup' ? wall - 8 : wall
  sheet
    .part('gland', 'stationary', 'steel-opposed', [
      [BOX_FACE, recess],
      [wall, recess],
      [wall, R(10)],
      [GLAND_END, R(10)],
      [GLAND_END, R(150)],
      [BOX_FACE, R(150)],
    ])
    .part(
      'stationary-face',
      'stationary',
      'face-stationary',
      [
        [CONTACT, seatBore],
        [seatEnd, seatBore],
        [seatEnd, seatOuter],
        [CONTACT, seatOuter],
      ],
      'thin',
    )
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, R(96), R(112))
  sheet.contact({
    from: [CONTACT, b1],
    to: [CONTACT, b2],
    parts: ['rotary-face', 'stationary-face'],
    media: ['atmosphere', 'process'],
  })
  if (seat === 'cup') {
    sheet.part(
      'seat-cup',
      'elastomer',
      'elastomer',
      [
        [CONTACT + 16, seatOuter],
        [seatEnd, seatOuter],
        [seatEnd, R(36)],
        [wall, R(36)],
        [wall, recess],
        [CONTACT + 16, recess],
      ],
      'thin',
    )
    return [CONTACT + 30, (seatOuter + recess) / 2]
  }
  oRing(sheet, 'seat-o-ring', [O_RING, seatOuter + O_RING_RADIUS])
  pin(sheet, 'seat-pin', wall - 10, wall + 14, R(34), 4)
  return [O_RING, seatOuter + O_RING_RADIUS]
}

/** The cover from outside, below the axis. */
export function coverOutside(sheet: Sheet, { R }: Dimensions) {
  sheet.part(
    'gland-outside',
    'stationary',
    'unsectioned',
    mirror(box(BOX_FACE, GLAND_END, 0, R(150))),
  )
  for (const r of [-R(104), -R(136)])
    sheet.line([
      [BOX_FACE, r],
      [GLAND_END, r],
    ])
  studAndNut(sheet, 'gland-nut', GLAND_END, -R(120), 12)
}
