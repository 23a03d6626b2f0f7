import { box } from '../../../geometry.ts'
import { companionFlange, expansionJoint, flange, pipe } from '../../scene/plant/pipe.ts'
import { PUMP, pumpSection, pumpTrain } from '../../scene/plant/pump.ts'
import { faceSealSection, sectionCircle } from '../../scene/plant/section-circle.ts'
import { plinth, slab } from '../../scene/plant/site.ts'
import type { Machine } from '../machine-model.ts'

const X = 172
const AXIS = 132
const FACE = X + PUMP.suction
const TOP = AXIS + PUMP.discharge

/** A process pump with its motor, cut through its casing; the seal's box enlarged. */
export const pump: Machine = {
  title: 'bomba con motor y sus lugares sellados',
  description:
    'Bomba horizontal con su motor, el cuerpo cortado por el eje: junta de expansión en la succión, impulsor, caja de sellado, caja de rodamientos y un sensor encima. En el círculo, el sello mecánico en la caja, agrandado.',
  places: {
    'caja-con-sello': { at: [452, 268], number: [548, 262] },
    'caja-con-empaquetadura': { at: [222, 114], number: [216, 46] },
    'fondo-de-la-caja': { at: [204, 149], number: [272, 318] },
    rodamientos: { at: [284, 126], number: [322, 46] },
    boquillas: { at: [82, 110], number: [64, 46] },
    sensores: { at: [290, 178], number: [334, 254] },
  },
  draw(pen) {
    slab(pen.at(0, 22), 0, 600, 22)
    plinth(pen.at(0, 22), X - 84, X + 388, 24)
    pipe(pen, `M0 ${AXIS}H${FACE - 40}`, PUMP.suctionRadius)
    expansionJoint(pen.at(FACE - 18, AXIS), PUMP.suctionRadius)
    pipe(pen, `M${X} ${TOP + 7}V375`, 19)
    flange(pen.at(X, 330, { turn: 90 }), 19)
    pumpTrain(pen.at(X, AXIS), 9)
    pumpSection(pen.at(X, AXIS))
    companionFlange(pen.at(X, TOP, { turn: 90 }), 19)
    const sensor = pen.at(X + 118, AXIS + 28)
    sensor
      .metal(box(-6, 6, 0, 5), 'thin')
      .plain(box(-10, 10, 5, 32), 'thin')
      .line('M-6 25H6')
    const of = [X + 42, AXIS + 13] as const
    sectionCircle(pen, { of, spot: 24, at: [452, 288], radius: 76 }, faceSealSection)
  },
}
