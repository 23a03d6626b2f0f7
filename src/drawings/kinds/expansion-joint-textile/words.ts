import type { TextileJoint } from './dimensions.ts'

const FRAMES: Record<TextileJoint['frame'], string> = {
  'integral-flange':
    'Tipo I: la tela se dobla a 90° en sus extremos y forma su propia brida, apernada entre la brida del ducto y una pletina.',
  'on-l-profiles': 'Tipo III: la tela, plana, va sobre perfiles en L y bajo una pletina apernada.',
}
const BLANKETS: Record<TextileJoint['blanket'], string> = {
  none: 'La tela, sin aislación adherida, toca el gas.',
  thin: 'Bajo la tela lleva adherida una manta de fibra de vidrio de 1/8\u00a0in, del lado del gas.',
  medium:
    'Bajo la tela lleva adherida una manta de fibra de vidrio de 3/8\u00a0in, del lado del gas.',
  thick:
    'Bajo la tela lleva adherida una manta de fibra de vidrio de 1/2\u00a0in, del lado del gas.',
}

export function describeTextileJoint({ frame, blanket, beside }: TextileJoint) {
  return {
    title: 'media sección entre los ductos',
    description: [
      FRAMES[frame],
      BLANKETS[blanket],
      beside === 'fabric'
        ? 'Al lado, la sección de la tela con su espesor e.'
        : 'Al lado, los cuatro tipos de montaje en esquema.',
    ].join(' '),
  }
}
