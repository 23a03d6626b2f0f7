import {
  finishMoved,
  MOVED,
  movementMarks,
  restOutline,
  type Movement,
} from '../../assemblies/expansion-joint.ts'
import { SIDES } from '../../assemblies/pipe-ends.ts'
import { Sheet } from '../../sheet.ts'
import {
  DUCT,
  ductEnds,
  FABRIC,
  fabricThickness,
  FLANGE_RIM,
  HALF_GAP,
  type TextileJoint,
} from './dimensions.ts'
import { ductCut, plate } from './ducts.ts'
import {
  fabricSurface,
  flangeContacts,
  integralFabric,
  integralFrame,
  REST_BULGE,
} from './integral.ts'

const LENGTH = 112

const MOVES: Record<Movement, { shift: number; rise: number; bulge: number }> = {
  'axial-compression': { shift: -26, rise: 0, bulge: 44 },
  'axial-extension': { shift: 26, rise: 0, bulge: 2 },
  lateral: { shift: 0, rise: 44, bulge: 10 },
}

/** The joint cut whole, moved; dashes show where it rests. */
export function moved(parameters: TextileJoint, movement: Movement) {
  const { shift, rise, bulge } = MOVES[movement]
  const sheet = new Sheet()
  const thickness = fabricThickness(parameters)
  const rest = ductEnds(MOVED, HALF_GAP)
  const [left, right] = ductEnds(MOVED, HALF_GAP + shift)
  const ends = [left, { ...right, axis: rise }] as const
  const [above, under] = SIDES.map((side) => fabricSurface(ends, 0, bulge, side))
  sheet.medium('process', [...(above ?? []), ...(under ?? []).reverse()])
  for (const end of ends) {
    ductCut(sheet, end, LENGTH, end.axis - DUCT)
    plate(sheet, end, LENGTH, -1)
    for (const side of SIDES) integralFrame(sheet, end, thickness, side)
  }
  for (const side of SIDES) integralFabric(sheet, ends, parameters, bulge, side)
  const faces = [rest[0].face, rest[1].face] as const
  restOutline(sheet, (side) => fabricSurface(rest, thickness, REST_BULGE, side), faces, [
    FABRIC,
    FLANGE_RIM,
  ])
  movementMarks(sheet, { movement, rest: faces, ends, rim: FLANGE_RIM + 6 })
  flangeContacts(sheet, ends, parameters)
  return finishMoved(sheet, { top: 258, width: 640 }, FABRIC)
}
