import type { Lip } from './dimensions.ts'

const WORDS: Record<Lip['construction'], { title: string; sentences: readonly string[] }> = {
  'flexed-lip': {
    title: 'media sección en la tapa de un rodamiento',
    sentences: [
      'Un labio de PTFE, flexionado hacia el aceite, apoya a lo largo del eje.',
      'El cuerpo es de la misma pieza; un O-ring en su diámetro exterior lo fija en la tapa e impide que gire.',
    ],
  },
  'split-body': {
    title: 'media sección en la tapa de un rodamiento y cuerpo abierto',
    sentences: [
      'Un cuerpo de poliuretano de una sola pieza, con un corte, se abre y se cierra sobre el eje.',
      'El cuerpo aprieta anillos de PTFE contra el eje; es simétrico y se monta en cualquier sentido, para evitar la zona gastada.',
    ],
  },
  'energised-packing': {
    title: 'media sección en la tapa de un rodamiento y vista frontal de las mitades',
    sentences: [
      'Una carcasa polimérica partida lleva empaquetadura de fibra sintética contra el eje.',
      'Detrás, espuma de celda cerrada la aprieta y sigue al eje gastado o descentrado; pasadores de nailon evitan que gire.',
    ],
  },
}

export function describeLip({ construction }: Lip) {
  const { title, sentences } = WORDS[construction]
  return {
    title,
    description: [
      'A la izquierda, el rodamiento y su aceite; a la derecha, la atmósfera.',
      ...sentences,
    ].join(' '),
  }
}
