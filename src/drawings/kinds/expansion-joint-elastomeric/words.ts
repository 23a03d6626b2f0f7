import type { ElastomericJoint } from './dimensions.ts'
import { inSentences } from '../../sentences.ts'

const MOVEMENTS: Record<Exclude<ElastomericJoint['movement'], 'none'>, string> = {
  'axial-compression':
    'Las dos bridas se acercan en el sentido del eje: la junta se acorta y el arco sobresale más.',
  'axial-extension':
    'Las dos bridas se alejan en el sentido del eje: la junta se alarga y el arco se aplana.',
  lateral:
    'Una brida se desplaza hacia un costado: los ejes quedan paralelos y separados, y el cuerpo toma forma de S.',
}
const ARCHES = { 1: 'Un arco', 2: 'Dos arcos' } as const
const BODIES: Record<ElastomericJoint['body'], string> = {
  straight: 'cuerpo recto entre dos bridas iguales',
  'eccentric-reducer':
    'cuerpo de reducción excéntrica: el eje de la brida menor queda más abajo y el fondo, parejo',
}

function describeConstruction({ body, arches }: ElastomericJoint): string {
  return inSentences([
    `${ARCHES[arches]}, ${BODIES[body]}.`,
    'De adentro hacia afuera: tubo interior, única parte en contacto con el fluido; refuerzo de telas con anillos metálicos; cubierta.',
    'Las bridas integrales sellan sin junta adicional; anillos de retención de acero reparten el apriete.',
  ])
}

export function describeElastomericJoint(parameters: ElastomericJoint) {
  const { movement, arches } = parameters
  if (movement === 'none') {
    return {
      title: 'media sección entre las cañerías',
      description: describeConstruction(parameters),
    }
  }
  const arc = arches === 1 ? 'de un arco' : `de ${arches} arcos`
  return {
    title: `sección completa ${arc}, en movimiento`,
    description: `${MOVEMENTS[movement]} La línea de trazos muestra la posición de reposo.`,
  }
}
