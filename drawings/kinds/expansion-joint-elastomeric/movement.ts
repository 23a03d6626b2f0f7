import {
  faceContact,
  finishMoved,
  MOVED,
  movementMarks,
  restOutline,
  type Movement,
  below,
  PIPE,
  pipeEndWhole,
  SIDES,
  type Side,
} from '../../assemblies/expansion-joint.ts'
import { polyline, Sheet, type Point } from '../../kit.ts'
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
  const faces = [rest.left.face, rest.right.face] as const
  const atEnd = jointAt(rest, movement, 1)
  restOutline(sheet, (side) => wallFrom(rest, WALL, side), faces, [BORE, BORE + FLANGE_RIM])
  movementMarks(sheet, {
    movement,
    rest: faces,
    ends: [atEnd.left, atEnd.right],
    rim: BORE + PIPE.rim,
  })
  for (const end of ends) faceContact(sheet, end, 'wall', [BORE, BORE + FLANGE_RIM])
  return finishMoved(sheet, BORE + 20)
}
