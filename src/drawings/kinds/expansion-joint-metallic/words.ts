import type { MetallicJoint } from './dimensions.ts'
import { inSentences } from '../../sentences.ts'

const MOVEMENTS: Record<Exclude<MetallicJoint['movement'], 'none'>, string> = {
  'axial-compression':
    'Las dos bridas se acercan en el sentido del eje y las ondas del fuelle se cierran.',
  'axial-extension':
    'Las dos bridas se alejan en el sentido del eje y las ondas del fuelle se abren.',
  lateral:
    'Una brida se desplaza hacia un costado: los ejes quedan paralelos y separados, y las ondas se escalonan entre ambos.',
}
const TYPES: Record<MetallicJoint['type'], string> = {
  single: 'Tipo simple: un fuelle corrugado absorbe sobre todo movimiento axial.',
  universal:
    'Tipo universal: dos fuelles unidos por un tramo de tubo absorben movimiento axial y un gran movimiento lateral.',
  hinged:
    'Tipo bisagra: dos brazos con pasador sobre el fuelle lo dejan girar en un plano y contienen el empuje de la presión.',
  gimbal:
    'Tipo cardán: un anillo entre dos pares de pasadores deja girar el fuelle en cualquier plano, contiene el empuje y soporta el peso propio.',
  'externally-pressurised':
    'Tipo X: la carcasa lleva la presión al exterior del fuelle, que así no se pandea en carreras axiales grandes; dentro de él hay aire.',
  'pressure-balanced':
    'Tipo de presión balanceada: un segundo fuelle, tras el codo y cerrado por una tapa ciega, se une por tirantes a la entrada y anula el empuje.',
}
const ENDS: Record<MetallicJoint['ends'], string> = {
  weld: 'extremos biselados para soldar',
  flanged: 'extremos con brida',
}

export function describeMetallicJoint(parameters: MetallicJoint) {
  const { movement, type, ends, liner, tieRods, typeRow } = parameters
  if (movement !== 'none') {
    return {
      title: 'sección completa, en movimiento',
      description: `${MOVEMENTS[movement]} La línea de trazos muestra la posición de reposo.`,
    }
  }
  return {
    title: 'media sección entre las cañerías',
    description: inSentences([
      TYPES[type],
      `El fuelle va soldado a los tubos de sus ${ENDS[ends]}.`,
      liner &&
        'Una camisa interior, fija en la entrada y libre en la salida, guía el flujo y protege el fuelle.',
      tieRods && 'Tirantes entre orejas limitan el movimiento o contienen el empuje.',
      typeRow && 'Al lado, los seis tipos en esquema.',
    ]),
  }
}
