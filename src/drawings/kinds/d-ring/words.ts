import type { DrawingOf } from '#schema/drawing.ts'
import { inSentences } from '../../sentences.ts'

export type DRing = DrawingOf<'d-ring'>

const PLACEMENTS: Record<DRing['placement'], string> = {
  bore: 'una ranura interior del cuerpo, contra el encaje de la tapa',
  spigot: 'una ranura exterior del encaje de la tapa, contra el cuerpo',
  face: 'una ranura en la cara de la tapa, contra la cara del cuerpo',
}
const CROWNS: Record<DRing['crown'], string> = {
  domed: 'lomo redondeado',
  pointed: 'lomo en punta',
}

export function describeDRing({ placement, crown, profileRow }: DRing) {
  return {
    title: 'media sección de una tapa apernada',
    description: inSentences([
      `Unión fija: una tapa apernada cierra un cuerpo con presión, a la izquierda. El anillo, macizo y de sección en D, va en ${PLACEMENTS[placement]}.`,
      `Su base plana apoya en el fondo de la ranura y no deja que gire; el ${CROWNS[crown]}, comprimido, cierra.`,
      'Vistas de las tres posiciones: A radial interior (d, D1, L), B radial exterior (D, d1, L) y C de cara (D.I., D.E., L).',
      profileRow && 'Una fila muestra las secciones en D, redonda y rectangular.',
    ]),
  }
}
