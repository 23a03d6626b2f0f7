import { box } from '../../geometry.ts'
import { pin, radialScrew } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTACT, type InsideDimensions } from './dimensions.ts'

const LEG = 20
const PIN = 31

/** Air behind the faces: under them, and in the channel of the holder up to the dynamic O-ring. */
export const insideMedia = (sheet: Sheet, d: InsideDimensions) =>
  sheet
    .medium('atmosphere', box(d.channel, d.oRing, d.s, d.balance + 3))
    .medium('atmosphere', box(d.channel, d.boxFace, d.s, d.b1))

/** What turns: the holder on the shaft, springs in its blind holes, the face in its skirt. */
export function insideRotary(sheet: Sheet, d: InsideDimensions) {
  const { s, R, b1, b2, balance, start, channel, leg, skirt, holderTop, tail, shoulder } = d
  const outline = polyline`M${start} ${s} H${leg} V${R(LEG)} H${channel} V${balance + 3} H${skirt}
    V${holderTop} H${start}`
  sheet.part('holder', 'rotating', 'steel', outline)
  sheet.anchor('holder', [d.start + 36, b2 + 2])
  radialScrew(sheet, 'holder-screw', { x: d.screw, r1: s, r2: holderTop, head: 'set' })
  oRing(sheet, 'holder-o-ring', [d.holderORing, R(O_RING_RADIUS)])
  const [low, high] = [R(PIN + 6), balance - 2]
  if (d.hole < channel) {
    sheet
      .medium('atmosphere', box(d.hole, channel + 1, low, high))
      .line(polyline`M${channel} ${low} H${d.hole} V${high} H${channel}`, { weight: 'outline' })
  }
  const rotaryFace = polyline`M${tail} ${R(LEG + 4)} H${CONTACT - 10} V${b1} H${CONTACT} V${b2}
    h-10 v7 H${shoulder} V${balance} H${tail}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
  oRing(sheet, 'dynamic-o-ring', [d.oRing, balance + O_RING_RADIUS])
  pin(sheet, 'drive-pin', channel - 12, tail + 16, R(PIN), 4)
  const room = { x1: d.hole, x2: tail, r1: low + 1, r2: high - 1 }
  coilSpring(sheet, 'springs', room, d.hole < channel ? 5 : 3)
}
