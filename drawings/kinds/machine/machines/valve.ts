import { pipe } from '../../scene/plant/pipe.ts'
import { packedBoxSection, sectionCircle } from '../../scene/plant/section-circle.ts'
import { gateValve } from '../../scene/plant/valve.ts'
import type { Machine } from '../machine-model.ts'

const [X, AXIS, RADIUS] = [190, 104, 52]

/** A gate valve on its pipe; the packed box of its stem enlarged. */
export const valve: Machine = {
  title: 'válvula de compuerta y sus lugares sellados',
  description:
    'Válvula de compuerta en su cañería, con volante y vástago ascendente: juntas de las bridas, junta del bonete y caja de sellado. En el círculo, la caja del vástago con sus anillos, agrandada.',
  places: {
    empaquetadura: { at: [442, 232], number: [552, 158] },
    bonete: { at: [X + 40, AXIS + 96], number: [72, 300] },
  },
  draw(pen) {
    pipe(pen, `M0 ${AXIS}H600`, RADIUS)
    gateValve(pen.at(X, AXIS, { weight: 'spring' }), RADIUS)
    sectionCircle(
      pen,
      { of: [X, AXIS + 153], spot: 24, at: [442, 250], radius: 96, turn: 90 },
      packedBoxSection,
    )
  },
}
