import type { Component } from './dimensions.ts'

const FORMS: Record<Component['form'], readonly string[]> = {
  inside: [
    'El soporte se fija al eje con prisionero y O-ring; sus resortes múltiples, en alojamientos ciegos, quedan aislados del fluido.',
    'La cara rotativa, maciza y balanceada, gira dentro de la caja; su O-ring dinámico desliza sobre el soporte, no sobre el eje.',
  ],
  'inside-short': [
    'El soporte corto se fija al eje con prisionero y O-ring; con el asiento mide el largo L1K de EN 12756.',
    'Los resortes múltiples quedan aislados del fluido por el O-ring dinámico, que desliza sobre el soporte, no sobre el eje.',
  ],
  outside: [
    'El sello gira fuera de la caja: el fluido llega por el diámetro interior y no toca metal.',
    'La brida aprieta el anillo estacionario entre dos juntas; resortes múltiples y una abrazadera de una pieza, sin prisioneros, empujan y arrastran la cara rotativa.',
  ],
}
const SEATS: Record<Component['seat'], string | undefined> = {
  'o-ring': 'El anillo estacionario, opcional, lleva un O-ring en su diámetro exterior.',
  din: 'El asiento DIN, opcional, lleva un O-ring grueso en el talón y un pasador antigiro.',
  clamped: undefined,
}

export function describeComponent({ form, seat }: Component) {
  return {
    title:
      form === 'outside'
        ? 'media sección por fuera de la caja de sellado'
        : 'media sección dentro de la caja de sellado',
    description: [
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      ...FORMS[form],
      SEATS[seat],
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
  }
}
