import type { Bellows } from './dimensions.ts'
import { inSentences } from '../../sentences.ts'

const ARRANGEMENTS: Record<Bellows['arrangement'], string> = {
  component:
    'El conjunto va directo sobre el eje, sin camisa; la brida de la bomba recibe el asiento.',
  cartridge:
    'Camisa, fuelle, asiento y brida forman un cartucho que se fija al eje con un anillo de bloqueo.',
  tandem:
    'Dos conjuntos de fuelle giran en serie sobre una camisa, ambos de cara al proceso; entre ellos circula fluido barrera, por dos puertos radiales de una brida larga.',
}
const PUMPING: Record<Bellows['pumping'], string | undefined> = {
  none: undefined,
  helical: 'Un anillo helicoidal sobre el soporte exterior mueve el fluido barrera.',
  vanes: 'Paletas de bombeo sobre la camisa mueven el fluido barrera.',
}

export function describeBellows(parameters: Bellows) {
  const { arrangement, secondarySeals, convolutions, flush, quench, pumping } = parameters
  const isHot = secondarySeals === 'graphite'
  const carried = arrangement === 'component' ? 'el eje' : 'la camisa'
  const connections = [
    flush !== 'none' && `puerto de lavado ${flush === 'oblique' ? 'oblicuo' : 'radial'}`,
    quench && 'conexión de quench',
    quench && 'buje de restricción',
  ].filter((item) => typeof item === 'string')
  return {
    title: `media sección en la caja de sellado${arrangement === 'tandem' ? '' : ' y detalle del fuelle'}`,
    description: inSentences([
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      ARRANGEMENTS[arrangement],
      `El fuelle metálico soldado, de ${convolutions} pliegues, es a la vez resorte y sello secundario: no hay O-ring dinámico.`,
      isHot
        ? `Para alta temperatura no lleva elastómeros: cuñas de grafito apretadas por tornillos axiales sellan sobre ${carried}, y juntas de grafito, en el asiento y la brida.`
        : `Los O-rings son solo estáticos: bajo el soporte, sobre ${carried}, y en el asiento.`,
      connections.length > 0 && `La brida tiene ${new Intl.ListFormat('es').format(connections)}.`,
      PUMPING[pumping],
      arrangement !== 'tandem' &&
        'El detalle muestra las láminas, soldadas por su borde exterior e interior.',
    ]),
  }
}
