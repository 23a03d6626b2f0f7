import { mixerDrive, mixerSeal, reactor, REACTOR } from '../../scene/plant/reactor.ts'
import { gasketSection, sectionCircle } from '../../scene/plant/section-circle.ts'
import type { Machine } from '../machine-model.ts'

const SCALE = 0.78
const X = 216
const BASE = 74
const at = (x: number, h: number) => [X + x * SCALE, BASE + h * SCALE] as const

/** A jacketed reactor with its agitator; the gasket of its lid enlarged. */
export const stirredReactor: Machine = {
  title: 'reactor con agitador y sus lugares sellados',
  description:
    'Reactor encamisado, cortado a la derecha de su eje: agitador con su motor, sello del eje sobre la tapa y líquido en el recipiente. En el círculo, la junta espirometálica entre las bridas de la tapa, agrandada.',
  places: {
    'sello-del-eje': { at: at(20, 226), number: [318, 316] },
    'junta-de-la-tapa': { at: [462, 192], number: [562, 60] },
  },
  draw(pen) {
    const own = pen.at(X, BASE, { scale: SCALE, weight: 'spring' })
    reactor(own)
    mixerDrive(own.at(0, REACTOR.pad))
    mixerSeal(own.at(0, REACTOR.pad))
    sectionCircle(
      pen,
      { of: at(96, 147), spot: 18, at: [462, 192], radius: 108, turn: 90 },
      gasketSection,
    )
  },
}
