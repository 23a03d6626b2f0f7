import { bearingHousing } from '../../assemblies/bearing-housing.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import { dimensionsOf, type Lip } from './dimensions.ts'
import { frontView } from './front-views.ts'
import { SECTIONS } from './sections.ts'

/** Left of the cover's face, and top, of every card. */
const CARD = { before: 300, top: 330, width: 540 }

function layout(parameters: Lip) {
  const d = dimensionsOf(parameters)
  const { s, R, x, seat, face, start, bore, shaftEnd } = d
  const sheet = new Sheet()
  bearingHousing(sheet, { shaft: s, x, end: shaftEnd, bore })
  sheet.medium('process', box(seat, start, s, bore))
  SECTIONS[parameters.construction](sheet, d)
  shaftOutline(sheet, straightShaft(seat - 98, shaftEnd, s))
  flowArrow(sheet, [seat - 84, R(36)], [seat - 26, R(36)])
  flowArrow(sheet, [face + 92, R(40)], [face + 26, R(40)], 'ink')
  frontView(sheet, parameters, d)
  axisAndSides(sheet, shaftEnd + 20, ['Lado aceite', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(206),
    shaft: s,
    ...(d.front && { cardShare: 'whole' }),
    card: { x: face - CARD.before, top: CARD.top, width: CARD.width },
    icon: { centre: [face - 30, R(44)], side: 170 },
  })
}

const WORDS: Record<Lip['construction'], { title: string; sentences: readonly string[] }> = {
  'flexed-lip': {
    title: 'media sección en la tapa de un rodamiento',
    sentences: [
      'Un labio de PTFE, flexionado hacia el aceite, apoya a lo largo del eje.',
      'El cuerpo es de la misma pieza; un O-ring en su diámetro exterior lo fija en la tapa e impide que gire.',
    ],
  },
  'split-body': {
    title: 'media sección en la tapa de un rodamiento y cuerpo abierto',
    sentences: [
      'Un cuerpo de poliuretano de una sola pieza, con un corte, se abre y se cierra sobre el eje.',
      'El cuerpo aprieta anillos de PTFE contra el eje; es simétrico y se monta en ambos sentidos, para que el labio no trabaje en la zona gastada.',
    ],
  },
  'energised-packing': {
    title: 'media sección en la tapa de un rodamiento y vista frontal de las mitades',
    sentences: [
      'Una carcasa polimérica partida lleva empaquetadura de fibra sintética contra el eje.',
      'Detrás, espuma de celda cerrada la aprieta y sigue al eje gastado o descentrado; pasadores de nailon impiden que gire.',
    ],
  },
}

function describe({ construction }: Lip) {
  const { title, sentences } = WORDS[construction]
  return {
    title,
    description: [
      'A la izquierda, el rodamiento y su aceite; a la derecha, la atmósfera.',
      ...sentences,
    ].join(' '),
  }
}

export const lip: KindDefinition<Lip> = { layout, describe }
