import { faceContact, finishAtRest } from '../../assemblies/expansion-joint.ts'
import { PIPE } from '../../assemblies/pipe-ends.ts'
import type { KindDefinition } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import { BORE, CENTRE, jointOf, RIM, SPOOL, type MetallicJoint } from './dimensions.ts'
import { endCallouts } from './ends.ts'
import { outside, section } from './section.ts'
import { typeRow } from './type-row.ts'
import { describeMetallicJoint } from './words.ts'

const LENGTH_ROW = -318
const NAME_ROW = -346
/** Width of a sheet with nothing beside the joint. */
const JOINT_ALONE = 750

function layout(parameters: MetallicJoint) {
  const { type, ends } = parameters
  const sheet = new Sheet()
  const { left } = jointOf(type)
  section(sheet, parameters)
  if (ends === 'flanged') faceContacts(sheet, type)
  outside(sheet, parameters)
  flowArrow(sheet, [left.face - 96, 40], [left.face - 20, 40])
  length(sheet, type)
  if (parameters.typeRow) typeRow(sheet)
  endCallouts(sheet, left, ends)
  return finishAtRest(sheet, {
    contents: 'Fluido en la cañería',
    names: NAME_ROW,
    balloonRow: 336,
    bottom: -364,
    ...(!parameters.typeRow && { width: JOINT_ALONE }),
    row: { x: CENTRE - 220, top: SPOOL + 232, width: 440 },
    icon: SPOOL + 20,
  })
}

function faceContacts(sheet: Sheet, type: MetallicJoint['type']) {
  const { left, right } = jointOf(type)
  const span = [BORE, BORE + RIM] as const
  faceContact(sheet, left, 'spool-left', span)
  faceContact(sheet, right, 'spool-right', span)
}

/** The axis, and the length between the faces. */
function length(sheet: Sheet, type: MetallicJoint['type']) {
  const { left, right } = jointOf(type)
  const reach = PIPE.end + 20
  sheet.centreLine([left.face - reach, 0], [right.face + reach, 0], 'centre')
  for (const { face } of [left, right]) extensionLine(sheet, face, -SPOOL - 4, LENGTH_ROW - 4)
  dimension(sheet, left.face, right.face, LENGTH_ROW, 'L')
}

export const expansionJointMetallic: KindDefinition<MetallicJoint> = {
  layout,
  describe: describeMetallicJoint,
}
