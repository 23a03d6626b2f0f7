import type { DrawingOf } from '#schema/drawing.ts'

export type WearBand = DrawingOf<'wear-band'>

const SUPPLIES: Record<WearBand['supply'], string> = {
  roll: 'La tira viene en rollo y se corta al largo de la ranura.',
  ring: 'La banda es un anillo partido de espesor S y ancho H1, que se abre para montarlo.',
  'to-drawing':
    'La guía es un anillo partido, mecanizado según plano; una fila muestra los perfiles plano, en L, en T y en U para vástago y pistón.',
}
const PROFILES: Record<WearBand['profile'], string> = {
  flat: 'Sección rectangular plana',
  l: 'Sección en L, con una pestaña que la ancla en un extremo de la ranura',
  t: 'Sección en T, con un nervio central que la ancla en la ranura',
  u: 'Sección en U, con dos pestañas que abrazan el fondo de la ranura',
}
const CUTS: Record<WearBand['cut'], string> = {
  butt: 'corte recto',
  angled: 'corte oblicuo',
  step: 'corte escalonado',
}

export function describeWearBand({ supply, profile, cut }: WearBand) {
  return {
    title: 'media sección de un pistón en su cilindro',
    description: [
      'El pistón se muestra cortado sobre el eje y por fuera bajo él, donde se ven los cortes alternados de las bandas. Las bandas apoyan en el tubo, reciben la carga lateral y evitan el roce de metal con metal; el sello queda entre ellas.',
      `${PROFILES[profile]}; ${CUTS[cut]}.`,
      SUPPLIES[supply],
      'Vistas de la ranura en el vástago (d, D3, L2) y en el pistón (D, d2, L2).',
    ].join(' '),
  }
}
