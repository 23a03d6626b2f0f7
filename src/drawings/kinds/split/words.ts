import type { Split } from './dimensions.ts'
import { inSentences } from '../../sentences.ts'

const GLANDS: Record<Split['gland'], string> = {
  'adjustable-lugs': 'brida con orejas desplazables',
  'radial-lugs': 'brida con orejas radiales de una pieza',
  slotted: 'brida maciza ranurada',
  wedge: 'brida en cuña con perno pasante',
}
const SPRINGS: Record<Split['springs'], string> = {
  clips:
    'Resortes planos tipo clip, montados por fuera de la brida, empujan la cara estacionaria desde el lado atmósfera.',
  plate:
    'Una placa portarresortes, por fuera de la brida, empuja la cara estacionaria desde el lado atmósfera.',
}
const FACES: Record<Split['rotaryFace'], string> = {
  stepped: 'las mitades de la cara rotativa encajan en un escalón',
  ramp: 'el perfil en rampa mantiene cerradas las mitades de la cara rotativa',
  plain: 'las mitades de la cara rotativa se asientan en un soporte recto',
}

export function describeSplit(parameters: Split) {
  const { gland, bolts, springs, rotaryFace, centringButtons, clearance, ports, portCount } =
    parameters
  const bores = `${portCount === 2 ? 'dos puertos' : 'un puerto'} de lavado ${ports === 'oblique' ? 'oblicuo' : 'radial'}${portCount === 2 ? (ports === 'oblique' ? 's a 180°' : 'es a 180°') : ''}`
  return {
    title: 'media sección en la caja de sellado y vista frontal de las mitades',
    description: inSentences([
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera y las mitades separadas. Todo anillo viene en dos mitades; el plano de partición pasa por el eje.',
      SPRINGS[springs],
      `Tiene ${GLANDS[gland]}, ${bolts} pernos y ${bores}; ${FACES[rotaryFace]}.`,
      centringButtons && 'Botones de centrado apoyan el soporte sobre el eje.',
      clearance === 'wide' && 'La holgura radial amplia admite el movimiento del eje.',
      parameters.pumpingRing &&
        'Álabes de bombeo en el soporte rotativo envían el fluido a un enfriador (Plan API 23).',
    ]),
  }
}
