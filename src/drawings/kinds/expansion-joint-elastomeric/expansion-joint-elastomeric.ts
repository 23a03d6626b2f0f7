import { faceContact, finishAtRest } from '../../assemblies/expansion-joint.ts'
import { PIPE } from '../../assemblies/pipe-ends.ts'
import type { KindDefinition } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import {
  BORE,
  CENTRE,
  FLANGE_RIM,
  jointOf,
  type ElastomericJoint,
  type Joint,
} from './dimensions.ts'
import { frontView } from './front-view.ts'
import { moved } from './movement.ts'
import { outside, section } from './section.ts'
import { describeElastomericJoint } from './words.ts'

const NAME_ROW = -322
const LENGTH_ROW = -292

const layout = (parameters: ElastomericJoint) => moved(parameters, 1) ?? atRest(parameters)

function atRest(parameters: ElastomericJoint) {
  const sheet = new Sheet()
  const joint = jointOf(parameters)
  const { left, right } = joint
  section(sheet, joint)
  outside(sheet, joint)
  for (const end of [left, right]) {
    faceContact(sheet, end, 'tube', [end.bore, end.bore + FLANGE_RIM])
  }
  frontView(sheet, ['DN', 'Ø pernos', 'Ø brida'])
  axes(sheet, joint)
  flowArrow(sheet, [left.face - 90, 46], [left.face - 10, 46])
  for (const { face, bore, axis = 0 } of [left, right]) {
    extensionLine(sheet, face, axis - bore - PIPE.rim, LENGTH_ROW - 4)
  }
  dimension(sheet, left.face, right.face, LENGTH_ROW, 'L.T.')
  return finishAtRest(sheet, {
    contents: 'Fluido en la cañería',
    names: NAME_ROW,
    balloonRow: 350,
    bottom: -340,
    row: { x: CENTRE - 200, top: BORE + 184, width: 400 },
    icon: BORE + 20,
  })
}

function axes(sheet: Sheet, { left, right: { face, axis = 0 } }: Joint) {
  const [start, end] = [left.face - PIPE.end - 20, face + PIPE.end + 20]
  sheet.centreLine([start, 0], [axis ? face - 40 : end, 0], 'centre')
  if (axis) sheet.centreLine([face - 60, axis], [end, axis], 'centre')
}

export const expansionJointElastomeric: KindDefinition<ElastomericJoint> = {
  layout,
  rest: (parameters) => moved(parameters, 0),
  describe: describeElastomericJoint,
}
