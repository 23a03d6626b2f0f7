import { box } from '../../../geometry.ts'
import { expansionJoint, flange, pipe, pipeStanchion } from '../../scene/plant/pipe.ts'
import { gasketSection, sectionCircle } from '../../scene/plant/section-circle.ts'
import { slab } from '../../scene/plant/site.ts'
import type { Machine } from '../machine-model.ts'

const [AXIS, RADIUS] = [128, 44]

/** A pipe with an expansion joint between two supports; the gasket of a flange enlarged. */
export const duct: Machine = {
  title: 'cañería con junta de expansión y sus lugares sellados',
  description:
    'Cañería sobre sus soportes, con una junta de expansión que absorbe su dilatación y una unión de bridas. En el círculo, la junta plana entre las bridas, agrandada.',
  places: {
    'junta-de-expansion': { at: [196, 128], number: [196, 300] },
    bridas: { at: [440, 262], number: [548, 186] },
  },
  draw(pen) {
    slab(pen.at(0, 16), 0, 600, 16)
    for (const x of [64, 520]) pipeStanchion(pen.at(x, 16), AXIS - 16, RADIUS)
    pipe(pen, `M0 ${AXIS}H156`, RADIUS)
    pipe(pen, `M236 ${AXIS}H600`, RADIUS)
    expansionJoint(pen.at(196, AXIS, { scale: 2.2 }), RADIUS / 2.2)
    flange(pen.at(352, AXIS), RADIUS)
    pen.metal(box(506, 534, 16, 22), 'thin')
    sectionCircle(pen, { of: [352, 182], spot: 20, at: [440, 276], radius: 86 }, gasketSection)
  },
}
