import { driveCollar, driveCollarOutside } from '../../assemblies/drive-collar.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { drivePin, pin } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { straightShaft } from '../../parts/shaft.ts'
import { coilSpring, waveSpring } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTACT, SHAFT_END, type CartridgeSingle, type Dimensions } from './dimensions.ts'

/** Ends of the sleeve's own shoulder, of the holder, and of the spring carrier. */
const BACK = 262
const HOLDER_START = 214
const [CARRIER_START, CARRIER_WALL] = [170, 186]

/** Where the seal begins on the shaft. */
export const sealStart = ({ springs, rotaryMount }: CartridgeSingle): number =>
  springs === 'multiple' ? CARRIER_START : rotaryMount === 'holder' ? 200 : 206

/** Sleeve and, on it, whatever carries the rotary face. */
export function sleeve(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, s, b2, balance, sleeveTop } = d
  const close = polyline`M${sleeveEnd(parameters, d)} ${s} V${sleeveTop}`
  if (parameters.springs === 'multiple') {
    const outline = polyline`M${CARRIER_START} ${s} L${close} L${CARRIER_WALL} ${sleeveTop}
      V${balance + 3} H276 V${b2 + 6} H${CARRIER_START}`
    sheet.part('sleeve', 'rotating', 'steel', outline)
    oRing(sheet, 'sleeve-o-ring', [204, R(O_RING_RADIUS)])
  } else if (parameters.rotaryMount === 'holder') {
    sheet.part('sleeve', 'rotating', 'steel', box(200, sleeveEnd(parameters, d), s, sleeveTop))
    const holderOutline = polyline`M${HOLDER_START} ${sleeveTop} H${BACK} V${d.rotaryOuter + 3}
      H298 V${d.rotaryOuter + 14} H${HOLDER_START + 14} L${HOLDER_START} ${d.rotaryOuter}`
    sheet.part('holder', 'rotating', 'steel-fine-opposed', holderOutline)
    oRing(sheet, 'sleeve-o-ring', [236, R(O_RING_RADIUS)])
  } else {
    const sleeveOutline = polyline`M206 ${s} L${close} L${BACK} ${sleeveTop} V${b2 - 2} H224
      V${sleeveTop} H206`
    sheet.part('sleeve', 'rotating', 'steel', sleeveOutline)
    oRing(sheet, 'sleeve-o-ring', [243, R(O_RING_RADIUS)])
  }
}

/** The rotary face, its O-ring and its drive; with `multiple`, its springs too. */
export function rotaryRing(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, b1, b2, balance, sleeveTop, rotaryOuter } = d
  const isCarried = parameters.springs === 'multiple'
  const bore = isCarried ? R(30) : R(23)
  const front: Point[] =
    parameters.narrowFace === 'rotary'
      ? polyline`M312 ${bore} V${b1} H${CONTACT} V${b2}`
      : polyline`M310 ${bore} V${b1 - 6} H${CONTACT} V${rotaryOuter}`
  const back: Point[] = isCarried
    ? polyline`M286 ${rotaryOuter} V${balance} H232 V${bore}`
    : polyline`M${BACK} ${rotaryOuter} V${bore}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', [...front, ...back])
  sheet.anchor('rotary-face', [302, b2 - 12])
  const drive = (x1: number, x2: number, r: number) =>
    drivePin(sheet, 'drive-pin', parameters.drive, { x1, x2, r, cushion: [x1 + 12, x2 - 3] })
  if (isCarried) {
    const pinRadius = sleeveTop + 0.42 * (balance - sleeveTop)
    oRing(sheet, 'rotary-o-ring', [254, balance + O_RING_RADIUS])
    drive(176, 250, pinRadius)
    const room = { x1: CARRIER_WALL, x2: 232, r1: pinRadius + 10, r2: balance - 3 }
    coilSpring(sheet, 'springs', room, 4)
    return
  }
  oRing(sheet, 'rotary-o-ring', [290, R(28)])
  drive(246, 282, b2 - 20)
}

/** The stationary face: floating before springs, or seated on the gland. */
export function stationaryRing(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, b1, b2, balance, tailInner, seatEnd, wall } = d
  const isSeated = parameters.springs === 'multiple'
  const tail = isSeated ? b2 - 8 : balance
  const face: Point[] =
    parameters.narrowFace === 'rotary'
      ? polyline`M334 ${b1 - 4} H${CONTACT} V${b2 + 4}`
      : polyline`M334 ${b1} H${CONTACT} V${b2} H334 v4`
  const stationaryFace = polyline`M334 ${tailInner} L${face} L396 ${b2 + 4} V${tail} H${seatEnd}
    V${tailInner}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  sheet.anchor('stationary-face', [358, b2 - 10])
  if (isSeated) {
    oRing(sheet, 'seat-o-ring', [430, tail + O_RING_RADIUS])
    pin(sheet, 'seat-pin', 436, 466, tailInner + 12)
    return
  }
  oRing(sheet, 'dynamic-o-ring', [440, balance + O_RING_RADIUS])
  pin(sheet, 'seat-pin', 382, 428, b2 - 4)
  const room = { x1: seatEnd, x2: wall, r1: tailInner + 2, r2: balance - 2 }
  if (parameters.springs === 'external') coilSpring(sheet, 'springs', room)
  else waveSpring(sheet, 'springs', { ...room, r1: R(30), r2: balance - 1 })
}

/** Sleeve beyond the gland where no collar asks for room. */
const SHOULDER_GAP = 62

/** Where the sleeve ends: behind its collar, or against the shaft's shoulder. */
const sleeveEnd = ({ lock }: CartridgeSingle, d: Dimensions) =>
  lock === 'shaft-shoulder' ? d.end + SHOULDER_GAP : d.sleeveEnd

export function shaftProfile(parameters: CartridgeSingle, d: Dimensions): Point[] {
  if (parameters.lock !== 'shaft-shoulder') return straightShaft(24, SHAFT_END, d.s)
  const x = sleeveEnd(parameters, d)
  return polyline`M24 ${d.s} H${x} V${d.s + 28} L${x + 6} ${d.s + 34}
    H${SHAFT_END}`
}

/** What ties the cartridge to the shaft, and what keeps it centred until then. */
export function hold(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, s, collar, collarTop, sleeveTop, end } = d
  const { lock, centring } = parameters
  if (lock === 'shaft-shoulder') {
    oRing(sheet, 'shoulder-o-ring', [sleeveEnd(parameters, d) - 18, R(O_RING_RADIUS)])
    return
  }
  const drive = {
    shaft: s,
    x: collar,
    sleeve: sleeveTop,
    top: collarTop,
    screw: lock === 'set-screw' ? 'set' : 'countersunk',
  } as const
  driveCollar(sheet, drive)
  driveCollarOutside(sheet, drive, { from: end, to: d.sleeveEnd })
  if (centring === 'clips') {
    sheet.part('centring', 'fastener', 'unsectioned', box(end - 10, collar + 18, R(58), R(68)))
  }
  if (centring === 'strap') {
    const outline = polyline`M${end + 3} ${R(56)} H${end + 11} V${collarTop} H${collar + 70} v8
      H${end + 3}`
    sheet.part('centring', 'fastener', 'unsectioned', outline)
  }
}
