import { driveCollar } from '../../assemblies/drive-collar.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
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
export const glandSurface = ({ R }: Dimensions): Point[] => [
  [GLAND_FACE, R(190)],
  [GLAND_FACE + 40, R(190)],
  [GLAND_FACE + 40, R(168)],
  [GLAND_END, R(168)],
]

/** A thick gland; its wide mouth narrows without corners down to the O-ring. */
export function gland(sheet: Sheet, d: Dimensions) {
  const { R, b2, balance } = d
  sheet.part('gland', 'stationary', 'steel-opposed', [
    [GLAND_FACE, R(116)],
    [MOUTH_END, b2 + 14],
    [MOUTH_END, balance + 3],
    [GLAND_END, balance + 3],
    ...glandSurface(d).reverse(),
  ])
  gasket(sheet, 'gland-gasket', GLAND_FACE, GLAND_FACE + 8, R(130), R(147))
}

/** What turns: sleeve with a sloping back, rotary face driven by a square key, drive collar. */
export function rotating(sheet: Sheet, { cushion }: Slurry, d: Dimensions) {
  const { R, s, b1, b2, sleeveTop, sleeveEnd, collarTop } = d
  sheet.part('sleeve', 'rotating', 'steel', [
    [SLEEVE_START, s],
    [sleeveEnd, s],
    [sleeveEnd, sleeveTop],
    [BACK, sleeveTop],
    [BACK, b2 + 2],
    [BACK - 24, b2 + 2],
    [SLEEVE_START, R(34)],
  ])
  oRing(sheet, 'sleeve-o-ring', [228, R(O_RING_RADIUS)])
  const back = BACK + (cushion ? CUSHION : 0)
  if (cushion) {
    sheet.part('cushion', 'elastomer', 'elastomer', box(BACK, back, R(42), b2 - 2), 'thin')
  }
  sheet.part('rotary-face', 'rotating', 'face-rotary', [
    [back, R(23)],
    [CONTACT - NOSE, R(23)],
    [CONTACT - NOSE, b1],
    [CONTACT, b1],
    [CONTACT, b2],
    [CONTACT - NOSE, b2 + 4],
    [back, b2 + 4],
  ])
  oRing(sheet, 'rotary-o-ring', [ROTARY_O_RING, R(28)])
  sheet.part('square-drive', 'fastener', 'unsectioned', box(BACK - 12, back + 14, R(56), R(80)))
  driveCollar(sheet, { shaftRadius: s, x: COLLAR, sleeve: sleeveTop, top: collarTop, screw: 'set' })
}

/** The stationary face; its tail passes the gland, so that its springs need not touch the slurry. */
export function stationary(sheet: Sheet, d: Dimensions) {
  const { b1, b2, balance, tailInner } = d
  sheet.part('stationary-face', 'stationary', 'face-stationary', [
    [CONTACT, b1 - 6],
    [CONTACT, b2 + 6],
    [HEAD_END - 8, b2 + 6],
    [HEAD_END, b2 - 2],
    [HEAD_END, balance],
    [PLATE.from, balance],
    [PLATE.from, tailInner],
    [CONTACT + 20, tailInner],
    [CONTACT + 20, b1 - 6],
  ])
  oRing(sheet, 'dynamic-o-ring', [SEAT_O_RING, balance + O_RING_RADIUS])
  sheet.contact({
    from: [CONTACT, b1],
    to: [CONTACT, b2],
    parts: ['rotary-face', 'stationary-face'],
    media: ['atmosphere', 'process'],
    balanceRadius: balance,
  })
}

/** Push plate on its shoulder bolts, springs in the open: they can be seen and cleaned. */
export function pushPlate(sheet: Sheet, { bushings }: Slurry, d: Dimensions): Point {
  const { R, tailInner, plateTop, bolt } = d
  const inner = bushings ? tailInner : R(30)
  sheet.part('push-plate', 'stationary', 'steel', box(PLATE.from, PLATE.to, inner, plateTop))
  if (bushings) {
    sheet.part('plate-bushing', 'stationary', 'graphite', box(PLATE.from, PLATE.to, R(22), inner))
  }
  return boltAndSpring(sheet, '', bolt)
}

/** One shoulder bolt in the gland, with its spring between plate and head. */
export function boltAndSpring(sheet: Sheet, suffix: string, r: number): Point {
  sheet
    .part(
      `bolt${suffix}`,
      'fastener',
      'unsectioned',
      box(GLAND_END - 26, BOLT_HEAD.from, r - BOLT_HALF, r + BOLT_HALF),
    )
    .part(
      `bolt-head${suffix}`,
      'fastener',
      'unsectioned',
      box(BOLT_HEAD.from, BOLT_HEAD.to, r - 22, r + 22),
    )
    .centreLine([GLAND_END - 46, r], [BOLT_HEAD.to + 14, r])
  const room = { x1: PLATE.to, x2: BOLT_HEAD.from, r1: r - SPRING_HALF, r2: r + SPRING_HALF }
  return coilSpring(sheet, `springs${suffix}`, room, 4).middle
}
