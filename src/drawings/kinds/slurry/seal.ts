import { driveCollar } from '../../assemblies/drive-collar.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BACK,
  BOLT_HEAD,
  COLLAR,
  CONTACT,
  CUSHION,
  GLAND_END,
  GLAND_FACE,
  HEAD_END,
  MOUTH_END,
  PLATE,
  SEAT_O_RING,
  SLEEVE_START,
  type Dimensions,
  type Slurry,
} from './dimensions.ts'

const NOSE = 10
const ROTARY_O_RING = 290
const SPRING_HALF = 24
const BOLT_HALF = 9

/** Slurry up to the dynamic O-ring; air behind the faces. */
export function media(sheet: Sheet, { b1, balance, sleeveTop, bore }: Dimensions) {
  sheet
    .medium('process', box(GLAND_FACE, SEAT_O_RING, balance, bore))
    .medium('atmosphere', box(ROTARY_O_RING, PLATE.from, sleeveTop, b1))
}

/** The gland's outer surface from the housing to its end. */
const glandSurface = ({ R }: Dimensions): Point[] =>
  polyline`M${GLAND_FACE} ${R(190)} h40 V${R(168)} H${GLAND_END}`

/** A thick gland; its wide mouth narrows without corners down to the O-ring. */
export function gland(sheet: Sheet, d: Dimensions) {
  const { R, b2, balance } = d
  const outline = polyline`M${GLAND_FACE} ${R(116)} L${MOUTH_END} ${b2 + 14} V${balance + 3}
    H${GLAND_END} L${glandSurface(d).reverse()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [GLAND_FACE + 90, R(140)])
  gasket(sheet, 'gland-gasket', GLAND_FACE, GLAND_FACE + 8, R(130), R(147))
}

/** What turns: sleeve with a sloping back, rotary face driven by a square key, drive collar. */
export function rotating(sheet: Sheet, { cushion }: Slurry, d: Dimensions) {
  const { R, s, b1, b2, sleeveTop, sleeveEnd, collarTop } = d
  const outline = polyline`M${SLEEVE_START} ${s} H${sleeveEnd} V${sleeveTop} H${BACK} V${b2 + 2}
    h-24 L${SLEEVE_START} ${R(34)}`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  oRing(sheet, 'sleeve-o-ring', [228, R(O_RING_RADIUS)])
  const back = BACK + (cushion ? CUSHION : 0)
  if (cushion) {
    sheet.part('cushion', 'elastomer', 'elastomer', box(BACK, back, R(42), b2 - 2), 'thin')
  }
  const rotaryFace = polyline`M${back} ${R(23)} H${CONTACT - NOSE} V${b1} H${CONTACT} V${b2}
    L${CONTACT - NOSE} ${b2 + 4} H${back}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
  sheet.anchor('rotary-face', [306, b2 - 14])
  oRing(sheet, 'rotary-o-ring', [ROTARY_O_RING, R(28)])
  sheet.part('square-drive', 'fastener', 'unsectioned', box(BACK - 12, back + 14, R(56), R(80)))
  sheet.anchor('square-drive', [BACK - 2, R(66)])
  driveCollar(sheet, { shaft: s, x: COLLAR, sleeve: sleeveTop, top: collarTop })
}

/** The stationary face; its tail passes the gland, so that its springs need not touch the slurry. */
export function stationary(sheet: Sheet, d: Dimensions) {
  const { b1, b2, balance, tailInner } = d
  const stationaryFace = polyline`M${CONTACT} ${b1 - 6} V${b2 + 6} H${HEAD_END - 8}
    L${HEAD_END} ${b2 - 2} V${balance} H${PLATE.from} V${tailInner} H${CONTACT + 20} V${b1 - 6}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  sheet.anchor('stationary-face', [CONTACT + 40, b2 - 10])
  oRing(sheet, 'dynamic-o-ring', [SEAT_O_RING, balance + O_RING_RADIUS])
  facesMeet(sheet, CONTACT, d)
}

/** Push plate on its shoulder bolts, springs in the open: they can be seen and cleaned. */
export function pushPlate(sheet: Sheet, { bushings }: Slurry, d: Dimensions) {
  const { R, tailInner, plateTop, bolt: r } = d
  const inner = bushings ? tailInner : R(30)
  sheet.part('push-plate', 'stationary', 'steel', box(PLATE.from, PLATE.to, inner, plateTop))
  if (bushings) {
    sheet.part('plate-bushing', 'stationary', 'graphite', box(PLATE.from, PLATE.to, R(22), inner))
  }
  const shank = box(GLAND_END - 26, BOLT_HEAD.from, r - BOLT_HALF, r + BOLT_HALF)
  sheet
    .part('bolt', 'fastener', 'unsectioned', shank)
    .part('bolt-head', 'fastener', 'unsectioned', box(BOLT_HEAD.from, BOLT_HEAD.to, r - 22, r + 22))
    .centreLine([GLAND_END - 46, r], [BOLT_HEAD.to + 14, r])
  const room = { x1: PLATE.to, x2: BOLT_HEAD.from, r1: r - SPRING_HALF, r2: r + SPRING_HALF }
  coilSpring(sheet, 'springs', room, 4)
}
