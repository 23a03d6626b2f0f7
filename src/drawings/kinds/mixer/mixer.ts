import type { DrawingOf } from '#schema/drawing.ts'
import type { DrawingLayout, KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { dualSentences } from '../cartridge-dual/words.ts'
import { DUAL_SEAL, dualOnNozzle, splitOnNozzle } from './seals.ts'

type Mixer = DrawingOf<'mixer'>

const HEADROOM = 28
const CARD_RATIO = 3 / 4

/**
 * Sets a level drawing upright: its left end at the foot, what lies above the axis on the right. Balloons stand in
 * a column on the right, numbered from top to bottom.
 */
function layout({ seal }: Mixer): DrawingLayout {
  const place = seal === 'split' ? splitOnNozzle() : dualOnNozzle()
  const { draw, axis, foot, height, card, icon } = place
  const level = new Sheet()
  draw(level)
  const { callouts } = level.finish({
    balloonRow: place.column,
    bottom: 0,
    left: foot,
    width: height,
    card: { x: 0, top: 0, width: 0 },
    icon: { centre: icon.centre, side: 0 },
  })
  const sheet = new Sheet()
  const turned = sheet.at([axis, -foot], { turn: -90, mirror: true })
  draw(turned)
  place.beside?.(sheet)
  sheet
    .centreLine([axis, 14], [axis, height - 14], 'centre')
    .text([24, height - 34], 'Lado motorreductor', { anchor: 'start', strong: true })
    .text([24, 22], 'Lado estanque', { anchor: 'start', tone: 'accent', strong: true })
  const [x, top] = turned.place(card.centre)
  const last = callouts.length + 1
  return {
    ...sheet.finish({
      balloonRow: height - HEADROOM,
      bottom: 0,
      card: { x: x - card.width / 2, top: top + (card.width * CARD_RATIO) / 2, width: card.width },
      icon: { centre: turned.place(icon.centre), side: icon.width },
    }),
    uprightAxis: axis,
    callouts: callouts
      .map(({ number, dot, balloon, ...callout }) => ({
        ...callout,
        number: last - number,
        dot: turned.place(dot),
        balloon: turned.place(balloon),
      }))
      .toReversed(),
  }
}

const SETTING =
  'El eje es vertical: abajo, el estanque; arriba, la atmósfera y el motorreductor. A la derecha, el corte; a la izquierda, la vista exterior.'
const SPLIT = [
  'Todo anillo viene en dos mitades, que se cierran alrededor del eje sin desacoplar el agitador; el plano de partición pasa por el eje.',
  'La brida, maciza y ranurada, va sobre la boquilla del estanque y tiene dos puertos de lavado a 180°.',
  'Resortes planos tipo clip, por fuera de la brida, empujan la cara estacionaria desde el lado atmósfera, libres de producto.',
  'La holgura radial amplia entre el soporte y las piezas fijas admite el movimiento del eje.',
]

function describe({ seal }: Mixer) {
  const dual = [
    'La brida del cartucho va sobre la boquilla del estanque.',
    ...dualSentences(DUAL_SEAL),
  ]
  const view = seal === 'split' ? ' y vista de las mitades' : ', con el eje vertical'
  return {
    title: `media sección sobre la boquilla del estanque${view}`,
    description: [SETTING, ...(seal === 'split' ? SPLIT : dual)].join(' '),
  }
}

export const mixer: KindDefinition<Mixer> = { layout, describe }
