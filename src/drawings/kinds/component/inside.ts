import { glandBodySurface } from '../../assemblies/gland-body.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { balanceRadius, facesMeet } from '../../parts/face-pair.ts'
import { pin, radialScrew } from '../../parts/fasteners.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTACT, type Component } from './dimensions.ts'

const BALANCE_RATIO = 0.77
/**
 * Along the axis from the contact, negative towards the impeller; the set screw from the holder's start, its O-ring from
 * the channel, the depth of the springs' blind holes.
 */
const LENGTHS = {
  inside: {
    holder: { start: -190, channel: -134, leg: -52, skirt: -42, screw: 17, oRing: 22, hole: 22 },
    face: { tail: -92, oRing: -64, shoulder: -34 },
  },
  'inside-short': {
    holder: { start: -116, channel: -88, leg: -36, skirt: -30, screw: 14, oRing: 20, hole: 0 },
    face: { tail: -56, oRing: -45, shoulder: -24 },
  },
} as const

export type InsideForm = keyof typeof LENGTHS
export type InsideDimensions = ReturnType<typeof insideDimensions>

/** Every number that several parts of an inside seal share. `R(v)` is `v` from the shaft's surface. */
export function insideDimensions({ seat }: Component, form: InsideForm) {
  const s = SHAFT_RADIUS.medium
  const R = (v: number) => s + v
  const [b1, b2] = [R(52), R(78)]
  const { holder, face } = LENGTHS[form]
  const start = CONTACT + holder.start
  const channel = CONTACT + holder.channel
  const heel = b2 - 14
  return {
    s,
    R,
    b1,
    b2,
    balance: Math.round(balanceRadius(b1, b2, BALANCE_RATIO)),
    /** Along the axis: holder and face. */
    start,
    screw: start + holder.screw,
    channel,
    hole: channel - holder.hole,
    holderORing: channel + holder.oRing,
    leg: CONTACT + holder.leg,
    shoulder: CONTACT + face.shoulder,
    skirt: CONTACT + holder.skirt,
    oRing: CONTACT + face.oRing,
    tail: CONTACT + face.tail,
    holderTop: b2 + 10,
    /** The seat and the cover that holds it. */
    boxFace: CONTACT + 14,
    wall: CONTACT + (seat === 'din' ? 54 : 48),
    end: CONTACT + 106,
    seatOuter: b2 + 6,
    seatBore: R(30),
    heel,
    bore: R(108),
    casting: R(172),
  }
}

const LEG = 20
const PIN = 31
const CLEARANCE = 3
const DIN_RING = 11

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

/** The stationary ring in the pump's cover. */
export function coverAndSeat(sheet: Sheet, { seat }: Component, d: InsideDimensions) {
  const { R, boxFace, wall, end, seatOuter, seatBore, heel } = d
  const isDin = seat === 'din'
  // The thick O-ring fills its recess.
  const recess = isDin ? heel + 2 * DIN_RING : seatOuter + CLEARANCE
  const seal: Point = [CONTACT + 32, isDin ? heel + DIN_RING : seatOuter + O_RING_RADIUS]
  const step: Point[] = isDin
    ? polyline`M${CONTACT + 46} ${recess} V${heel + CLEARANCE} H${wall}`
    : [[wall, recess]]
  const back: Point[] = isDin
    ? polyline`M${wall} ${heel} H${CONTACT + 18} V${seatOuter}`
    : [[wall, seatOuter]]
  const cover = { form: 'open-slots', face: boxFace, end, R: (v: number) => R(v - 16) } as const
  const gland = polyline`M${boxFace} ${recess} L${step} L${wall} ${R(12)} H${end}
    L${glandBodySurface(cover).toReversed()}`
  const stationaryFace = polyline`M${CONTACT} ${seatBore} H${wall} L${back}
    L${CONTACT} ${seatOuter}`
  sheet
    .medium('process', box(boxFace, seal[0], seatOuter, recess))
    .medium('process', box(CONTACT + 18, seal[0], isDin ? heel : seatOuter, recess))
    .part('gland', 'stationary', 'steel-opposed', gland)
    .part('stationary-face', 'stationary', 'face-stationary', stationaryFace, 'thin')
  gasket(sheet, 'gland-gasket', boxFace, boxFace + 8, R(116), R(132))
  if (isDin) pin(sheet, 'seat-pin', CONTACT + 40, wall + 20, R(42))
  oRing(sheet, 'seat-o-ring', seal, isDin ? DIN_RING : O_RING_RADIUS)
  facesMeet(sheet, CONTACT, d)
}
