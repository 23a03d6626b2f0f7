import { pipeEndOutside, PIPE } from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import { throughStud } from '../../parts/through-stud.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  FLANGE,
  FLANGE_RIM,
  RETAINING_RING,
  WALL,
  type ElastomericJoint,
  type Joint,
} from './dimensions.ts'
import { sleeveEndsOutside } from './sleeve-ends.ts'
import { wallAt, wallSurface } from './wall.ts'

/** Below the axis: the cover, the flanges with their rings, bolts on both sides. */
export function outside(sheet: Sheet, joint: Joint, { body }: ElastomericJoint) {
  const { left, right } = joint
  const bodyOutside = polyline`M${left.face} 0 V${wallAt(joint, left.face, WALL, -1)}
    L${wallSurface(joint, WALL / 2, WALL / 2, -1)}
    L${right.face} ${wallAt(joint, right.face, WALL, -1)} V0`
  sheet.part('body-outside', 'elastomer', 'unsectioned', bodyOutside)
  if (body === 'sleeve') {
    sleeveEndsOutside(sheet, joint)
    return
  }
  for (const end of [left, right]) {
    const { face, way, axis = 0, bore } = end
    const [behind, back] = [face - way * (FLANGE + RETAINING_RING), face + way * PIPE.back]
    const r = axis - bore - PIPE.boltCircle
    throughStud(sheet, `bolt-outside-${end.id}`, {
      x1: Math.min(behind, back),
      x2: Math.max(behind, back),
      r,
      half: 9,
    })
    const rim = axis - bore - FLANGE_RIM
    const outline = box(face, face - way * FLANGE, rim, 0)
    sheet.part(`flange-outside-${end.id}`, 'elastomer', 'unsectioned', outline)
    sheet.part(
      `retaining-outside-${end.id}`,
      'stationary',
      'outside',
      box(face - way * FLANGE, behind, rim, 0),
    )
    pipeEndOutside(sheet, end)
  }
}
