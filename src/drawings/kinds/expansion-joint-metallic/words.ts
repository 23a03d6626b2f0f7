import type { MetallicJoint } from './dimensions.ts'
import { inSentences } from '../../sentences.ts'

const TYPES: Record<MetallicJoint['type'], string> = {
  single: 'Tipo simple: un fuelle corrugado absorbe sobre todo movimiento axial.',
  universal:
    'Tipo universal: dos fuelles unidos por un tramo de tubo absorben movimiento axial y un gran movimiento lateral.',
  gimbal:
    'Tipo cardán: un anillo entre dos pares de pasadores deja girar el fuelle en cualquier plano, contiene el empuje y soporta el peso propio.',
}
const ENDS: Record<MetallicJoint['ends'], string> = {
  weld: 'extremos biselados para soldar',
  flanged: 'extremos con brida',
}

export function describeMetallicJoint(parameters: MetallicJoint) {
  const { type, ends, liner, tieRods, typeRow } = parameters
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
