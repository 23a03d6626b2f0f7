import { box } from '../../geometry.ts'
import type { Point, Role } from '../../model.ts'
import { pin } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  CONTACT,
  HEAD_END,
  INNER_BACK,
  MIDDLE,
  mirrored,
  NOSE,
  OUTER_BACK,
  OUTER_CONTACT,
  OUTER_O_RING,
  SEAT_O_RING,
  TAIL_END,
  type CartridgeDual,
  type Dimensions,
} from './dimensions.ts'
import { CUP } from './sleeve.ts'

const INNER_O_RING = 290
const SPACER_HOLE_HALF = 7
const CUSHION_HALF = 9

/** Both pairs of faces and what lies between them. */
export function facePairs(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  innerRotary(sheet, parameters, d)
  stationary(sheet, 'inner-stationary', d, (x) => x)
  stationary(sheet, 'outer-stationary', d, mirrored)
  between(sheet, parameters, d)
  outerRotary(sheet, d)
  facesMeet(sheet, CONTACT, d, ['inner-rotary', 'inner-stationary'], ['barrier', 'process'])
  facesMeet(
    sheet,
    OUTER_CONTACT,
    { ...d, balance: d.outerBalance },
    ['outer-stationary', 'outer-rotary'],
    ['barrier', 'atmosphere'],
  )
}

function innerRotary(sheet: Sheet, { springs, drive }: CartridgeDual, d: Dimensions) {
  const { R, b1, b2, balance, sleeveTop } = d
  const isCarried = springs === 'multiple'
  const bore = isCarried ? R(26) : R(23)
  const back: Point[] = isCarried
    ? polyline`M286 ${b2} V${balance} H232 V${bore}`
    : polyline`M${INNER_BACK} ${b2} V${bore}`
  const outline = polyline`M${CONTACT - NOSE} ${bore} V${b1} H${CONTACT} V${b2} L${back}`
  sheet.part('inner-rotary', 'rotating', 'face-rotary', outline)
  sheet.anchor('inner-rotary', [302, b2 - 12])
  if (!isCarried) {
    oRing(sheet, 'inner-o-ring', [INNER_O_RING, R(28)])
    drivePin(sheet, 'inner-pin', drive, { x1: 246, x2: 284, r: b2 - 20, cushion: [264, 281] })
    return
  }
  oRing(sheet, 'inner-o-ring', [254, balance + O_RING_RADIUS])
  const r = sleeveTop + 0.42 * (balance - sleeveTop)
  drivePin(sheet, 'inner-pin', drive, { x1: 176, x2: 256, r, cushion: [234, 252] })
  coilSpring(sheet, 'springs', { x1: CUP.wall, x2: 232, r1: r + 10, r2: balance - 2 })
}

/** A stationary face; `at` places the inner one, or mirrors it. */
function stationary(sheet: Sheet, id: string, d: Dimensions, at: (x: number) => number) {
  const { b1, b2, balance, outerBalance, oRing: radius, tailInner } = d
  const head = at === mirrored ? OUTER_CONTACT : CONTACT
  const outline = polyline`M${head} ${b1 - 4} V${b2 + 4} H${at(HEAD_END)} V${balance}
    H${at(TAIL_END)} V${tailInner} H${at(CONTACT + 14)} V${b1 - 4}`
  sheet.part(id, 'stationary', 'face-stationary', outline)
  oRing(sheet, `${id}-o-ring`, [at(SEAT_O_RING), balance + radius], radius)
  const [x1, x2] = [Math.min(at(366), at(404)), Math.max(at(366), at(404))]
  pin(sheet, `${id}-pin`, x1, x2, (outerBalance + b2 + 4) / 2, 4)
}

/** A drilled ring, or the faces' own lugs: they pass the springs' load on and let the fluid through. */
function between(sheet: Sheet, { centre }: CartridgeDual, { tailInner, balance }: Dimensions) {
  const [x1, x2] = [TAIL_END, mirrored(TAIL_END)]
  if (centre === 'spacer') {
    const [left, right] = [MIDDLE - SPACER_HOLE_HALF, MIDDLE + SPACER_HOLE_HALF]
    sheet
      .part('spacer', 'stationary', 'steel-fine', box(x1, x2, tailInner, balance))
      .medium('barrier', box(left, right, tailInner, balance), 'spacer-hole')
    for (const x of [left, right]) {
      sheet.line(polyline`M${x} ${tailInner} V${balance}`, { weight: 'outline' })
    }
    return
  }
  // Cut through a gap: behind it stand the lugs of both faces, one against the other.
  sheet
    .part('inner-lug', 'stationary', 'seat', box(x1, MIDDLE, tailInner, balance))
    .part('outer-lug', 'stationary', 'seat', box(MIDDLE, x2, tailInner, balance))
}

function outerRotary(sheet: Sheet, { R, b1, b2 }: Dimensions) {
  const outline = polyline`M${OUTER_CONTACT} ${b1} V${b2} H${OUTER_BACK} V${R(23)}
    H${OUTER_CONTACT + NOSE} V${b1}`
  sheet.part('outer-rotary', 'rotating', 'face-rotary', outline)
  oRing(sheet, 'outer-o-ring', [OUTER_O_RING, R(28)])
}

type DrivePin = { x1: number; x2: number; r: number; cushion: readonly [number, number] }

/** A drive pin; cushioned, an elastic sleeve in the face ring softens the torque. */
export function drivePin(
  sheet: Sheet,
  id: string,
  drive: CartridgeDual['drive'],
  { x1, x2, r, cushion }: DrivePin,
  role: Role = 'elastomer',
) {
  if (drive === 'cushioned-pin') {
    const cushionOutline = box(...cushion, r - CUSHION_HALF, r + CUSHION_HALF)
    sheet.part(`${id}-cushion`, role, 'elastomer', cushionOutline, 'thin')
  }
  pin(sheet, id, x1, x2, r, drive === 'cushioned-pin' ? 4 : 5)
}
