import type { DrawingOf } from '#schema/drawing.ts'
import { inSentences } from '../../sentences.ts'

export type SpiralWoundGasket = DrawingOf<'spiral-wound-gasket'>

const FILLERS: Record<SpiralWoundGasket['filler'], string> = {
  graphite: 'grafito',
  ptfe: 'PTFE',
  either: 'grafito o PTFE',
}

export const fillerName = ({ filler }: SpiralWoundGasket) => FILLERS[filler]

export function describeSpiralWoundGasket(parameters: SpiralWoundGasket) {
  const { innerRing, outerRing, companion } = parameters
  return {
    title: 'media sección entre bridas de cara resaltada',
    description: inSentences([
      `Media sección y detalle del devanado: un fleje metálico en V alterna con relleno de ${fillerName(parameters)}, y solo el devanado toca las caras.`,
      outerRing &&
        'El anillo exterior centra la junta en los espárragos y limita su aplastamiento.',
      innerRing && 'El anillo interior sostiene el devanado del lado del fluido.',
      companion === 'encased' &&
        'Al lado, la junta encapsulada: un portador metálico delgado encierra el elemento blando en una ranura por cada cara, con aletas que la centran entre los pernos.',
    ]),
  }
}
