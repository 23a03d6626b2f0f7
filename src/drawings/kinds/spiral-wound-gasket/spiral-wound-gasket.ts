import {
  finishFlanges,
  FLANGE,
  sealedFlanges,
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

function layout(parameters: SpiralWoundGasket) {
  const { innerRing, outerRing } = parameters
  const { centre } = JOINT
  const sheet = new Sheet()
  const ring = (id: string, r1: number, r2: number) => {
    const outline = box(centre - RING_HALF, centre + RING_HALF, r1, r2)
    sheet.part(id, 'stationary', 'steel-fine', outline, 'thin')
  }
  sealedFlanges(sheet, JOINT, {
    gasket: () => {
      if (innerRing) ring('inner-ring', 94, WINDING.r1)
      if (outerRing) ring('outer-ring', WINDING.r2, FLANGE.insideStuds)
      winding(sheet, 'winding', { centre, half: HALF, ...WINDING, turns: 9, weight: 'spring' })
    },
    seals: [WINDING.r1, WINDING.r2, 'winding'],
    edges: [
      ...(outerRing ? [{ half: RING_HALF, outer: FLANGE.insideStuds }] : []),
      { half: HALF, outer: WINDING.r2 },
    ],
  })
  views(sheet, parameters)
  const label = `devanado: fleje metálico y ${fillerName(parameters)}`
  sheet.callout('winding', [centre + 5, 136], label)
  if (innerRing) sheet.callout('inner-ring', [centre - 3, 100], 'anillo interior')
  if (outerRing) sheet.callout('outer-ring', [centre, 196], 'anillo exterior, centrador')
  return finishFlanges(sheet, JOINT)
}

export const spiralWoundGasket: KindDefinition<SpiralWoundGasket> = {
  layout,
  describe: describeSpiralWoundGasket,
}
