import { followerCut, followerOutside } from '../../assemblies/packing.ts'
import { box, mirrorPath, path, polyline, type Point, type Segment, type Sheet } from '../../kit.ts'
import { studAndNut, pin } from '../../parts/fasteners.ts'
import { RING_PITCH, type Dimensions } from './dimensions.ts'
import { driveCollar, driveCollarOutside } from '../../assemblies/stuffing-box.ts'
import { oRing, O_RING_RADIUS, gasket, balanceRadius, facesMeet } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'

const BALANCE_RATIO = 0.75
/** Contact plane before the gland's face. */
const CONTACT = 44
const GLAND_HEIGHT = 140
/** Radius of the nuts that hold the gland. */
export const NUT = 122

/** The radii that depend on the contact. */
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
  /** Ends of the floating ring, of the narrow bore that guides it, and of the gland. */
  seatEnd: number
  wall: number
  end: number
  oRing: number
}

/** Gland and floating face, the same in both seals; fluid reaches them up to the O-ring. */
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

/** Ends of gland and floating face, from the gland's face. */
const SPLIT_END = 78
const SPLIT_SEAT_END = 98

/** A split seal: holder and faces in halves, clamped directly on the shaft; its clips are outside the fluid. */
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

/** The rotating parts on the shaft itself: the holder, with the face in it. */
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

/** The split seal from outside, below the axis: its closing screw, and the parting line. */
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

/** A flat spring on the gland; its finger presses on the end of the floating face. */
function clipPath(d: Dimensions): Segment[] {
  const { R, gland: g } = d
  const bore = bandOf(d).seatBore
  const [x, seatEnd] = [g + SPLIT_END + 3, g + SPLIT_SEAT_END]
  return path`M${x} ${R(122)} V${R(82)}
    C${x} ${R(66)} ${seatEnd + 22} ${R(68)} ${seatEnd + 18} ${bore + 24}
    C${seatEnd + 15} ${bore + 12} ${seatEnd + 5} ${bore + 18} ${seatEnd + 3} ${bore + 8}`
}

/** End of the gland, and the collar's position, from the gland's face. */
const CARTRIDGE_END = 104
const COLLAR = 120

const collarOf = ({ s, R, gland }: Dimensions) => ({
  shaft: s,
  x: gland + COLLAR,
  sleeve: R(16),
  top: R(66),
})

/** A cartridge: faces on a sleeve, which a collar holds on the shaft. */
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

const RINGS = 3
const RING_GAP = 4
const FOLLOWER = { depth: 17, nose: 40, flange: 26, height: 138 }

const followerOf = ({ R, bore, gland: face }: Dimensions) => {
  const nose = face - FOLLOWER.depth
  const flange = nose + FOLLOWER.nose
  return {
    R,
    bore,
    nose,
    face,
    flange,
    flangeEnd: flange + FOLLOWER.flange,
    out: R(FOLLOWER.height),
  }
}

/** Three braided rings between the bushing and the gland. */
export function packingBehind(sheet: Sheet, d: Dimensions) {
  const { s, gland: g, bore } = d
  const start = g - FOLLOWER.depth - RINGS * RING_PITCH
  sheet.medium('atmosphere', box(start + RING_PITCH - RING_GAP, g, s, bore))
  for (let i = 0; i < RINGS; i++) {
    const [id, x1] = [`packing-${i + 1}`, start + i * RING_PITCH]
    const x2 = x1 + RING_PITCH - RING_GAP
    sheet.part(id, 'stationary', 'packing', box(x1, x2, s, bore), 'thin').contact({
      from: [x1, s],
      to: [x2, s],
      parts: [id, 'shaft'],
      media: [i === 0 ? 'process' : 'atmosphere', 'atmosphere'],
    })
  }
  followerCut(sheet, followerOf(d))
}

/** The gland from outside, below the axis. */
export function packingOutside(sheet: Sheet, d: Dimensions) {
  const { R, gland: g } = d
  const { flange, flangeEnd } = followerOf(d)
  followerOutside(sheet, followerOf(d))
  sheet.part('stud', 'fastener', 'unsectioned', box(g, flange, -R(118), -R(104)), 'thin')
  studAndNut(sheet, 'gland-nut', flangeEnd, -R(111), 11)
}
