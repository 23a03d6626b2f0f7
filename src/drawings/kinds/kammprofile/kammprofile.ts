import {
  finishFlanges,
  FLANGE,
  sealedFlanges,
  type FlangeJoint,
} from '../../assemblies/flange-joint.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { facedTo, groovedGasket } from './gasket.ts'
import { views } from './views.ts'
import { describeKammprofile, facingName, type Kammprofile } from './words.ts'

const HALF = 17
const JOINT: FlangeJoint = { centre: 300, half: HALF, face: 'raised' }
const CORE = { at: [JOINT.centre, 104], half: HALF, count: 8, unit: 8 } as const

function layout(parameters: Kammprofile) {
  const ring = parameters.profile === 'kr' ? undefined : FLANGE.insideStuds
  const end = facedTo(CORE)
  const [centre, start] = CORE.at
  const sheet = new Sheet()
  sealedFlanges(sheet, JOINT, {
    gasket: () => groovedGasket(sheet, 'gasket', { ...CORE, ring }),
    seals: [start, end, 'gasket-left-facing', 'gasket-right-facing'],
    edges: [...(ring ? [{ half: 4, outer: ring }] : []), { half: HALF, outer: end }],
  })
  views(sheet, parameters)
  const facing = `recubrimiento de ${facingName(parameters)}`
  sheet
    .callout('gasket-core', [centre - 2, 132], 'núcleo metálico ranurado')
    .callout('gasket-right-facing', [centre + HALF - 3, 116], facing)
  if (ring) sheet.callout('gasket-ring', [centre, 196], 'aro de centrado, perfil KG1')
  return finishFlanges(sheet, JOINT)
}

export const kammprofile: KindDefinition<Kammprofile> = { layout, describe: describeKammprofile }
