import { box, mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { breakLine } from '../parts/break-line.ts'
import { throughStud } from '../parts/through-stud.ts'
import { polyline } from '../path-notation.ts'
import { area, type Sheet } from '../sheet.ts'

/** Two welding-neck flanges (ASME B16.5) round a pipe: a gasket lies between their faces. */
export type FlangeJoint = {
  /** Where the middle of the gasket stands. */
  centre: number
  /** Half the gasket's thickness between the faces. */
  half: number
  face: 'raised' | 'flat'
  /** How far from the gasket the pipe is broken off. */
  pipeEnd?: number
}

const STUD_HALF = 12
const HOLE_HALF = 17

/** Radii, and lengths from the face. */
export const FLANGE = {
  bore: 90,
  wall: 114,
  neck: 150,
  neckEnd: 139,
  raisedFace: 186,
  boltCircle: 224,
  holeInner: 224 - HOLE_HALF,
  holeOuter: 224 + HOLE_HALF,
  rim: 262,
  back: 70,
}
const PIPE_END = 236
const RAISED_FACE_HEIGHT = 10

/** From the face's inner edge to the rim at the back. */
function discOf({ half, face }: FlangeJoint): Point[] {
  const { raisedFace, rim, back } = FLANGE
  const rise: Point[] =
    face === 'raised'
      ? polyline`M${half} ${raisedFace} h${RAISED_FACE_HEIGHT} V${rim}`
      : [[half, rim]]
  return [...rise, [half + back, rim]]
}

/** From the back of the disc along the hub to the pipe's end. */
const hubOf = ({ half, pipeEnd = PIPE_END }: FlangeJoint): Point[] =>
  polyline`M${half + FLANGE.back} ${FLANGE.neck} L${half + FLANGE.neckEnd} ${FLANGE.wall}
    H${pipeEnd}`

const on = ({ centre }: FlangeJoint, way: 1 | -1, points: readonly Point[]) =>
  points.map(([x, r]): Point => [centre + way * x, r])

const flangeOutline = (joint: FlangeJoint, way: 1 | -1) =>
  on(joint, way, [
    [joint.pipeEnd ?? PIPE_END, FLANGE.bore],
    [joint.half, FLANGE.bore],
    ...discOf(joint),
    ...hubOf(joint),
  ])

/** What is seen of a flange from outside, below the axis: the light falls on disc and hub apart. */
function flangeFromOutside(sheet: Sheet, joint: FlangeJoint, [side, way]: (typeof WAYS)[number]) {
  const { half, pipeEnd = PIPE_END } = joint
  const back = half + FLANGE.back
  const hub: Point[] = [[back, 0], ...hubOf(joint), [pipeEnd, 0]]
  const disc: Point[] = [[half, 0], ...discOf(joint), [back, 0]]
  sheet
    .part(`${side}-hub-outside`, 'housing', 'unsectioned', mirror(on(joint, way, hub)))
    .part(`${side}-flange-outside`, 'housing', 'unsectioned', mirror(on(joint, way, disc)))
}

const WAYS = [
  ['left', -1],
  ['right', 1],
] as const

/** Fluid and flanges: draw them first, then the gasket, then `flangeStuds`. */
export function flanges(sheet: Sheet, joint: FlangeJoint) {
  const { centre, pipeEnd = PIPE_END } = joint
  sheet.medium('process', box(centre - pipeEnd, centre + pipeEnd, 0, FLANGE.bore), 'fluid')
  for (const [side, way] of WAYS) {
    const x = centre + way * pipeEnd
    const flangeShape = flangeOutline(joint, way)
    sheet
      .opening(area(x - 3, x + 3, 0, FLANGE.bore))
      .part(`${side}-flange`, 'housing', way < 0 ? 'steel' : 'steel-opposed', flangeShape)
  }
}

/** Fluid between the faces, from the pipe up to where the gasket stops it. */
export const fluidUpTo = (sheet: Sheet, { centre, half }: FlangeJoint, r: number) =>
  sheet.medium('process', box(centre - half, centre + half, FLANGE.bore, r))

/** A stud through both flanges, in holes wider than itself; `extra` sets its right nut off the flange. */
export function flangeStuds(sheet: Sheet, { centre, half, face }: FlangeJoint, extra = 0) {
  const { boltCircle, back } = FLANGE
  const front = face === 'raised' ? half + RAISED_FACE_HEIGHT : half
  for (const [side, way] of WAYS) {
    sheet.part(
      `${side}-hole`,
      'fastener',
      'unsectioned',
      box(centre + way * front, centre + way * (half + back), FLANGE.holeInner, FLANGE.holeOuter),
      'thin',
    )
  }
  const [x1, x2] = [centre - half - back, centre + half + back + extra]
  throughStud(sheet, 'stud', { x1, x2, r: boltCircle, half: STUD_HALF })
}

/** A gasket seals on both faces from radius `r1` to `r2`; its layers that do so may differ. */
export function flangeContacts(
  sheet: Sheet,
  { centre, half }: FlangeJoint,
  [r1, r2]: readonly [number, number],
  left: string,
  right = left,
) {
  const media = ['process', 'atmosphere'] as const
  const [x1, x2] = [centre - half, centre + half]
  sheet
    .contact({ from: [x1, r1], to: [x1, r2], parts: ['left-flange', left], media })
    .contact({ from: [x2, r1], to: [x2, r2], parts: [right, 'right-flange'], media })
}

type Edge = { half: number; outer: number }

/** Below the axis, from outside: a stud, the flanges that hide its middle, the gasket's edges in the gap. */
export function flangeOutside(sheet: Sheet, joint: FlangeJoint, edges: readonly Edge[], extra = 0) {
  const { centre, half, pipeEnd = PIPE_END } = joint
  const { boltCircle, back } = FLANGE
  throughStud(sheet, 'stud-outside', {
    x1: centre - half - back,
    x2: centre + half + back + extra,
    r: -boltCircle,
    half: STUD_HALF,
  })
  for (const side of WAYS) {
    flangeFromOutside(sheet, joint, side)
    breakLine(sheet, centre + side[1] * pipeEnd, [-FLANGE.wall, FLANGE.wall], side[1])
  }
  for (const edge of edges) {
    const gasketOutside = box(centre - edge.half, centre + edge.half, -edge.outer, 0)
    sheet.part('gasket-outside', 'elastomer', 'outside', gasketOutside, 'thin')
  }
  sheet.centreLine([centre - pipeEnd - 20, 0], [centre + pipeEnd + 20, 0], 'centre')
  flowArrow(sheet, [centre - 150, 44], [centre - 64, 44])
}

/** Where the callouts of every joint point: the flange's neck, and the right nut's stud. */
export function flangeCallouts(sheet: Sheet, { centre, half }: FlangeJoint) {
  sheet
    .callout('left-flange', [centre - half - 50, 168], 'brida con cuello')
    .callout('stud', [centre + half + FLANGE.back + 42, FLANGE.boltCircle], 'espárrago y tuercas')
}

/** Names the fluid at the foot and bounds the sheet; `card` is how far left of the gasket the card begins. */
export function finishFlanges(
  sheet: Sheet,
  { centre }: FlangeJoint,
  { card = 196, icon = [centre, 150] as Point } = {},
) {
  return sheet
    .text([24, -286], 'Fluido en la cañería', { anchor: 'start', tone: 'accent', strong: true })
    .finish({
      balloonRow: 318,
      bottom: -304,
      card: { x: centre - card, top: 306, width: 392 },
      icon: { centre: icon, side: 190 },
    })
}
