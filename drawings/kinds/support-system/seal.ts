import type { DrawingOf } from '../../kinds.ts'
import { driveCollar, driveCollarOutside, stuffingBox } from '../../assemblies/stuffing-box.ts'
import { box, polyline, type Point, type Sheet } from '../../kit.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { port } from '../../parts/port.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { coilSpring } from '../../parts/springs.ts'
import {
  oRing,
  O_RING_RADIUS,
  balanceRadius,
  facesMeet,
  innerBalanceRadius,
} from '../../parts/seals.ts'
import { slantingVanes } from '../../parts/box-fittings.ts'

export type SupportSystem = DrawingOf<'support-system'>

const SCALE = 0.66
const LEFT = 60
const SHAFT = 84
const SHAFT_END = 690
const FACE = 250
const GLAND_END = 430
/** The seal is symmetric about its barrier port. */
const MIDDLE = 340
const BALANCE_RATIO = 0.75
const [INNER_CONTACT, OUTER_CONTACT] = [222, 458]

const R = (v: number) => SHAFT + v
const [B1, B2] = [R(40), R(62)]
/** Each floating face is balanced against the medium outside its contact: process, or air. */
const INNER_TAIL = Math.round(balanceRadius(B1, B2, BALANCE_RATIO))
const OUTER_TAIL = Math.round(innerBalanceRadius(B1, B2, BALANCE_RATIO))
const COUNTERBORE = R(76)
const CHANNEL = R(78)
const TOP = R(146)
const COLLAR = { shaft: SHAFT, x: 506, sleeve: R(16), top: R(66) }

const place = ([x, r]: Point): Point => [LEFT + x * SCALE, r * SCALE]

/** The connections of the lines to the gland: warm fluid leaves above, cool fluid enters below. */
export const OUTLET = place([MIDDLE, TOP])
export const INLET = place([MIDDLE, -TOP])
/** The end of the shaft on the sheet. */
export const [RIGHT] = place([SHAFT_END, 0])

/** A small dual cartridge in its stuffing box: two pairs of faces with barrier fluid between them. */
export function dualSeal(target: Sheet, { circulation }: SupportSystem) {
  const sheet = target.at([LEFT, 0], { scale: SCALE })
  const pump = { end: SHAFT_END, face: FACE, bore: R(96), throat: R(30), outside: R(150) }
  stuffingBox(sheet, { shaft: SHAFT, ...pump })
  media(sheet)
  gland(sheet)
  rotating(sheet)
  stationary(sheet)
  if (circulation === 'pumping-ring') {
    slantingVanes(sheet, { x1: 312, x2: 368, r1: R(16), r2: R(25) }, 4, 'thin')
  }
  const outlet = { from: [MIDDLE, CHANNEL], to: [MIDDLE, TOP] } as const
  port(sheet, 'outlet-port', { ...outlet, medium: 'barrier', half: 8, flow: 'none' })
  outside(sheet)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, SHAFT))
  sheet.centreLine([8, 0], [SHAFT_END + 16, 0], 'centre')
  sheet.callout('rotary-inner', [202, R(54)], 'caras del sello doble, un par en cada extremo')
  if (circulation === 'pumping-ring') {
    sheet.callout('pumping-ring', [330, R(20)], 'anillo de bombeo')
  }
}

function media(sheet: Sheet) {
  sheet
    .medium('process', box(FACE, 272, INNER_TAIL, COUNTERBORE))
    .medium('process', box(272, 288, INNER_TAIL, INNER_TAIL + 3))
    .medium('barrier', box(200, 480, R(16), B1))
    .medium('barrier', box(288, 392, B1, CHANNEL), 'barrier')
    .medium('atmosphere', box(392, GLAND_END, OUTER_TAIL, COUNTERBORE))
}

function gland(sheet: Sheet) {
  const outline = polyline`M${FACE} ${COUNTERBORE} H272 V${INNER_TAIL + 3} H304 V${CHANNEL} H376
    V${OUTER_TAIL + 3} H408 V${COUNTERBORE} H${GLAND_END} V${TOP} H${FACE}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
}

function rotating(sheet: Sheet) {
  const ring = (contact: number, way: 1 | -1): Point[] =>
    polyline`M${contact} ${B1} V${B2} H${contact + way * 46} V${R(19)} H${contact + way * 10}
      V${B1}`
  sheet
    .part('sleeve', 'rotating', 'steel', polyline`M152 ${SHAFT} H592 V${R(16)} H176 V${R(58)} H152`)
    .part('rotary-inner', 'rotating', 'face-rotary', ring(INNER_CONTACT, -1))
    .part('rotary-outer', 'rotating', 'face-rotary', ring(OUTER_CONTACT, 1))
  oRing(sheet, 'sleeve-o-ring', [164, R(O_RING_RADIUS)])
  oRing(sheet, 'inner-o-ring', [196, R(24)])
  oRing(sheet, 'outer-o-ring', [484, R(24)])
  driveCollar(sheet, COLLAR)
}

function stationary(sheet: Sheet) {
  const ring = (contact: number, way: 1 | -1, tail: number): Point[] =>
    polyline`M${contact} ${B1 - 4} V${B2 + 4} H${contact + way * 44} V${tail}
      H${contact + way * 84} V${B1 - 14} H${contact + way * 10} V${B1 - 4}`
  sheet
    .part('stationary-inner', 'stationary', 'face-stationary', ring(INNER_CONTACT, 1, INNER_TAIL))
    .part('stationary-outer', 'stationary', 'face-stationary', ring(OUTER_CONTACT, -1, OUTER_TAIL))
  oRing(sheet, 'inner-seat-o-ring', [288, INNER_TAIL + O_RING_RADIUS])
  oRing(sheet, 'outer-seat-o-ring', [392, OUTER_TAIL + O_RING_RADIUS])
  coilSpring(sheet, 'springs', { x1: 306, x2: 374, r1: B1 - 12, r2: INNER_TAIL - 1 }, 4)
  const inner = { b1: B1, b2: B2, balance: INNER_TAIL }
  const outer = { b1: B1, b2: B2, balance: OUTER_TAIL }
  const innerFaces = ['rotary-inner', 'stationary-inner'] as const
  const outerFaces = ['stationary-outer', 'rotary-outer'] as const
  facesMeet(sheet, INNER_CONTACT, inner, innerFaces, ['barrier', 'process'])
  facesMeet(sheet, OUTER_CONTACT, outer, outerFaces, ['barrier', 'atmosphere'])
}

function outside(sheet: Sheet) {
  sheet.part('gland-outside', 'stationary', 'unsectioned', box(FACE, GLAND_END, -TOP, 0))
  for (const x of [MIDDLE - 8, MIDDLE + 8]) sheet.hiddenLine(polyline`M${x} ${-CHANNEL} V${-TOP}`)
  driveCollarOutside(sheet, COLLAR, { from: GLAND_END, to: 592 })
  studAndNut(sheet, 'gland-nut', GLAND_END, -R(112), 11)
}
