import { box } from '../../../geometry.ts'
import { flange, pipe } from '../../scene/plant/pipe.ts'
import { gasketSection, sectionCircle } from '../../scene/plant/section-circle.ts'
import type { Machine } from '../machine-model.ts'

/** Two flanges on a pipe; the gasket between them enlarged. */
export const flangedJoint: Machine = {
  title: 'unión de bridas y sus lugares sellados',
  description:
    'Cañería con una tapa ciega en su extremo y una unión de bridas apernadas. En el círculo, la unión cortada y agrandada: las dos caras, sus espárragos y la junta que las sella, con el fluido al lado.',
  places: {
    junta: { at: [422, 172], number: [240, 332] },
    tapa: { at: [47, 150], number: [64, 332] },
  },
  draw(pen) {
    pipe(pen, 'M52 150H600', 56)
    pen
      .metal(box(50, 56, 70, 230))
      .metal(box(32, 44, 70, 230))
      .seal(box(44, 50, 74, 226))
    for (const h of [82, 218])
      pen.plain(box(24, 32, h - 5, h + 5), 'thin').plain(box(56, 64, h - 5, h + 5), 'thin')
    flange(pen.at(176, 150), 56)
    sectionCircle(pen, { of: [176, 222], spot: 30, at: [422, 190], radius: 158 }, gasketSection)
  },
}
