import { finishAtRest } from '../../assemblies/expansion-joint.ts'
import type { KindDefinition } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import {
  CENTRE,
  DUCT,
  DUCT_LENGTH,
  ductEnds,
  FABRIC,
  HALF_GAP,
  type TextileJoint,
} from './dimensions.ts'
import { ductCut, ductOutside } from './ducts.ts'
import { flatJoint, flatOutside, UPRIGHT } from './flat.ts'
import { integralJoint, integralOutside } from './integral.ts'
import { fabricView, frameRow } from './views.ts'
import { describeTextileJoint } from './words.ts'

function layout(parameters: TextileJoint) {
  const { frame, beside } = parameters
  const sheet = new Sheet()
  const half = frame === 'integral-flange' ? HALF_GAP : UPRIGHT[0]
  const reach = HALF_GAP + DUCT_LENGTH
  const ends = ductEnds(CENTRE, half)
  for (const end of ends) ductCut(sheet, end, reach - half, 0)
  sheet.callout('duct-left', [CENTRE - HALF_GAP - 120, DUCT + 4], 'ducto')
  if (frame === 'integral-flange') integralJoint(sheet, ends, parameters)
  else flatJoint(sheet, parameters)
  for (const end of ends) ductOutside(sheet, end, reach - half)
  if (frame === 'integral-flange') integralOutside(sheet, ends, parameters)
  else flatOutside(sheet, parameters)
  sheet.centreLine([CENTRE - reach - 20, 0], [CENTRE + reach + 20, 0], 'centre')
  flowArrow(sheet, [CENTRE - 250, 60], [CENTRE - 170, 60])
  if (beside === 'fabric') fabricView(sheet, parameters)
  else frameRow(sheet)
  return finishAtRest(sheet, {
    contents: 'Gas en el ducto',
    names: -284,
    balloonRow: 316,
    bottom: -304,
    icon: FABRIC,
  })
}

export const expansionJointTextile: KindDefinition<TextileJoint> = {
  layout,
  describe: describeTextileJoint,
}
