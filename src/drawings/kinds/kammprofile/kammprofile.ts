import type { DrawingOf } from '#schema/drawing.ts'
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
import { inSentences } from '../../sentences.ts'

const HALF = 17
const JOINT: FlangeJoint = { centre: 300, half: HALF, face: 'raised' }
const CORE = { at: [JOINT.centre, 104], half: HALF, count: 8, unit: 8 } as const

function layout() {
  const ring = FLANGE.insideStuds
  const end = facedTo(CORE)
  const [centre, start] = CORE.at
  const sheet = new Sheet()
  sealedFlanges(sheet, JOINT, {
    gasket: () => groovedGasket(sheet, 'gasket', { ...CORE, ring }),
    seals: [start, end, 'gasket-left-facing', 'gasket-right-facing'],
    edges: [
      { half: 4, outer: ring },
      { half: HALF, outer: end },
    ],
  })
  views(sheet)
  sheet
    .callout('gasket-core', [centre - 2, 132], 'núcleo metálico ranurado')
    .callout('gasket-right-facing', [centre + HALF - 3, 116], 'recubrimiento de grafito o PTFE')
    .callout('gasket-ring', [centre, 196], 'aro de centrado, perfil KG1')
  return finishFlanges(sheet, JOINT)
}

const describe = () => ({
  title: 'media sección entre bridas de cara resaltada',
  description: inSentences([
    'Media sección: un núcleo metálico con ranuras concéntricas en ambas caras, cubierto de grafito o PTFE, que las crestas comprimen contra las bridas.',
    'Se dibuja el perfil KG1, cuyo aro delgado centra la junta en los espárragos; al lado, también el KR, sin aro.',
    'En el detalle, paso de 1\u00a0mm, ángulo de 90° y profundidad de unos 0,33\u00a0mm; en la planta, d1 y d2 limitan la zona de sellado.',
    'Un travesaño cruza la abertura, como en los intercambiadores de dos pasos.',
  ]),
})

export const kammprofile: KindDefinition<DrawingOf<'kammprofile'>> = { layout, describe }
