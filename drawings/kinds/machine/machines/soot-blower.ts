import { box } from '../../../geometry.ts'
import { bothSides } from '../../scene/pen.ts'
import { motor } from '../../scene/plant/motor.ts'
import { packedBoxSection, sectionCircle } from '../../scene/plant/section-circle.ts'
import type { Machine } from '../machine-model.ts'

const AXIS = 128

/** A retractable soot blower at the wall of its boiler; the packed box of its feed tube enlarged. */
export const sootBlower: Machine = {
  title: 'soplador de hollín y sus lugares sellados',
  description:
    'Soplador de hollín retráctil junto a la pared de la caldera: lanza con su tobera, caja de pared, carro con la empaquetadura del tubo de alimentación y válvula de vapor con sus bridas. En el círculo, la empaquetadura, agrandada.',
  places: {
    empaquetadura: { at: [268, 270], number: [164, 322] },
  },
  draw(pen) {
    const own = pen.at(0, AXIS)
    for (let h = -116; h < 236; h += 26) {
      own.metal({ centre: [64, h], radius: 11 }, 'thin')
      own.plain({ centre: [64, h], radius: 7 }, 'thin')
    }
    own.plain(box(8, 108, -30, 30), 'none')
    own.metal('B84 108 -64 -24 B84 108 24 64')
    own.seal('B108 113 -62 -22 B108 113 22 62')
    own.metal('B113 126 -64 -22 B113 126 22 64')
    own.metal(box(14, 336, -14, 14), 'spring', 'x')
    own.metal(box(8, 22, -18, 18), 'thin')
    own.plain(box(300, 560, -8, 8), 'thin')
    own.metal('M126 88H560V100H126Z', 'thin')
    bothSides(own.at(0, 0, { turn: 90 }), (half) => {
      const side = half.at(0, 0, { turn: -90 })
      side.cut('M328 14V40H380V22H336V14Z', 'steel')
      side.seal(box(338, 374, 8, 22), 'thin')
      side.plain(box(374, 392, 10, 34), 'thin')
    })
    own.metal('M318 40H388V88H318Z', 'thin')
    motor(own.at(394, 64), { length: 76, radius: 18, finSpacing: 8, mount: 'flange' })
    own.metal('M520 -26V26H584V-26H568V-104H532V-26Z')
    own.seal('B520 524 -30 30 B530 570 -60 -56')
    own.centreLine('M4 0H596')
    sectionCircle(
      pen,
      { of: [354, AXIS + 4], spot: 34, at: [268, 284], radius: 80 },
      packedBoxSection,
    )
  },
}
