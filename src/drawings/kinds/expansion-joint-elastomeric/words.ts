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
const ARCHES = { 1: 'Un arco', 2: 'Dos arcos', 3: 'Tres arcos' } as const
const BODIES: Record<ElastomericJoint['body'], string> = {
  straight: 'cuerpo recto entre dos bridas iguales',
  'concentric-reducer': 'cuerpo de reducción concéntrica: las dos bridas comparten el eje',
  'eccentric-reducer':
    'cuerpo de reducción excéntrica: el eje de la brida menor queda más abajo y el fondo, parejo',
  offset: 'cuerpo desplazado: une dos cañerías de ejes paralelos y separados',
  sleeve: 'cuerpo de manga, sujeto con abrazaderas sobre los tubos, sin bridas',
  connector: '',
}

function describeConstruction({ body, arches, controlRods }: ElastomericJoint): string {
  const opening =
    body === 'connector'
      ? 'Conector flexible sin arco: lona engomada con alambre en espiral, que aísla la vibración y no absorbe dilatación.'
      : `${ARCHES[arches]}, ${BODIES[body]}.`
  const sentences = [
    opening,
    'De adentro hacia afuera: tubo interior, única parte en contacto con el fluido; refuerzo de telas con anillos metálicos; cubierta.',
    body !== 'sleeve' &&
      'Las bridas integrales sellan sin junta adicional; anillos de retención de acero reparten el apriete.',
    controlRods && 'Varillas de control entre las bridas limitan el movimiento.',
  ]
  return inSentences(sentences)
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
