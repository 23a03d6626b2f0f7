import type { DrawingOf } from '#schema/drawing.ts'
import { inSentences } from '../../sentences.ts'

export type Kammprofile = DrawingOf<'kammprofile'>

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

export const facingName = ({ facing }: Kammprofile) => FACINGS[facing]

export function describeKammprofile(parameters: Kammprofile) {
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
