import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition } from '../../model.ts'
import { area, Sheet } from '../../sheet.ts'
import { Pen } from '../scene/pen.ts'
import { hydroUnit } from '../scene/plant/hydro-unit.ts'
import { kettleReboiler } from '../scene/plant/exchanger.ts'
import { mixerDrive, mixerSeal, reactor, REACTOR } from '../scene/plant/reactor.ts'
import { refiner } from './refiner.ts'

type Machine = DrawingOf<'machine'>

type Subject = {
  title: string
  description: string
  /** Its picture: the left edge, the top and the width; 4:3. */
  card: { x: number; top: number; width: number }
  draw: (pen: Pen) => void
}

const SUBJECTS: Readonly<Record<Machine['machine'], Subject>> = {
  reactor: {
    title: 'corte de un reactor con agitador',
    description:
      'A la derecha del eje, el corte; a la izquierda, la vista exterior. En color, lo que sella: el sello del eje, sobre la boquilla, y la junta del cuerpo.',
    card: { x: 50, top: 430, width: 700 },
    draw: (pen) => {
      const at = pen.at(400, 0)
      reactor(at)
      mixerDrive(at.at(0, REACTOR.pad))
      mixerSeal(at.at(0, REACTOR.pad))
    },
  },
  intercambiador: {
    title: 'corte de un intercambiador de calor',
    description:
      'El haz de tubos dentro del casco; a la derecha, la placa de tubos y el cabezal. En color, lo que sella: las juntas a ambos lados de la placa y la de la tapa.',
    card: { x: 100, top: 228, width: 600 },
    draw: (pen) => kettleReboiler(pen.at(170, 0, { scale: 1.8 })),
  },
  turbina: {
    title: 'corte de una turbina hidráulica',
    description:
      'El rodete Francis bajo su tapa y, arriba, el generador. En color, lo que sella: el eje, los vástagos de los álabes y los laberintos del rodete.',
    card: { x: 175, top: 174, width: 450 },
    draw: (pen) => hydroUnit(pen.at(400, 70)),
  },
  refinador: {
    title: 'corte de un refinador de discos',
    description:
      'La pasta entra por el centro y sale entre el disco fijo y el que gira. En color, lo que sella: la empaquetadura del eje.',
    card: { x: 90, top: 228, width: 610 },
    draw: (pen) => refiner(pen.at(330, 0)),
  },
}

function layout({ machine: name }: Machine) {
  const { card, draw } = SUBJECTS[name]
  const sheet = new Sheet()
  const height = (card.width * 3) / 4
  // What a vessel holds has a free surface, open to the air.
  sheet.opening(area(card.x, card.x + card.width, card.top - height, card.top))
  draw(new Pen(sheet))
  return sheet.finish({
    balloonRow: card.top - 24,
    bottom: card.top - height,
    width: card.x + card.width,
    card,
    icon: { centre: [card.x + card.width / 2, card.top - height / 2], side: height },
  })
}

/** A machine as a whole, for what has no section of its seal to stand for it. */
export const machine: KindDefinition<Machine> = {
  layout,
  describe: ({ machine: name }) => SUBJECTS[name],
}
