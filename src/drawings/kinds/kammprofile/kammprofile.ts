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

export type Kammprofile = DrawingOf<'kammprofile'>

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

const FACINGS: Record<Kammprofile['facing'], string> = {
  graphite: 'grafito',
  ptfe: 'PTFE',
  either: 'grafito o PTFE',
}
const PROFILES: Record<Kammprofile['profile'], string> = {
  kr: 'Perfil KR: sin aro de centrado.',
  kg1: 'Perfil KG1: un aro delgado, encajado en el canto del núcleo, centra la junta en los espárragos.',
  both: 'Se dibuja el perfil KG1, cuyo aro delgado centra la junta en los espárragos; al lado, también el KR, sin aro.',
}

const facingName = ({ facing }: Kammprofile) => FACINGS[facing]

function describe(parameters: Kammprofile) {
  const { profile, passBar } = parameters
  return {
    title: 'media sección entre bridas de cara resaltada',
    description: inSentences([
      `Media sección: un núcleo metálico con ranuras concéntricas en ambas caras, cubierto de ${facingName(parameters)}, que las crestas comprimen contra las bridas.`,
      PROFILES[profile],
      'En el detalle, paso de 1\u00a0mm, ángulo de 90° y profundidad de unos 0,33\u00a0mm; en la planta, d1 y d2 limitan la zona de sellado.',
      passBar && 'Un travesaño cruza la abertura, como en los intercambiadores de dos pasos.',
    ]),
  }
}

export const kammprofile: KindDefinition<Kammprofile> = { layout, describe }
