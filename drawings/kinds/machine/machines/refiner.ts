import { box } from '../../../geometry.ts'
import { bothSides } from '../../scene/pen.ts'
import { motor } from '../../scene/plant/motor.ts'
import { flange, pipe } from '../../scene/plant/pipe.ts'
import { packedBoxSection, sectionCircle } from '../../scene/plant/section-circle.ts'
import { plinth, slab } from '../../scene/plant/site.ts'
import type { Machine } from '../machine-model.ts'

const AXIS = 142

/** A disc refiner cut through its chamber, with its motor; the packed box enlarged. */
export const refiner: Machine = {
  title: 'refinador de discos y sus lugares sellados',
  description:
    'Refinador de discos con su motor, la cámara cortada por el eje: entrada de la pulpa al centro, disco fijo, disco rotatorio y caja de sellado del eje. En el círculo, la caja de sellado, agrandada.',
  places: {
    'caja-con-sello': { at: [219, 168], number: [236, 322] },
    'caja-con-empaquetadura': { at: [448, 266], number: [552, 196] },
    'fondo-de-la-caja': { at: [200, 120], number: [252, 66] },
  },
  draw(pen) {
    slab(pen.at(0, 16), 0, 600, 16)
    plinth(pen.at(0, 16), 60, 580, 22)
    const own = pen.at(0, AXIS)
    pipe(own, 'M0 0H92', 22)
    flange(own.at(52, 0), 22)
    pipe(own, 'M150 104V233', 20)
    flange(own.at(150, 196, { turn: 90 }), 20)
    bothSides(own.at(0, 0, { turn: 90 }), (half) => {
      const side = half.at(0, 0, { turn: -90 })
      side.fluid('M92 0V22H116V98H186V24H176V0Z')
      side.cut('M92 22V42H104V104H198V98H116V22Z', 'housing')
      side.cut('M186 98V24H206V40H240V56H198V98Z', 'steel-opposed')
      side.cut(box(122, 134, 26, 90), 'steel')
      side.cut('M140 26V90H150V34H176V16H150V26Z', 'steel-opposed')
      for (let h = 32; h < 90; h += 8) side.line(`M134 ${h}H140`, 'spring')
      side.seal(box(206, 232, 16, 38), 'thin')
      side.plain(box(232, 250, 18, 34), 'thin')
    })
    own.plain('M150 -16V16H330V-16Z')
    own.metal('M262 -104H330L322 -34H270Z B264 328 -34 34')
    own.metal(box(338, 372, -26, 26))
    motor(own.at(388, 0), { finSpacing: 9 })
    own.metal('M396 -52H552V-104H396Z', 'thin')
    sectionCircle(
      pen,
      { of: [219, AXIS + 26], spot: 24, at: [448, 282], radius: 78 },
      packedBoxSection,
    )
  },
}
