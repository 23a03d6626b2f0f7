import { PIPE, pipeEndCut, pipeEndCutBelow, pipeFluid } from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import { movementMarks } from '../../assemblies/joint-movements.ts'
import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  FLANGE,
  FLANGE_RIM,
  jointOf,
  RETAINING_RING,
  type ElastomericJoint,
  type Joint,
} from './dimensions.ts'
import { wallAt, wallSurface } from './wall.ts'

/** The wall is drawn as one layer, thin enough for the bends of a moved joint. */
const WALL = 18
const HALF = WALL / 2

/** The sheet's own middle: nothing stands beside a moved joint. */
export const MIDDLE = 480

/** How far each face moves along the axis, how far the right one rises, and what becomes of the arches. */
const MOVES = {
  'axial-compression': { shift: -30, rise: 0, height: 1.2 },
  'axial-extension': { shift: 26, rise: 0, height: 0.55 },
  lateral: { shift: 0, rise: 48, height: 0.9 },
} as const satisfies Record<Exclude<ElastomericJoint['movement'], 'none'>, object>

type Movement = keyof typeof MOVES

/** Wall and both flanges in one piece, above (1) or below (-1) the axis. */
function rubberOutline(joint: Joint, side: 1 | -1): Point[] {
  const { left, right } = joint
  const rim = ({ bore, axis = 0 }: Joint['left']) => axis + side * (bore + FLANGE_RIM)
  const [x1, x2] = [left.face + FLANGE, right.face - FLANGE]
  return polyline`M${left.face} ${rim(left)} L${innerSurface(joint, side)}
    L${right.face} ${rim(right)} H${x2} V${wallAt(joint, x2, WALL, side)}
    L${wallSurface(joint, HALF, HALF, side).reverse()} L${x1} ${wallAt(joint, x1, WALL, side)}
    V${rim(left)}`
}

/** The inner surface alone, which bounds the fluid. */
function innerSurface(joint: Joint, side: 1 | -1): Point[] {
  const { left, right } = joint
  return [
    [left.face, wallAt(joint, left.face, 0, side)],
    ...wallSurface(joint, -HALF, HALF, side),
    [right.face, wallAt(joint, right.face, 0, side)],
  ]
}

/** A joint that has made the `share` of its movement: 0 at rest, 1 at its end. */
function jointAt(rest: Joint, movement: Movement, share: number): Joint {
  const move = MOVES[movement]
  const [shift, rise] = [move.shift * share, move.rise * share]
  const left = { ...rest.left, face: rest.left.face - shift }
  const right = { ...rest.right, face: rest.right.face + shift, axis: rise }
  const scale = (right.face - left.face) / (rest.right.face - rest.left.face)
  const fromCentre = (x: number) => MIDDLE + (x - MIDDLE) * scale
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

/** The whole joint in section, moved; dashes show where it rests, arrows where it goes. */
export function movedJoint(
  sheet: Sheet,
  parameters: ElastomericJoint,
  movement: Movement,
  share: number,
) {
  const rest = jointOf(parameters, MIDDLE)
  const joint = jointAt(rest, movement, share)
  const { left, right } = joint
  sheet.medium('process', [...innerSurface(joint, 1), ...innerSurface(joint, -1).reverse()])
  for (const end of [left, right]) {
    pipeFluid(sheet, end, (end.axis ?? 0) - end.bore)
    pipeEndCut(sheet, end)
    pipeEndCutBelow(sheet, end)
  }
  for (const side of [1, -1] as const) {
    const below = side < 0 ? '-below' : ''
    sheet.part(`wall${below}`, 'elastomer', 'lip', rubberOutline(joint, side))
    for (const end of [left, right]) retainingRing(sheet, end, side)
  }
  restOutline(sheet, rest)
  const end = jointAt(rest, movement, 1)
  movementMarks(sheet, {
    movement,
    rest: [rest.left.face, rest.right.face],
    left: end.left,
    right: end.right,
    rim: left.bore + PIPE.rim,
  })
  return joint
}

/** The steel ring behind a rubber flange, and the axis of its bolts. */
function retainingRing(sheet: Sheet, end: Joint['left'], side: 1 | -1) {
  const { id, face, way, axis = 0, bore } = end
  const [behind, ring] = [face - way * FLANGE, face - way * (FLANGE + RETAINING_RING)]
  const at = (v: number) => axis + side * (bore + v)
  sheet.part(
    `retaining-${id}${side < 0 ? '-below' : ''}`,
    'stationary',
    way < 0 ? 'steel-opposed' : 'steel',
    box(behind, ring, at(WALL + 24), at(FLANGE_RIM)),
  )
  const r = at(PIPE.boltCircle)
  sheet.centreLine([face + way * (PIPE.back + 14), r], [ring - way * 14, r])
}

/** Where the joint rests: its outer surface and its faces. */
function restOutline(sheet: Sheet, rest: Joint) {
  const { left, right } = rest
  for (const side of [1, -1] as const) {
    sheet.line(
      polyline`M${left.face} ${wallAt(rest, left.face, WALL, side)}
        L${wallSurface(rest, HALF, HALF, side)}
        L${right.face} ${wallAt(rest, right.face, WALL, side)}`,
      { dash: 'rest' },
    )
    for (const { face, bore } of [left, right]) {
      sheet.line(polyline`M${face} ${side * bore} V${side * (bore + FLANGE_RIM)}`, { dash: 'rest' })
    }
  }
}
