import {
  below,
  faceContact,
  PIPE,
  pipeEndWhole,
  ROW_SIDE,
  SIDES,
  type PipeEnd,
  type Side,
} from '../../assemblies/expansion-joint.ts'
import { polyline, Sheet, type Point } from '../../kit.ts'
import { dimension, dimensionAcross, extensionLine } from '../../parts/dimension.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import {
  BORE,
  FLANGE,
  FLANGE_RIM,
  jointOf,
  type ElastomericJoint,
  type Joint,
  BEHIND,
  retainingRing,
  wallAt,
  wallSurface,
} from './body.ts'

export type Movement = Exclude<ElastomericJoint['movement'], 'none'>

/** The middle of a moved joint, which has no views beside it. */
const MOVED = 480
/** The wall is drawn as one layer, thin enough for the bends of a moved joint. */
const WALL = 18
const HALF = WALL / 2

/** The axial shift of each face, the rise of the right one, and the arches' height as a factor. */
const MOVES: Record<Movement, { shift: number; rise: number; height: number }> = {
  'axial-compression': { shift: -30, rise: 0, height: 1.2 },
  'axial-extension': { shift: 26, rise: 0, height: 0.55 },
  lateral: { shift: 0, rise: 48, height: 0.9 },
}

/** Wall and both flanges in one piece, above (1) or below (-1) the axis. */
function rubberOutline(joint: Joint, side: Side): Point[] {
  const { left, right } = joint
  const rim = ({ bore, axis = 0 }: Joint['left']) => axis + side * (bore + FLANGE_RIM)
  const [x1, x2] = [left.face + FLANGE, right.face - FLANGE]
  return polyline`M${left.face} ${rim(left)} L${innerSurface(joint, side)}
    L${right.face} ${rim(right)} H${x2} V${wallAt(joint, x2, WALL, side)}
    L${wallSurface(joint, HALF, HALF, side).reverse()} L${x1} ${wallAt(joint, x1, WALL, side)}
    V${rim(left)}`
}

/** A surface of the wall from face to face; the inner one bounds the fluid. */
function wallFrom(joint: Joint, depth: 0 | typeof WALL, side: Side): Point[] {
  const [x1, x2] = [joint.left.face, joint.right.face]
  return polyline`M${x1} ${wallAt(joint, x1, depth, side)}
    L${wallSurface(joint, depth - HALF, HALF, side)} L${x2} ${wallAt(joint, x2, depth, side)}`
}

const innerSurface = (joint: Joint, side: Side) => wallFrom(joint, 0, side)

/** A joint after the given `share` of its movement: 0 at rest, 1 at its end. */
function jointAt(rest: Joint, movement: Movement, share: number): Joint {
  const move = MOVES[movement]
  const [shift, rise] = [move.shift * share, move.rise * share]
  const left = { ...rest.left, face: rest.left.face - shift }
  const right = { ...rest.right, face: rest.right.face + shift, axis: rise }
  const scale = (right.face - left.face) / (rest.right.face - rest.left.face)
  const fromCentre = (x: number) => MOVED + (x - MOVED) * scale
  return {
    ...rest,
    left,
    right,
    height: rest.height * (1 + (move.height - 1) * share),
    archStart: fromCentre(rest.archStart),
    archEnd: fromCentre(rest.archEnd),
    isEased: rise > 0,
  }
}

/**
 * The whole joint in section after the given `share` of its movement; undefined if it makes none. Dashes show the
 * resting position, arrows the direction.
 */
export function moved(parameters: ElastomericJoint, share: number) {
  const { movement } = parameters
  if (movement === 'none') return undefined
  const sheet = new Sheet()
  const rest = jointOf(parameters, MOVED)
  const joint = jointAt(rest, movement, share)
  const ends = [joint.left, joint.right] as const
  sheet.medium('process', [...innerSurface(joint, 1), ...innerSurface(joint, -1).reverse()])
  for (const end of ends) pipeEndWhole(sheet, end)
  for (const side of SIDES) {
    sheet.part(`wall${below(side)}`, 'elastomer', 'lip', rubberOutline(joint, side))
    for (const end of ends) {
      const { id, face, way, axis = 0, bore } = end
      const r = axis + side * (bore + PIPE.boltCircle)
      retainingRing(sheet, `retaining-${id}${below(side)}`, end, side, WALL)
      sheet.centreLine([face + way * (PIPE.back + 14), r], [face - way * (BEHIND + 14), r])
    }
  }
  for (const side of SIDES) {
    sheet.line(wallFrom(rest, WALL, side), { dash: 'rest' })
    for (const { face } of [rest.left, rest.right]) {
      sheet.line(polyline`M${face} ${side * BORE} V${side * (BORE + FLANGE_RIM)}`, { dash: 'rest' })
    }
  }
  movementMarks(sheet, movement, rest, jointAt(rest, movement, 1))
  for (const end of ends) faceContact(sheet, end, 'wall', [BORE, BORE + FLANGE_RIM])
  // The same card for every movement, with room for raised parts.
  return sheet.finish({
    balloonRow: 300,
    bottom: -320,
    card: { x: 90, top: 312, width: 780 },
    row: { centre: [MOVED, BORE + 20], side: ROW_SIDE },
  })
}

const MOVEMENT_NAMES: Record<Movement, string> = {
  'axial-compression': 'Compresión axial',
  'axial-extension': 'Extensión axial',
  lateral: 'Deflexión lateral',
}
/** The row of the axial dimensions, above the rims. */
const DIMENSION_ROW = 284
const ARROW = { length: 58, row: 40 } as const
const TITLE_ROW = -304

/** Axes, arrows, the flanges' displacement, and the name of the movement. */
function movementMarks(sheet: Sheet, movement: Movement, rest: Joint, { left, right }: Joint) {
  const [start, end] = [left.face - PIPE.end - 16, right.face + PIPE.end + 16]
  const { axis: rise = 0 } = right
  if (rise === 0) {
    sheet.centreLine([start, 0], [end, 0], 'centre')
    const isShorter = movement === 'axial-compression'
    axial(sheet, left, rest.left.face, isShorter)
    axial(sheet, right, rest.right.face, isShorter)
  } else {
    sheet
      .centreLine([start, 0], [MOVED + 20, 0], 'centre')
      .centreLine([MOVED - 20, rise], [end + 30, rise], 'centre')
    lateral(sheet, right.face + PIPE.end, rise)
  }
  sheet.text([MOVED, TITLE_ROW], MOVEMENT_NAMES[movement], { strong: true })
}

/** The arrow of an end that has moved along the axis, and how far. */
function axial(sheet: Sheet, { face, way }: PipeEnd, before: number, isShorter: boolean) {
  const outer: Point = [face + way * (PIPE.end - 8), ARROW.row]
  const inner: Point = [face + way * (PIPE.end - 8 - ARROW.length), ARROW.row]
  if (isShorter) flowArrow(sheet, outer, inner, 'ink')
  else flowArrow(sheet, inner, outer, 'ink')
  const [x1, x2] = [Math.min(before, face), Math.max(before, face)]
  for (const x of [x1, x2]) extensionLine(sheet, x, BORE + PIPE.rim, DIMENSION_ROW + 4)
  dimension(sheet, x1, x2, DIMENSION_ROW, isShorter ? '−X' : '+X')
}

/** Dimensions the offset of the two axes, beyond the pipe's end. */
function lateral(sheet: Sheet, end: number, rise: number) {
  const x = end + 34
  flowArrow(sheet, [end - 40, rise - 64], [end - 40, rise - 4], 'ink')
  sheet.onlyOnSection(() => {
    sheet.line(polyline`M${end + 8} 0 H${x + 8}`)
    dimensionAcross(sheet, x, 0, rise)
  })
  sheet.text([x + 16, rise / 2 - 5], 'Y')
}
