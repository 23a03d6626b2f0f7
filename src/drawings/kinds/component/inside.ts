import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { pin, radialScrew } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
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
export function insideRotary(sheet: Sheet, d: InsideDimensions): { springs: Point } {
  const { s, R, b1, b2, balance, start, channel, leg, skirt, holderTop, tail, shoulder } = d
  sheet.part('holder', 'rotating', 'steel', [
    [start, s],
    [leg, s],
    [leg, R(LEG)],
    [channel, R(LEG)],
    [channel, balance + 3],
    [skirt, balance + 3],
    [skirt, holderTop],
    [start, holderTop],
  ])
  radialScrew(sheet, 'holder-screw', { x: d.screw, r1: s, r2: holderTop, head: 'set' })
  oRing(sheet, 'holder-o-ring', [d.holderORing, R(O_RING_RADIUS)])
  const [low, high] = [R(PIN + 9), balance - 2]
  if (d.hole < channel) {
    sheet.medium('atmosphere', box(d.hole, channel + 1, low, high)).line(
      [
        [channel, low],
        [d.hole, low],
        [d.hole, high],
        [channel, high],
      ],
      { weight: 'outline' },
    )
  }
  sheet.part('rotary-face', 'rotating', 'face-rotary', [
    [tail, R(LEG + 4)],
    [CONTACT - 10, R(LEG + 4)],
    [CONTACT - 10, b1],
    [CONTACT, b1],
    [CONTACT, b2],
    [CONTACT - 10, b2],
    [CONTACT - 10, b2 + 7],
    [shoulder, b2 + 7],
    [shoulder, balance],
    [tail, balance],
  ])
  oRing(sheet, 'dynamic-o-ring', [d.oRing, balance + O_RING_RADIUS])
  pin(sheet, 'drive-pin', channel - 12, tail + 16, R(PIN), 4)
  const room = { x1: d.hole, x2: tail, r1: low + 2, r2: high - 1 }
  return { springs: coilSpring(sheet, 'springs', room, d.hole < channel ? 5 : 3).middle }
}
