import { box } from '../../../geometry.ts'
import { hydroUnit, HYDRO_UNIT } from '../../scene/plant/hydro-unit.ts'
import { expansionJoint, pipe, pipeEndOn } from '../../scene/plant/pipe.ts'
import { faceSealSection, sectionCircle } from '../../scene/plant/section-circle.ts'
import { bothSides } from '../../scene/pen.ts'
import type { Machine } from '../machine-model.ts'

const [X, FLOOR] = [210, 262]

/** A Francis turbine under its generator; the shaft seal enlarged. */
export const turbine: Machine = {
  title: 'turbina hidráulica y sus lugares sellados',
  description:
    'Turbina Francis de eje vertical bajo su generador, cortada: rodete, álabes directrices, cámara espiral y sello del eje en la tapa. En el círculo, el sello del eje, agrandado. A la derecha, una junta de expansión en la cañería de agua.',
  places: {
    'sello-del-eje': { at: [462, 250], number: [552, 176] },
    'fondo-de-la-caja': { at: [X - 22, FLOOR - 146], number: [56, 176] },
    'junta-de-expansion': { at: [462, 86], number: [552, 36] },
  },
  draw(pen) {
    const own = pen.at(X, FLOOR, { weight: 'spring' })
    pipe(pen, 'M330 86H436', 27)
    expansionJoint(pen.at(462, 86, { scale: 1.3 }), 27 / 1.3)
    pipe(pen, 'M488 86H600', 27)
    bothSides(own, (side) =>
      pipeEndOn(side.at(HYDRO_UNIT.spiral, HYDRO_UNIT.distributor), HYDRO_UNIT.spiralRadius),
    )
    bothSides(own, (side) => side.cut(box(136, 190, -22, 0), 'housing'))
    hydroUnit(own)
    const of = [X + 19, FLOOR - 143] as const
    sectionCircle(pen, { of, spot: 18, at: [462, 268], radius: 82, turn: 90 }, faceSealSection)
  },
}
