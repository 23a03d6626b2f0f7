import { box, mirrorPath } from '../../geometry.ts'
import type { Segment } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { Dimensions } from './dimensions.ts'
import { bandOf, NUT, seat } from './seat.ts'

/** Ends of gland and floating face, from the gland's face. */
const SPLIT_END = 78
const SPLIT_SEAT_END = 98

/** A split seal: holder and faces in halves, clamped round the shaft itself; clips outside the fluid. */
export function splitBehind(sheet: Sheet, d: Dimensions) {
  const { s, R, gland: g } = d
  const [end, seatEnd] = [g + SPLIT_END, g + SPLIT_SEAT_END]
  sheet.medium('atmosphere', box(g - 54, seatEnd, s, bandOf(d).b1))
  rotaryUnit(sheet, d)
  seat(sheet, d, { seatEnd, wall: end, end, oRing: g + 56 })
  sheet
    .line(clipPath(d), { id: 'springs', weight: 'clip' })
    .part('clip-screw', 'fastener', 'unsectioned', box(end + 6, end + 20, R(94), R(114)), 'thin')
}

/** What turns with the shaft, on the shaft itself: the holder, and the face in it. */
export function rotaryUnit(sheet: Sheet, d: Dimensions) {
  const { s, R, gland: g } = d
  const { b1, b2, contact } = bandOf(d)
  const outline = polyline`M${g - 112} ${s} H${g - 36} V${R(18)} H${g - 78} V${R(62)} H${g - 66}
    V${R(80)} H${g - 112}`
  const rotaryFace = polyline`M${g - 78} ${R(21)} H${contact - 10} V${b1} H${contact} V${b2} h-10
    V${R(76)} H${g - 66} V${R(62)} H${g - 78}`
  sheet
    .part('holder', 'rotating', 'steel', outline)
    .part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
  oRing(sheet, 'holder-o-ring', [g - 94, R(O_RING_RADIUS)])
  oRing(sheet, 'rotary-o-ring', [g - 63, R(26)])
}

/** The split seal from outside, below the axis: the screw that closes it, the parting line. */
export function splitOutside(sheet: Sheet, d: Dimensions) {
  const { R, gland: g } = d
  const { balance, top } = bandOf(d)
  const [end, seatEnd] = [g + SPLIT_END, g + SPLIT_SEAT_END]
  sheet
    .part('seat-outside', 'stationary', 'unsectioned', box(end, seatEnd, -balance, 0))
    .part('gland-outside', 'stationary', 'unsectioned', box(g, end, -top, 0))
    .line(mirrorPath(clipPath(d)), { weight: 'clip' })
    .part('closing-screw', 'fastener', 'unsectioned', box(g + 22, g + 56, -46, -14))
    .line(polyline`M${g} 0 H${seatEnd}`, { weight: 'contact', tone: 'accent' })
  studAndNut(sheet, 'gland-nut', end, -R(NUT), 11)
}

/** A flat spring on the gland; its finger presses the end of the floating face. */
function clipPath(d: Dimensions): Segment[] {
  const { R, gland: g } = d
  const bore = bandOf(d).seatBore
  const [x, seatEnd] = [g + SPLIT_END + 3, g + SPLIT_SEAT_END]
  return path`M${x} ${R(122)} V${R(82)}
    C${x} ${R(66)} ${seatEnd + 22} ${R(68)} ${seatEnd + 18} ${bore + 24}
    C${seatEnd + 15} ${bore + 12} ${seatEnd + 5} ${bore + 18} ${seatEnd + 3} ${bore + 8}`
}
