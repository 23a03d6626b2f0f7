import type { GasDual } from './dimensions.ts'

const REGULATORS: Record<GasDual['regulator'], string> = {
  inline:
    'El gas inerte entra por la brida, pasa por una válvula reguladora interna y llega por un conducto a la cámara que está detrás de la cara estacionaria.',
  plunger:
    'El gas inerte entra por una brida alta; un émbolo con resorte, que recibe la presión del proceso, regula su paso al conducto que baja hasta la cara estacionaria.',
}
const ROTARIES: Record<GasDual['rotary'], string> = {
  solid: 'La cara rotativa es maciza.',
  'l-shaped': 'La cara rotativa, en L, va sobre la camisa con dos O-rings.',
}

export function describeGasDual({ regulator, rotary }: GasDual) {
  return {
    title: 'media sección en la caja de sellado y vista frontal de la cara estacionaria',
    description: [
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      'Un solo par de anillos sella dos veces en el mismo plano: la pista exterior frente al fluido y la interior frente a la atmósfera, con una cámara anular de gas entre ambas.',
      REGULATORS[regulator],
      'Perforaciones de la cara estacionaria llevan el gas a la cámara anular.',
      ROTARIES[rotary],
      'Los resortes empujan la cara estacionaria desde el lado atmósfera; un collar con prisionero fija la camisa al eje.',
    ].join(' '),
  }
}
