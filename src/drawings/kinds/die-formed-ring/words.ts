import type { DrawingOf } from '#schema/drawing.ts'
import { inSentences } from '../../sentences.ts'

export type DieFormedRing = DrawingOf<'die-formed-ring'>

const PLACES: Record<DieFormedRing['place'], string> = { valve: 'una válvula', pump: 'una bomba' }
const COUNTS: Record<DieFormedRing['count'], string> = { 3: 'tres', 5: 'cinco' }

export function describeDieFormedRing({ section, count, sleeve, place }: DieFormedRing) {
  const isWedge = section === 'wedge'
  return {
    title: `${isWedge ? 'anillos de grafito en cuña' : 'anillos de grafito preformados'} en la caja de ${PLACES[place]}, sección y medio anillo ampliados`,
    description: inSentences([
      `En la caja, ${COUNTS[count]} anillos de cinta de grafito comprimida en matriz${isWedge ? ', entre dos anillos planos' : ''}.`,
      isWedge
        ? 'Los flancos inclinados convierten la carga axial del prensaestopas en carga radial: unos anillos aprietan el eje o vástago y los otros, la caja.'
        : 'Las capas de la cinta quedan onduladas dentro de una sección maciza, de densidad fija.',
      'Cada anillo lleva un corte oblicuo para montarlo sin desarmar; los cortes se alternan de un anillo al siguiente.',
      sleeve && 'Una camisa partida de carbono rellena el fondo de la caja.',
    ]),
  }
}
