import { area, box, mirror, polyline, type Point, type Sheet } from '../kit.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { breakLine } from '../parts/break-line.ts'
import { throughStud } from '../parts/fasteners.ts'

/** Two welding-neck flanges (ASME B16.5) with a gasket between their faces. */
export type FlangeJoint = {
  /** The middle of the gasket. */
  centre: number
  /** Half the gasket's thickness between the faces. */
  half: number
  face: 'raised' | 'flat'
}

const STUD_HALF = 12
const HOLE_HALF = 17
const RAISED_FACE_HEIGHT = 10
/** The pipe's break, measured from the gasket. */
const PIPE_END = 236

/** Radii, and lengths from the face. */
export const FLANGE = {
  bore: 90,
  wall: 114,
  neck: 150,
  neckEnd: 139,
  raisedFace: 186,
  boltCircle: 224,
  /** The outer radius of a gasket that the studs centre. */
  insideStuds: 224 - STUD_HALF,
  rim: 262,
  back: 70,
}

/** The sheets of both flanges, measured outwards from the middle of the gasket. */
const sidesOf = (sheet: Sheet, { centre }: FlangeJoint) =>
  (['left', 'right'] as const).map(
    (side) => [side, sheet.at([centre, 0], { mirror: side === 'left' })] as const,
  )

/** From the face's inner edge to the rim at the back. */
function discOf({ half, face }: FlangeJoint): Point[] {
  const { raisedFace, rim, back } = FLANGE
  return face === 'raised'
    ? polyline`M${half} ${raisedFace} h${RAISED_FACE_HEIGHT} V${rim} H${half + back}`
    : polyline`M${half} ${rim} H${half + back}`
}

/** From the back of the disc along the hub to the pipe's end. */
const hubOf = ({ half }: FlangeJoint): Point[] =>
  polyline`M${half + FLANGE.back} ${FLANGE.neck} L${half + FLANGE.neckEnd} ${FLANGE.wall}
    H${PIPE_END}`

/** Fluid and flanges. Draw them first, then the gasket, then `flangeStuds` and `flangeOutside`. */
export function flanges(sheet: Sheet, joint: FlangeJoint) {
  const { centre, half } = joint
  const { bore } = FLANGE
  sheet.medium('process', box(centre - PIPE_END, centre + PIPE_END, 0, bore), 'fluid')
  const outline = polyline`M${PIPE_END} ${bore} H${half} L${discOf(joint)} L${hubOf(joint)}`
  for (const [side, on] of sidesOf(sheet, joint)) {
    const material = side === 'left' ? 'steel' : 'steel-opposed'
    on.opening(area(PIPE_END - 3, PIPE_END + 3, 0, bore))
    on.part(`${side}-flange`, 'housing', material, outline)
  }
}

/** A stud through both flanges, in wider holes; `extra` is the distance of its right nut from the flange. */
export function flangeStuds(sheet: Sheet, joint: FlangeJoint, extra = 0) {
  const { centre, half, face } = joint
  const { boltCircle: r, back } = FLANGE
  const front = face === 'raised' ? half + RAISED_FACE_HEIGHT : half
  const hole = box(front, half + back, r - HOLE_HALF, r + HOLE_HALF)
  for (const [side, on] of sidesOf(sheet, joint))
    on.part(`${side}-hole`, 'fastener', 'unsectioned', hole, 'thin')
  const [x1, x2] = [centre - half - back, centre + half + back + extra]
  throughStud(sheet, 'stud', { x1, x2, r, half: STUD_HALF })
  // The callouts that every joint has: the flange's neck, and the stud at the right nut.
  sheet
    .callout('left-flange', [centre - half - 50, 168], 'brida con cuello')
    .callout('stud', [x2 + 42, r], 'espárrago y tuercas')
}

type Edge = { half: number; outer: number }

/** The joint from outside, below the axis: a stud, partly hidden by the flanges, and the gasket's edges in the gap. */
export function flangeOutside(sheet: Sheet, joint: FlangeJoint, edges: readonly Edge[], extra = 0) {
  const { centre, half } = joint
  const { boltCircle, back, wall } = FLANGE
  const [x1, x2] = [centre - half - back, centre + half + back + extra]
  throughStud(sheet, 'stud-outside', { x1, x2, r: -boltCircle, half: STUD_HALF })
  // Disc and hub are lit separately.
  const hub = polyline`M${half + back} 0 L${hubOf(joint)} V0`
  const disc = polyline`M${half} 0 L${discOf(joint)} V0`
  for (const [side, on] of sidesOf(sheet, joint)) {
    const way = side === 'left' ? -1 : 1
    on.part(`${side}-hub-outside`, 'housing', 'unsectioned', mirror(hub))
    on.part(`${side}-flange-outside`, 'housing', 'unsectioned', mirror(disc))
    breakLine(sheet, centre + way * PIPE_END, [-wall, wall], way)
  }
  for (const edge of edges) {
    const gasketOutside = box(centre - edge.half, centre + edge.half, -edge.outer, 0)
    sheet.part('gasket-outside', 'elastomer', 'outside', gasketOutside, 'thin')
  }
  sheet.centreLine([centre - PIPE_END - 20, 0], [centre + PIPE_END + 20, 0], 'centre')
  flowArrow(sheet, [centre - 150, 44], [centre - 64, 44])
}

type Sealed = {
  /** Draws the gasket in its section. */
  gasket: () => void
  /** The radii between which it seals on both faces, and the id of the sealing part, or of the left and right ones. */
  seals: readonly [r1: number, r2: number, left: string, right?: string]
  edges: readonly Edge[]
  /** Space under the right nut. */
  extra?: number
}

/** The whole joint with its gasket; fluid fills the gap between the faces up to it. */
export function sealedFlanges(sheet: Sheet, joint: FlangeJoint, sealed: Sealed) {
  const { centre, half } = joint
  const [r1, r2, left, right = left] = sealed.seals
  flanges(sheet, joint)
  sheet.medium('process', box(centre - half, centre + half, FLANGE.bore, r1))
  sealed.gasket()
  for (const [side, on] of sidesOf(sheet, joint)) {
    on.contact({
      from: [half, r1],
      to: [half, r2],
      parts: [side === 'left' ? left : right, `${side}-flange`],
      media: ['process', 'atmosphere'],
    })
  }
  flangeStuds(sheet, joint, sealed.extra)
  flangeOutside(sheet, joint, sealed.edges, sealed.extra)
}

/** Letters the fluid's name at the foot and finishes the sheet; the card begins `card` left of the gasket. */
export function finishFlanges(
  sheet: Sheet,
  { centre }: FlangeJoint,
  { card = 196, row = [centre, 150] as Point } = {},
) {
  return sheet
    .text([24, -286], 'Fluido en la cañería', { anchor: 'start', tone: 'accent', strong: true })
    .finish({
      balloonRow: 318,
      bottom: -304,
      card: { x: centre - card, top: 306, width: 392 },
      row: { centre: row, side: 190 },
    })
}
