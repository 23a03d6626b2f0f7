import type { DrawingOf } from '#schema/drawing.ts'
import {
  boltedCover,
  COVER_BORE,
  COVER_JOINT,
  COVER_SPIGOT,
} from '../../assemblies/bolted-cover.ts'
import { CYLINDER_CARD } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { D_CROWN, D_GROOVE, D_RING, dRing as dRingIn } from '../../parts/d-ring-section.ts'
import { ringContact, SEATED } from '../../parts/groove.ts'
import { polyline } from '../../path-notation.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { inSentences } from '../../sentences.ts'

type DRing = DrawingOf<'d-ring'>

/** Where the groove begins on the face on which the ring seals, and how that face lies. */
const SEATS: Record<DRing['placement'], { at: Point; on: keyof typeof SEATED }> = {
  bore: { at: [284, COVER_SPIGOT], on: 'rod' },
  spigot: { at: [284, COVER_BORE], on: 'bore' },
  face: { at: [COVER_JOINT, 164], on: 'face' },
}

function layout(parameters: DRing) {
  const { placement, crown } = parameters
  const { length, depth } = D_GROOVE
  const { at, on } = SEATS[placement]
  const from = placement === 'face' ? at[1] : at[0]
  const sheet = new Sheet()
  boltedCover(sheet, { place: placement, from, to: from + length, depth })
  const groove = sheet.at(at, SEATED[on])
  dRingIn(groove, 'd-ring', crown)
  const [holds, faces] = placement === 'bore' ? ['housing', 'cover'] : ['cover', 'housing']
  ringContact(groove, 'd-ring', { ...D_RING, v: depth, against: holds })
  const top = D_CROWN[crown]
  // A dome leaves its contact so gently that no medium shows beside it: it is drawn, not measured.
  if (crown === 'domed') groove.line(polyline`M${top.from} 0 H${top.to}`, { weight: 'contact' })
  else ringContact(groove, 'd-ring', { ...top, v: 0, against: faces })
  groove.callout('d-ring', [27, 22], 'anillo de sección en D')
  views(sheet, parameters)
  return sheet.finish({
    balloonRow: 322,
    left: 40,
    width: 884,
    bottom: -116,
    card: CYLINDER_CARD,
    icon: { centre: groove.place([27, 20]), side: 190 },
  })
}

const PLACEMENTS: Record<DRing['placement'], string> = {
  bore: 'una ranura interior del cuerpo, contra el encaje de la tapa',
  spigot: 'una ranura exterior del encaje de la tapa, contra el cuerpo',
  face: 'una ranura en la cara de la tapa, contra la cara del cuerpo',
}
const CROWNS: Record<DRing['crown'], string> = {
  domed: 'lomo redondeado',
  pointed: 'lomo en punta',
}

function describe({ placement, crown, profileRow }: DRing) {
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

export const dRing: KindDefinition<DRing> = { layout, describe }
