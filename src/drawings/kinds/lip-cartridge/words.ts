import type { LipCartridge } from './dimensions.ts'
import { inSentences } from '../../sentences.ts'

const COUNTS: Record<LipCartridge['lips'], string> = { 2: 'dos', 3: 'tres' }

export function describeLipCartridge({ lips, chamberPort }: LipCartridge) {
  return {
    title: 'media sección en una bomba de engranajes internos',
    description: inSentences([
      'A la izquierda, el rotor de una bomba de engranajes y el producto viscoso; a la derecha, la atmósfera.',
      `No hay caras: un elemento polimérico de una pieza apoya ${COUNTS[lips]} labios sobre la camisa, abiertos hacia el producto.`,
      chamberPort &&
        'Detrás del primer labio queda una cámara intermedia con puerto arriba y drenaje abajo.',
      'Una placa atornillada retiene el elemento, que se cambia en terreno; la camisa lleva dos O-rings y se fija al eje con un anillo de bloqueo.',
    ]),
  }
}
