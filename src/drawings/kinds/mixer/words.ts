import { dualSentences } from '../cartridge-dual/words.ts'
import { DUAL_SEAL } from './dual-seal.ts'
import type { Mixer } from './mixer.ts'

const SETTING =
  'El eje es vertical: abajo, el estanque; arriba, la atmósfera y el motorreductor. A la derecha, el corte; a la izquierda, la vista exterior.'
const SPLIT = [
  'Todo anillo viene en dos mitades, que se cierran alrededor del eje sin desacoplar el agitador; el plano de partición pasa por el eje.',
  'La brida, maciza y ranurada, va sobre la boquilla del estanque y tiene dos puertos de lavado a 180°.',
  'Resortes planos tipo clip, por fuera de la brida, empujan la cara estacionaria desde el lado atmósfera, libres de producto.',
  'La holgura radial amplia entre el soporte y las piezas fijas admite el movimiento del eje.',
]

export function describeMixer({ seal }: Mixer) {
  const sentences =
    seal === 'split'
      ? SPLIT
      : ['La brida del cartucho va sobre la boquilla del estanque.', ...dualSentences(DUAL_SEAL)]
  return {
    title:
      seal === 'split'
        ? 'media sección sobre la boquilla del estanque y vista de las mitades'
        : 'media sección sobre la boquilla del estanque, con el eje vertical',
    description: [SETTING, ...sentences].join(' '),
  }
}
