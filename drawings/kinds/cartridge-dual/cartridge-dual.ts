import { z } from 'zod'
import {
  glandBodyOutside,
  glandBodySurface,
  axisAndSides,
  pressureArrow,
  stuffingBox,
} from '../../assemblies/stuffing-box.ts'
import { box, polyline, radiusAt, Sheet, type KindDefinition, type Point } from '../../kit.ts'
import { drivePin, pin, radialScrew, screwHeadOnCylinder } from '../../parts/fasteners.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { boredPort } from '../../parts/port.ts'
import { facesMeet, oRing, O_RING_RADIUS, gasket } from '../../parts/seals.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { slantingVanes } from '../../parts/box-fittings.ts'
import { coilSpring } from '../../parts/springs.ts'
import {
  CONTACT,
  GLAND_END,
  MIDDLE,
  mirrored,
  OUTER_BACK,
  OUTER_CONTACT,
  OUTER_O_RING,
  SEAT_O_RING,
  BOX_FACE,
  dimensionsOf,
  SHAFT_END,
  type CartridgeDual,
  type Dimensions,
} from './dimensions.ts'
import { describe, dualCallouts } from './words.ts'

/** A double cartridge: two pairs of faces on one sleeve, with barrier fluid between them. */
const schema = z.strictObject({
  kind: z.literal('cartridge-dual'),
  /**
   * `external`: small coil springs behind the outer rotary face, on the atmosphere side. `multiple`: coil springs
   * behind the inner rotary face, isolated from the fluid by an O-ring. `omitted`: their position is not published, so
   * none are drawn.
   */
  springs: z.enum(['external', 'multiple', 'omitted']).default('external'),
  /** Radial section of the face rings. */
  faceProfile: z.enum(['solid', 'low-profile']).default('solid'),
  /** The part between the stationary faces: a drilled ring, or lugs of the faces themselves. */
  centre: z.enum(['spacer', 'lugs']).default('lugs'),
  drive: z.enum(['pin', 'cushioned-pin']).default('pin'),
  /** The size of the barrier channel. */
  channel: z.enum(['normal', 'wide']).default('normal'),
  /**
   * What circulates the barrier fluid: only the rotation, the shape of sleeve and gland, a helical groove in the
   * sleeve, or a ring with vanes.
   */
  pumping: z.enum(['none', 'shaped', 'groove', 'vanes']).default('none'),
  /**
   * `full`: one slotted block; `open-slots`: thick disc with open slots; `tapered-lugs`: four radial lugs; `conical`:
   * flange and conical hub; `conical-lugs`: conical hub with movable lugs.
   */
  gland: z.enum(['full', 'open-slots', 'tapered-lugs', 'conical', 'conical-lugs']).default('full'),
  /** Direction of the barrier ports in the section. */
  ports: z.enum(['radial', 'oblique']).default('radial'),
  /** Bores that meet the channel tangentially, so that rotation drives the fluid out. */
  tangentialPorts: z.boolean().default(false),
  /** What keeps gland and collar in position until installation. */
  centring: z.enum(['none', 'clips']).default('none'),
  /** Letters that the drawing shows the kind, not this product's own construction. */
  generic: z.boolean().default(false),
})

/** End of a stationary head and of its tail; the rotary faces' noses, and the back of the inner one. */
const [HEAD_END, TAIL_END, NOSE, INNER_BACK] = [378, 418, 10, 262]

/** The cup with the inner springs. */
const CUP = { start: 170, wall: 186, end: 276, oRing: 204 }
/** The start of a sleeve without cup. */
const SLEEVE_START = 206
const SHOULDER = { start: SLEEVE_START, from: 224, oRing: 243 }
const GROOVES = { from: 338, pitch: 20, width: 10, depth: 6, count: 10 }
const VANES = { from: 402, count: 5 }

/** The sleeve in section: its back carries the inner rotary face, its outside circulates the barrier fluid. */
function sleeve(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
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

/** The dot on the part that circulates the barrier fluid. */
function pumpingAnchor({ pumping }: CartridgeDual, { sleeveTop, tailInner }: Dimensions): Point {
  if (pumping === 'groove') return [GROOVES.from + 4.5 * GROOVES.pitch - 5, sleeveTop - 10]
  const share = pumping === 'vanes' ? 0.5 : 0.3
  return [TAIL_END + 10, sleeveTop + share * (tailInner - sleeveTop)]
}

/** Both pairs of faces and the parts between them. */
function facePairs(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
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

/** A stationary face; `at` places the inner one, or mirrors it for the outer one. */
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

/** A drilled ring, or the faces' own lugs: they transmit the springs' load and let the fluid through. */
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
  // The section runs through a gap: behind it the lugs of both faces meet.
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

/** The collar that holds the cartridge on the shaft; it backs the outer rotary face, or carries its springs. */
function collar(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { s, R, b1, b2, sleeveTop, collar: x, collarEnd, collarTop, screw } = d
  const hasSprings = parameters.springs === 'external'
  const r = (b1 + b2) / 2
  // The springs' pocket ends below the drive pin's cushion.
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

/** A clip screwed on the gland; its foot holds the collar, and with it the faces, in position. */
const clip = ({ collar: x, collarTop }: Dimensions): Point[] =>
  polyline`M${GLAND_END - 14} ${collarTop + 4} H${x + 12} V${collarTop - 8} H${x + 24}
    V${collarTop + 14} H${GLAND_END - 14}`

/** All parts beyond the gland, from outside, below the axis. */
function holdOutside(sheet: Sheet, d: Dimensions) {
  const { b2, sleeveTop, sleeveEnd, collar: x, collarEnd, collarTop, screw } = d
  const stationaryOutside = box(GLAND_END, OUTER_CONTACT, -b2 - 4, 0)
  sheet
    .part('sleeve-outside', 'rotating', 'unsectioned', box(GLAND_END, sleeveEnd, -sleeveTop, 0))
    .part('stationary-outside', 'stationary', 'unsectioned', stationaryOutside)
    .part('rotary-outside', 'rotating', 'unsectioned', box(OUTER_CONTACT, OUTER_BACK, -b2, 0))
    .part('collar-outside', 'rotating', 'unsectioned', box(x, collarEnd, -collarTop, 0))
  screwHeadOnCylinder(sheet, 'collar-screw-outside', [screw, -collarTop / 2])
}

const LEAN = 0.4
/** The lip behind a stationary ring's O-ring, and the end of the wide bore around its head. */
const LIP = { from: 400, to: 408 }
const COUNTERBORE_END = 380

/** The arguments for `glandBodySurface`. */
const bodyOf = ({ gland: form }: CartridgeDual, { R }: Dimensions) => ({
  form,
  face: BOX_FACE,
  end: GLAND_END,
  R,
})

/** Process fluid up to the inner O-rings, barrier fluid between inner and outer ones, air beyond. */
function media(sheet: Sheet, { springs }: CartridgeDual, d: Dimensions) {
  const { b1, balance, counterbore, chamber, sleeveTop, R } = d
  sheet
    .medium('process', box(BOX_FACE, SEAT_O_RING, balance, counterbore))
    .medium('barrier', box(SEAT_O_RING, mirrored(SEAT_O_RING), sleeveTop, chamber))
    .medium('barrier', box(290, OUTER_O_RING, sleeveTop - 6, b1), 'channel')
  if (springs === 'multiple') {
    sheet
      .medium('barrier', box(186, 254, sleeveTop, balance + 3))
      .medium('barrier', box(254, 312, sleeveTop, R(26)))
  }
}

/** The gland in section, with its barrier chamber and the upper port. */
function gland(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { R, balance, outerBalance, counterbore, chamber } = d
  const half = polyline`M${BOX_FACE} ${counterbore} H${COUNTERBORE_END} V${outerBalance}
    H${LIP.from} V${balance + 3} H${LIP.to} V${chamber}`
  const other = half.slice(1).map(([x, r]): Point => [mirrored(x), r])
  const surface = glandBodySurface(bodyOf(parameters, d))
  const outline = polyline`M${half} L${other.toReversed()} L${GLAND_END} ${counterbore}
    L${surface.toReversed()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [GLAND_END - 24, R(118)])
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, R(128), R(145))
  boredPort(sheet, 'barrier-port', surface, {
    from: [MIDDLE, chamber],
    lean: parameters.ports === 'oblique' ? LEAN : 0,
    medium: 'barrier',
    flow: 'out',
  })
}

/** The gland from outside, with the barrier fluid's inlet port. */
function glandOutside(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const body = bodyOf(parameters, d)
  const [from, to] = [-d.chamber, -radiusAt(glandBodySurface(body), MIDDLE)]
  glandBodyOutside(sheet, body)
  for (const x of [MIDDLE - 10, MIDDLE + 10]) sheet.hiddenLine(polyline`M${x} ${from} V${to}`)
  sheet
    .centreLine([MIDDLE, from + 18], [MIDDLE, to - 20])
    .onlyOnSection(() => flowArrow(sheet, [MIDDLE, to - 68], [MIDDLE, to - 26]))
}

function layout(parameters: CartridgeDual) {
  const d = dimensionsOf(parameters)
  const { R, s, bore } = d
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: BOX_FACE, bore, throat: R(40), outside: R(200) }
  stuffingBox(sheet, { shaft: s, ...pump })
  dualCartridge(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 132, 186, R(111))
  axisAndSides(sheet, SHAFT_END + 20)
  if (parameters.generic) sheet.generic()
  dualCallouts(sheet, parameters)
  measures(sheet, parameters, d)
  return sheet.finish({
    balloonRow: R(276),
    shaft: s,
    // The same as for the single cartridges of the category.
    card: { x: 160, top: 350, width: 560 },
    // Includes the springs if they turn inside, since they distinguish the seal.
    row: {
      x: parameters.springs === 'multiple' ? CUP.start - 14 : MIDDLE - 190,
      top: R(240),
      width: 380,
    },
    cutaway: {
      reach: R(170),
      screws: { on: 'gland', circle: R(124) },
      shows: 'los dos pares de caras y el fluido barrera entre ellos',
    },
  })
}

/** The letters of the tables of dimensions. */
function measures(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { s, b2, bore, sleeveEnd } = d
  const isCup = parameters.springs === 'multiple'
  const start = isCup ? CUP.start : SLEEVE_START
  const [flange = [BOX_FACE, bore]] = glandBodySurface(bodyOf(parameters, d))
  sheet
    .diameter('A', [start - 62, s])
    .diameter('B', flange, sleeveEnd + 30)
    .diameter('C', [start - 36, bore])
    .diameter('D', isCup ? [CUP.start, b2 + 6] : [CONTACT, b2 + 4], start - 12)
    .length('E', [start, s], [BOX_FACE, bore])
    .length('F', [BOX_FACE, bore], [sleeveEnd, s])
}

/** The whole cartridge, gland and all. */
export function dualCartridge(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  media(sheet, parameters, d)
  gland(sheet, parameters, d)
  sleeve(sheet, parameters, d)
  facePairs(sheet, parameters, d)
  collar(sheet, parameters, d)
  glandOutside(sheet, parameters, d)
  holdOutside(sheet, d)
}

export const cartridgeDual: KindDefinition<typeof schema> = { schema, layout, describe }
