import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { drivePin, pin, radialScrew, screwHeadOnCylinder } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { slantingVanes } from '../../parts/slanting-vanes.ts'
import { coilSpring } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  CONTACT,
  GLAND_END,
  MIDDLE,
  mirrored,
  OUTER_BACK,
  OUTER_CONTACT,
  OUTER_O_RING,
  SEAT_O_RING,
  type CartridgeDual,
  type Dimensions,
} from './dimensions.ts'

/** End of a stationary head and of its tail; the rotary faces' noses, and the back of the inner one. */
const [HEAD_END, TAIL_END, NOSE, INNER_BACK] = [378, 418, 10, 262]

/** Cup that carries the inner springs. */
export const CUP = { start: 170, wall: 186, end: 276, oRing: 204 }
/** Where the sleeve begins that has no cup. */
export const SLEEVE_START = 206
const SHOULDER = { start: SLEEVE_START, from: 224, oRing: 243 }
const GROOVES = { from: 338, pitch: 20, width: 10, depth: 6, count: 10 }
const VANES = { from: 402, count: 5 }

/** The sleeve in section; its back carries the inner rotary face, its outside moves the barrier fluid. */
export function sleeve(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { R, s, b2, balance, sleeveTop, sleeveEnd } = d
  const isCup = parameters.springs === 'multiple'
  const back: Point[] = isCup
    ? polyline`M${CUP.wall} ${sleeveTop} V${balance + 3} H${CUP.end} V${b2 + 6} H${CUP.start}`
    : polyline`M${INNER_BACK} ${sleeveTop} V${b2 - 2} H${SHOULDER.from} V${sleeveTop}
      H${SHOULDER.start}`
  const outline = polyline`M${isCup ? CUP.start : SHOULDER.start} ${s} H${sleeveEnd} V${sleeveTop}
    L${channelFloor(parameters, d)} L${back}`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  oRing(sheet, 'sleeve-o-ring', [isCup ? CUP.oRing : SHOULDER.oRing, R(O_RING_RADIUS)])
  if (parameters.pumping === 'vanes') {
    const ring = { x1: VANES.from, x2: mirrored(VANES.from), r1: sleeveTop, r2: d.tailInner - 5 }
    slantingVanes(sheet, ring, VANES.count)
  }
  for (const id of ['channel', 'sleeve', 'pumping-ring'])
    sheet.anchor(id, pumpingAnchor(parameters, d))
}

/** The sleeve under the barrier channel, from right to left. */
function channelFloor({ pumping }: CartridgeDual, { sleeveTop, tailInner }: Dimensions): Point[] {
  if (pumping === 'shaped') {
    const crest = sleeveTop + 0.6 * (tailInner - sleeveTop)
    const [foot, top] = [mirrored(340), MIDDLE + 16]
    return polyline`M${foot} ${sleeveTop} L${top} ${crest} H${mirrored(top)}
      L${mirrored(foot)} ${sleeveTop}`
  }
  if (pumping !== 'groove') return []
  const { from, pitch, width, depth, count } = GROOVES
  return Array.from({ length: count }, (_, i) => from + (count - 1 - i) * pitch).flatMap(
    (x): Point[] => polyline`M${x + width} ${sleeveTop} V${sleeveTop - depth} H${x} V${sleeveTop}`,
  )
}

/** Where a balloon names what moves the barrier fluid. */
function pumpingAnchor({ pumping }: CartridgeDual, { sleeveTop, tailInner }: Dimensions): Point {
  if (pumping === 'groove') return [GROOVES.from + 4.5 * GROOVES.pitch - 5, sleeveTop - 10]
  const share = pumping === 'vanes' ? 0.5 : 0.3
  return [TAIL_END + 10, sleeveTop + share * (tailInner - sleeveTop)]
}

/** Both pairs of faces and what lies between them. */
export function facePairs(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  innerRotary(sheet, parameters, d)
  stationary(sheet, 'inner-stationary', d, (x) => x)
  stationary(sheet, 'outer-stationary', d, mirrored)
  between(sheet, parameters, d)
  outerRotary(sheet, d)
  facesMeet(sheet, CONTACT, d, ['inner-rotary', 'inner-stationary'], ['barrier', 'process'])
  const outer = { ...d, balance: d.outerBalance }
  const faces = ['outer-stationary', 'outer-rotary'] as const
  facesMeet(sheet, OUTER_CONTACT, outer, faces, ['barrier', 'atmosphere'])
}

function innerRotary(sheet: Sheet, { springs, drive }: CartridgeDual, d: Dimensions) {
  const { R, b1, b2, balance, sleeveTop } = d
  const isCarried = springs === 'multiple'
  const bore = R(isCarried ? 26 : 23)
  const back: Point[] = isCarried
    ? polyline`M286 ${b2} V${balance} H232 V${bore}`
    : polyline`M${INNER_BACK} ${b2} V${bore}`
  const outline = polyline`M${CONTACT - NOSE} ${bore} V${b1} H${CONTACT} V${b2} L${back}`
  sheet.part('inner-rotary', 'rotating', 'face-rotary', outline)
  sheet.anchor('inner-rotary', [302, b2 - 12])
  if (!isCarried) {
    oRing(sheet, 'inner-o-ring', [290, R(28)])
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
  sheet.anchor(id, [at(CONTACT + 28), b2 - 12])
  oRing(sheet, `${id}-o-ring`, [at(SEAT_O_RING), balance + radius], radius)
  const [x1, x2] = [Math.min(at(366), at(404)), Math.max(at(366), at(404))]
  pin(sheet, `${id}-pin`, x1, x2, (outerBalance + b2 + 4) / 2, 4)
}

/** A drilled ring, or the faces' own lugs: they pass the springs' load on and let the fluid through. */
function between(sheet: Sheet, { centre }: CartridgeDual, { tailInner, balance }: Dimensions) {
  const [x1, x2] = [TAIL_END, mirrored(TAIL_END)]
  const named: Point = [x2 - 6, (tailInner + balance) / 2]
  if (centre === 'spacer') {
    const [left, right] = [MIDDLE - 7, MIDDLE + 7]
    sheet
      .part('spacer', 'stationary', 'steel-fine', box(x1, x2, tailInner, balance))
      .anchor('spacer', named)
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
    .anchor('outer-lug', named)
}

function outerRotary(sheet: Sheet, { R, b1, b2 }: Dimensions) {
  const outline = polyline`M${OUTER_CONTACT} ${b1} V${b2} H${OUTER_BACK} V${R(23)}
    H${OUTER_CONTACT + NOSE} V${b1}`
  sheet.part('outer-rotary', 'rotating', 'face-rotary', outline)
  oRing(sheet, 'outer-o-ring', [OUTER_O_RING, R(28)])
}

/** The collar that ties the cartridge to the shaft; it backs the outer rotary face, or carries its springs. */
export function collar(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { s, R, b1, b2, sleeveTop, collar: x, collarEnd, collarTop, screw } = d
  const hasSprings = parameters.springs === 'external'
  const r = (b1 + b2) / 2
  // The springs' pocket ends below the cushion of the drive pin.
  const [pocketEnd, low, high] = [x + 28, R(26), r - 10]
  const notch: Point[] = hasSprings ? polyline`M${x} ${high} H${pocketEnd} V${low} H${x}` : []
  const outline = polyline`M${x} ${sleeveTop} H${collarEnd} V${collarTop} H${x} L${notch}`
  sheet.part('collar', 'rotating', 'steel-fine-opposed', outline)
  sheet.anchor('collar', [collarEnd - 10, collarTop - 20])
  const cushion = [OUTER_BACK - 18, OUTER_BACK - 2] as const
  drivePin(sheet, 'outer-pin', parameters.drive, { x1: OUTER_BACK - 22, x2: x + 18, r, cushion })
  radialScrew(sheet, 'collar-screw', { x: screw, r1: s, r2: collarTop, head: 'set' })
  if (parameters.centring === 'clips') sheet.part('centring', 'fastener', 'unsectioned', clip(d))
  if (!hasSprings) return
  coilSpring(sheet, 'springs', { x1: OUTER_BACK, x2: pocketEnd, r1: low + 2, r2: high - 2 })
}

/** A clip screwed on the gland; its foot keeps the collar, and with it the faces, in place. */
const clip = ({ collar: x, collarTop }: Dimensions): Point[] =>
  polyline`M${GLAND_END - 14} ${collarTop + 4} H${x + 12} V${collarTop - 8} H${x + 24}
    V${collarTop + 14} H${GLAND_END - 14}`

/** Everything beyond the gland, from outside, below the axis. */
export function holdOutside(sheet: Sheet, d: Dimensions) {
  const { b2, sleeveTop, sleeveEnd, collar: x, collarEnd, collarTop, screw } = d
  const stationaryOutside = box(GLAND_END, OUTER_CONTACT, -b2 - 4, 0)
  sheet
    .part('sleeve-outside', 'rotating', 'unsectioned', box(GLAND_END, sleeveEnd, -sleeveTop, 0))
    .part('stationary-outside', 'stationary', 'unsectioned', stationaryOutside)
    .part('rotary-outside', 'rotating', 'unsectioned', box(OUTER_CONTACT, OUTER_BACK, -b2, 0))
    .part('collar-outside', 'rotating', 'unsectioned', box(x, collarEnd, -collarTop, 0))
  screwHeadOnCylinder(sheet, 'collar-screw-outside', [screw, -collarTop / 2])
}
