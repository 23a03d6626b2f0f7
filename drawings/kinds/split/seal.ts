import { box, mirror, mirrorPath, path, polyline, type Sheet } from '../../kit.ts'
import type { Point, Segment } from '../../model.ts'
import { pin, studAndNut } from '../../parts/fasteners.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { boredPort } from '../../parts/port.ts'
import { facesMeet, gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { slantingVanes } from '../../parts/box-fittings.ts'
import { coilSpring } from '../../parts/springs.ts'
import { BOX_FACE, CONTACT, GLAND_END, type Dimensions, type Split } from './dimensions.ts'

const NECK = 412
const PORT = 368
const LEAN = 0.45
const PLATE = 500
/** The rotary unit: the start of its holder, and the recess for the face. */
export const START = 246
const RECESS = 290
/** The end of the gasket on the face of the box, from the shaft's surface. */
export const FACE_SEAT = 124
/** The outermost axial position: the bow of a clip, or a screw of the springs' plate. */
export const outermost = ({ springs }: Split) => (springs === 'plate' ? PLATE + 28 : 504)

/** The whole seal with gland; cut above the axis, from outside below it. */
export function splitSeal(sheet: Sheet, parameters: Split, d: Dimensions) {
  media(sheet, d)
  gland(sheet, parameters, d)
  rotaryUnit(sheet, parameters, d)
  stationaryRing(sheet, parameters, d)
  facesMeet(sheet, CONTACT, d)
  outside(sheet, parameters, d)
}

function media(sheet: Sheet, { s, Q, balance, counterbore, b1, seatEnd }: Dimensions) {
  sheet
    .medium('process', box(BOX_FACE, NECK, s, counterbore))
    .medium('process', box(NECK, 440, balance, balance + 3))
    .medium('atmosphere', box(440, GLAND_END, Q(0), balance + 3))
    .medium('atmosphere', box(312, seatEnd, s, b1), 'clearance')
}

/** The gland's outer surface from the box to its end. */
export const glandSurface = ({ gland: form }: Split, { top }: Dimensions): Point[] =>
  form === 'wedge'
    ? polyline`M${BOX_FACE} ${top} H${GLAND_END - 44} L${GLAND_END} ${top - 40}`
    : polyline`M${BOX_FACE} ${top} H${GLAND_END}`

function gland(sheet: Sheet, parameters: Split, d: Dimensions) {
  const { Q, vanes, balance, counterbore, top } = d
  const surface = glandSurface(parameters, d)
  const slot: Point[] =
    parameters.gland === 'adjustable-lugs'
      ? polyline`M${GLAND_END} ${top - 40} h-16 V${top - 20} H${GLAND_END}`
      : []
  const outline = polyline`M${BOX_FACE} ${counterbore} H${NECK} V${balance + 3} H${GLAND_END}
    L${slot} L${surface.toReversed()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, Q(108) + vanes, Q(FACE_SEAT) + vanes)
  const lean = parameters.ports === 'oblique' ? LEAN : 0
  const from: Point = [lean ? PORT - 12 : PORT, counterbore]
  const flow = parameters.pumpingRing ? 'out' : 'in'
  boredPort(sheet, 'flush-port', surface, { from, lean, medium: 'process', flow })
}

/** The rotating parts: the split holder on the shaft, and the rotary face in its recess. */
function rotaryUnit(sheet: Sheet, parameters: Split, { s, R, Q, b1, b2, vanes }: Dimensions) {
  const { rotaryFace, clearance } = parameters
  const hubEnd = clearance === 'wide' ? 448 : 330
  /** The holder around the face, and the face in it, from the nose back. */
  const { recess, outer }: { recess: Point[]; outer: Point[] } = {
    plain: { recess: [[RECESS, Q(84)] as const], outer: polyline`M336 ${Q(80)} H${RECESS}` },
    stepped: {
      recess: polyline`M${RECESS} ${Q(64)} H302 V${Q(84)}`,
      outer: polyline`M336 ${Q(80)} H302 V${Q(64)} H${RECESS}`,
    },
    ramp: {
      recess: polyline`M${RECESS} ${Q(73)} L322 ${Q(81)} V${Q(89)} H302`,
      outer: polyline`M336 ${Q(82)} L${RECESS} ${Q(70.5)}`,
    },
  }[rotaryFace]
  const top = Q(rotaryFace === 'ramp' ? 89 : 84)
  const outline = polyline`M${START} ${s} H${hubEnd} V${Q(24)} H${RECESS} L${recess}
    L${START} ${top}`
  sheet.part('holder', 'rotating', 'steel', outline)
  sheet.anchor('holder', [253, Q(62)])
  oRing(sheet, 'holder-o-ring', [268, R(O_RING_RADIUS)])
  if (parameters.centringButtons) {
    sheet.part('centring-button', 'fastener', 'unsectioned', box(284, 298, s, R(14)), 'thin')
  }
  const rotaryFaceOutline = polyline`M${RECESS} ${Q(27)} H336 V${b1} H${CONTACT} V${b2} H336
    L${outer}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', rotaryFaceOutline)
  sheet.anchor('rotary-face', [326, Q(58)])
  oRing(sheet, 'rotary-o-ring', [306, Q(32)])
  pin(sheet, 'drive-pin', 272, 306, Q(54))
  // The vanes pump the fluid out to the cooler (API plan 23).
  if (vanes) slantingVanes(sheet, { x1: START + 2, x2: 290, r1: top, r2: top + vanes - 4 }, 5)
}

/** The stationary face, floating in the gland, with its springs in the open air behind it. */
function stationaryRing(sheet: Sheet, { springs }: Split, d: Dimensions) {
  const { Q, b1, b2, balance, seatBore, seatEnd } = d
  const stationaryFace = polyline`M${CONTACT} ${b1 - 4} V${b2 + 4} H400 V${balance} H${seatEnd}
    V${seatBore} H358 V${b1 - 4}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  sheet.anchor('stationary-face', [418, (seatBore + balance) / 2])
  oRing(sheet, 'seat-o-ring', [438, balance + O_RING_RADIUS])
  pin(sheet, 'seat-pin', 384, 425, b2 - 5)
  if (springs === 'plate') {
    const plateScrew = box(PLATE + 14, PLATE + 28, Q(95), Q(115))
    sheet
      .part('spring-plate', 'stationary', 'steel', box(PLATE, PLATE + 14, Q(20), Q(124)))
      .part('spacer', 'fastener', 'unsectioned', box(GLAND_END, PLATE, Q(98), Q(112)), 'thin')
      .part('plate-screw', 'fastener', 'unsectioned', plateScrew, 'thin')
      .centreLine([GLAND_END - 24, Q(105)], [PLATE + 40, Q(105)])
    coilSpring(sheet, 'springs', { x1: seatEnd, x2: PLATE, r1: seatBore + 2, r2: balance - 2 })
    return
  }
  clip(sheet, clipPath(d), Q(106), 'springs')
  sheet.anchor('springs', [497.2, seatBore + 17.5])
}

/** A flat spring bolted on the gland; its finger presses on the end of the stationary face. */
function clipPath({ Q, seatBore }: Dimensions): Segment[] {
  const x = GLAND_END + 3
  return path`M${x} ${Q(124)} V${Q(84)} C${x} ${Q(68)} 504 ${Q(70)} 500 ${seatBore + 24}
    C497 ${seatBore + 12} 487 ${seatBore + 18} 485 ${seatBore + 8}`
}

function clip(sheet: Sheet, spring: Segment[], r: number, id?: string) {
  sheet.line(spring, { weight: 'clip', ...(id && { id }) })
  const screw = box(GLAND_END + 6, GLAND_END + 20, r - 10, r + 10)
  sheet.part(`clip-screw${id ? '' : '-outside'}`, 'fastener', 'unsectioned', screw, 'thin')
  sheet.centreLine([GLAND_END - 24, r], [GLAND_END + 32, r])
}

/** Below the axis, from outside: gland, lug, the screw that closes the halves, the parting line. */
function outside(sheet: Sheet, parameters: Split, d: Dimensions) {
  const { Q, top, balance, seatEnd, counterbore } = d
  const glandOutside = polyline`M${BOX_FACE} 0 L${mirror(glandSurface(parameters, d))}
    L${GLAND_END} 0`
  sheet
    .part('seat-outside', 'stationary', 'unsectioned', box(GLAND_END, seatEnd, -balance, 0))
    .part('gland-outside', 'stationary', 'unsectioned', glandOutside)
  for (const x of [PORT - 10, PORT + 10]) sheet.hiddenLine(polyline`M${x} ${-counterbore} V${-top}`)
  sheet.centreLine([PORT, -counterbore + 18], [PORT, -top - 20])
  flowArrow(sheet, [PORT, -top - 62], [PORT, -top - 24])
  boltsOutside(sheet, parameters, -top)
  if (parameters.springs === 'plate') {
    sheet.part('plate-outside', 'stationary', 'unsectioned', box(PLATE, PLATE + 14, -Q(124), 0))
  } else clip(sheet, mirrorPath(clipPath(d)), -Q(106))
  sheet
    .part('closing-ear', 'stationary', 'unsectioned', box(346, 416, -48, 0), 'thin')
    .part('closing-screw', 'fastener', 'unsectioned', box(364, 398, -70, -48))
    .line(polyline`M372 -48 V-70`)
    .line(polyline`M390 -48 V-70`)
    .centreLine([381, 14], [381, -86])
    .line(polyline`M${BOX_FACE} 0 H${seatEnd}`, { weight: 'contact', tone: 'accent' })
}

/** The bolts of the gland to the box; `rim` is the gland's edge below the axis. */
function boltsOutside(sheet: Sheet, { gland: form }: Split, rim: number) {
  const lug = (x1: number, x2: number, r1: number, r2: number) =>
    sheet.part('lug', 'stationary', 'unsectioned', box(x1, x2, r1, r2))
  switch (form) {
    case 'adjustable-lugs':
      lug(GLAND_END - 16, GLAND_END + 10, rim - 22, rim + 46)
      studAndNut(sheet, 'gland-nut', GLAND_END + 10, rim + 4, 11)
      return
    case 'radial-lugs':
      for (const r of [rim, rim * 0.62]) {
        lug(BOX_FACE, BOX_FACE + 40, r - 20, r + 16)
        studAndNut(sheet, 'gland-nut', BOX_FACE + 40, r - 2, 9)
      }
      return
    case 'slotted':
      for (const r of [rim + 36, rim + 8]) sheet.line(polyline`M${BOX_FACE} ${r} H${GLAND_END}`)
      studAndNut(sheet, 'gland-nut', GLAND_END, rim + 22, 11)
      return
    case 'wedge':
      sheet.line(polyline`M${GLAND_END - 44} 0 V${rim}`)
      studAndNut(sheet, 'gland-nut', GLAND_END - 44, rim + 18, 9)
  }
}
