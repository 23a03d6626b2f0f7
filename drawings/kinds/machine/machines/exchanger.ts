import { saddle, kettleReboiler, KETTLE } from '../../scene/plant/exchanger.ts'
import { slab } from '../../scene/plant/site.ts'
import type { Machine } from '../machine-model.ts'

const SCALE = 1.8
const [X, AXIS] = [72, 196]

/** A kettle reboiler cut along its axis. */
export const exchanger: Machine = {
  title: 'intercambiador de calor y sus lugares sellados',
  description:
    'Intercambiador de tubos cortado por su eje: haz de tubos bajo el líquido que hierve, placa de tubos entre dos juntas, canal con su tabique y tapa apernada con otra junta.',
  places: {
    juntas: { at: [X + 197.5 * SCALE, AXIS + 26 * SCALE], number: [470, 338] },
  },
  draw(pen) {
    slab(pen.at(0, 16), 0, 600, 16)
    const own = pen.at(X, AXIS, { scale: SCALE, weight: 'spring' })
    for (const x of KETTLE.saddles) saddle(own.at(x, 0), 44, (AXIS - 16) / SCALE)
    kettleReboiler(own)
  },
}
