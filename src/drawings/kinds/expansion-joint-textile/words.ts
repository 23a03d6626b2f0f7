import type { TextileJoint } from './dimensions.ts'

const MOVEMENTS: Record<Exclude<TextileJoint['movement'], 'none'>, string> = {
  'axial-compression':
    'Los dos ductos se acercan en el sentido del eje y la tela se abomba hacia afuera.',
  'axial-extension': 'Los dos ductos se alejan en el sentido del eje y la tela queda tensa.',
  lateral:
    'Un ducto se desplaza hacia un costado: los ejes quedan paralelos y separados, y la tela cruza en diagonal.',
}
const FRAMES: Record<TextileJoint['frame'], string> = {
  'integral-flange':
    'Tipo I: la tela se dobla a 90° en sus extremos y forma su propia brida, apernada entre la brida del ducto y una pletina.',
  'between-angles':
    'Tipo II: la tela, plana, queda apretada entre dos ángulos de acero en cada lado.',
  'on-l-profiles': 'Tipo III: la tela, plana, va sobre perfiles en L y bajo una pletina apernada.',
  insulated:
    'Tipo IV: la tela, plana, va sobre perfiles en L; debajo, una camisa desvía el gas y una aislación térmica llena el espacio.',
}
const BLANKETS: Record<TextileJoint['blanket'], string> = {
  none: 'La tela, sin aislación adherida, toca el gas.',
  thin: 'Bajo la tela lleva adherida una manta de fibra de vidrio de 1/8\u00a0in, del lado del gas.',
  medium:
    'Bajo la tela lleva adherida una manta de fibra de vidrio de 3/8\u00a0in, del lado del gas.',
  thick:
    'Bajo la tela lleva adherida una manta de fibra de vidrio de 1/2\u00a0in, del lado del gas.',
}

export function describeTextileJoint({ movement, frame, blanket, beside }: TextileJoint) {
  if (movement !== 'none') {
    return {
      title: 'sección completa entre los ductos, en movimiento',
      description: `${MOVEMENTS[movement]} ${BLANKETS[blanket]} La línea de trazos muestra la posición de reposo.`,
    }
  }
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
