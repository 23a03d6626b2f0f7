import type { Cassette } from './dimensions.ts'
import { inSentences } from '../../sentences.ts'

const ARRANGEMENTS: Record<Cassette['arrangement'], string> = {
  single:
    'Un par de caras: los resortes helicoidales empujan la cara estacionaria desde el lado atmósfera. El puerto grande alimenta un canal anular, y varias perforaciones del casete bañan las caras.',
  tandem:
    'Dos pares de caras en serie miran hacia el proceso, cada uno con sus resortes: los del interior trabajan en el fluido barrera; los del exterior, en el lado seco. El fluido barrera llena el espacio entre ambos pares.',
}

export function describeCassette({ arrangement, pumpingRing }: Cassette) {
  return {
    title: 'media sección en la caja de sellado de una bomba',
    description: inSentences([
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      'La línea gruesa rodea el casete, que se cambia como una sola pieza: camisa, caras, resortes y O-rings. La brida universal queda en la bomba, y dos O-rings suyos abrazan el casete.',
      ARRANGEMENTS[arrangement],
      pumpingRing &&
        'Un anillo de bombeo en el portacara exterior hace circular el fluido barrera.',
      arrangement === 'single' && 'Detrás de las caras hay quench y drenaje.',
      'Un buje flotante cierra el lado atmósfera, y un anillo centra el conjunto al montarlo.',
    ]),
  }
}
