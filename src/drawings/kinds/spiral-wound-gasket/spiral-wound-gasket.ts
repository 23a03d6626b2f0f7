import {
  finishFlanges,
  FLANGE,
  flangeCallouts,
  flangeContacts,
  flangeOutside,
  flanges,
  flangeStuds,
  fluidUpTo,
  type FlangeJoint,
} from '../../assemblies/flange-joint.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { winding } from './winding.ts'
import { describeSpiralWoundGasket, fillerName, type SpiralWoundGasket } from './words.ts'

const HALF = 14
const RING_HALF = 8
const JOINT: FlangeJoint = { centre: 300, half: HALF, face: 'raised' }
const WINDING = { r1: 106, r2: 162 }
const INNER_RING = 94

function layout(parameters: SpiralWoundGasket) {
  const { innerRing, outerRing } = parameters
  const { centre } = JOINT
  const sheet = new Sheet()
  flanges(sheet, JOINT)
  fluidUpTo(sheet, JOINT, WINDING.r1)
  const ring = (id: string, r1: number, r2: number) => {
    const outline = box(centre - RING_HALF, centre + RING_HALF, r1, r2)
    sheet.part(id, 'stationary', 'steel-fine', outline, 'thin')
  }
  if (innerRing) ring('inner-ring', INNER_RING, WINDING.r1)
  if (outerRing) ring('outer-ring', WINDING.r2, FLANGE.boltCircle - 12)
  winding(sheet, 'winding', { centre, half: HALF, ...WINDING, turns: 9, weight: 'spring' })
  flangeStuds(sheet, JOINT)
  flangeContacts(sheet, JOINT, [WINDING.r1, WINDING.r2], 'winding')
  flangeOutside(sheet, JOINT, [
    ...(outerRing ? [{ half: RING_HALF, outer: FLANGE.boltCircle - 12 }] : []),
    { half: HALF, outer: WINDING.r2 },
  ])
  views(sheet, parameters)
  callouts(sheet, parameters)
  return finishFlanges(sheet, JOINT)
}

function callouts(sheet: Sheet, parameters: SpiralWoundGasket) {
  const { centre } = JOINT
  flangeCallouts(sheet, JOINT)
  sheet.callout(
    'winding',
    [centre + 5, 136],
    `devanado: fleje metálico y ${fillerName(parameters)}`,
  )
  if (parameters.innerRing) sheet.callout('inner-ring', [centre - 3, 100], 'anillo interior')
  if (parameters.outerRing) sheet.callout('outer-ring', [centre, 196], 'anillo exterior, centrador')
}

export const spiralWoundGasket: KindDefinition<SpiralWoundGasket> = {
  layout,
  describe: describeSpiralWoundGasket,
}
