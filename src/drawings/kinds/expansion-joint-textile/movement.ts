import { movementMarks } from '../../assemblies/joint-movements.ts'
import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  DUCT,
  FABRIC,
  fabricThickness,
  FLANGE_RIM,
  HALF_GAP,
  type TextileJoint,
} from './dimensions.ts'
import { ductCut, ductCutBelow } from './ducts.ts'
import { fabricSurface, integralFabric, integralFrame, type Flanged } from './integral.ts'

export const MIDDLE = 480
const REST_BULGE = 16
const LENGTH = 112

const MOVES = {
  'axial-compression': { shift: -26, rise: 0, bulge: 44 },
  'axial-extension': { shift: 26, rise: 0, bulge: 2 },
  lateral: { shift: 0, rise: 44, bulge: 10 },
} as const satisfies Record<Exclude<TextileJoint['movement'], 'none'>, object>

/** The joint cut whole, moved; dashes show where it rests. */
export function movedJoint(
  sheet: Sheet,
  parameters: TextileJoint,
  movement: keyof typeof MOVES,
): readonly [Flanged, Flanged] {
  const { shift, rise, bulge } = MOVES[movement]
  const left: Flanged = { face: MIDDLE - HALF_GAP - shift, axis: 0, way: -1 }
  const right: Flanged = { face: MIDDLE + HALF_GAP + shift, axis: rise, way: 1 }
  const ends = [left, right] as const
  const gas = (side: 1 | -1): Point[] => fabricSurface(ends, 0, bulge, side).slice(1, -1)
  sheet.medium('process', [...gas(1), ...gas(-1).reverse()])
  for (const end of ends) {
    ductCut(sheet, { ...end, length: LENGTH }, end.axis - DUCT)
    ductCutBelow(sheet, { ...end, length: LENGTH })
    for (const side of [1, -1] as const)
      integralFrame(sheet, end, fabricThickness(parameters), side)
  }
  for (const side of [1, -1] as const) integralFabric(sheet, ends, parameters, bulge, side)
  restOutline(sheet, parameters)
  movementMarks(sheet, {
    movement,
    rest: [MIDDLE - HALF_GAP, MIDDLE + HALF_GAP],
    left,
    right,
    rim: FLANGE_RIM + 6,
  })
  return ends
}

function restOutline(sheet: Sheet, parameters: TextileJoint) {
  const ends: readonly [Flanged, Flanged] = [
    { face: MIDDLE - HALF_GAP, axis: 0, way: -1 },
    { face: MIDDLE + HALF_GAP, axis: 0, way: 1 },
  ]
  for (const side of [1, -1] as const) {
    const surface = fabricSurface(ends, fabricThickness(parameters), REST_BULGE, side)
    sheet.line(surface.slice(1, -1), { dash: 'rest' })
    for (const { face } of ends) {
      sheet.line(polyline`M${face} ${side * FABRIC} V${side * FLANGE_RIM}`, { dash: 'rest' })
    }
  }
}
