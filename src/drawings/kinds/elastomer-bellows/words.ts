import type { ElastomerBellows } from './dimensions.ts'

export function describeElastomerBellows({ spring, seat }: ElastomerBellows) {
  const coil =
    spring === 'conical'
      ? 'Un resorte cónico único, de alambre grueso, rodea el fuelle'
      : 'Un resorte cilíndrico único, de alambre grueso, rodea el fuelle'
  const mounted =
    seat === 'cup'
      ? 'una copa de elastómero lo sella en la brida'
      : 'un O-ring lo sella en la brida'
  return {
    title: 'media sección en la caja de sellado de una bomba y cuatro tipos de asiento',
    description: [
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      'La cola del fuelle aprieta el eje, sujeta por un anillo metálico: arrastra por fricción y sella sin O-ring dinámico.',
      `${coil} y empuja la cara rotativa; sus espiras abiertas no se tapan con sólidos.`,
      `El asiento estacionario va en la brida de la bomba: ${mounted}.`,
    ].join(' '),
  }
}
