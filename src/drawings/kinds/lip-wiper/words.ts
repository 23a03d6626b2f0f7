import type { DrawingOf } from '#schema/drawing.ts'
import { inSentences } from '../../sentences.ts'

export type LipWiper = DrawingOf<'lip-wiper'>

const PROFILES: Record<LipWiper['profile'], string> = {
  standard:
    'El limpiador, de una pieza, va en una ranura cerrada de la culata y asoma por su boca.',
  stepped:
    'El limpiador, de una pieza y diámetro exterior escalonado, va en una ranura cerrada de la culata.',
  'snap-in': 'El limpiador engancha en la ranura de la culata y su reborde cubre la cara exterior.',
}
const JACKET =
  'El labio va dentro de una camisa rígida en L, que entra a presión en un alojamiento abierto: no necesita tapa ni placa de retención.'

export function describeLipWiper({ mount, profile, lips, staticBead, profileRow }: LipWiper) {
  const isJacketed = mount === 'jacket'
  return {
    title: 'media sección en la culata de un cilindro hidráulico',
    description: inSentences([
      'A la derecha, el exterior con polvo; a la izquierda, el sello de vástago que retiene el aceite.',
      isJacketed ? JACKET : PROFILES[profile],
      'Su labio de ángulo positivo apunta hacia afuera: el canto afilado raspa lo que trae el vástago al volver.',
      lips === 'double' && 'Un segundo labio, hacia adentro, retiene la película de aceite.',
      staticBead && 'Un cordón en el diámetro exterior sella el fondo de la ranura.',
      isJacketed
        ? 'Vistas del alojamiento (d, D4, L1) y del montaje.'
        : 'Vista de la ranura con sus medidas (d, D2, D4, L1).',
      profileRow && 'Una fila muestra los perfiles escalonado, de enganche y de doble labio.',
    ]),
  }
}
