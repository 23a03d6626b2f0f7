import { box } from '../../../geometry.ts'
import { bothSides } from '../../scene/pen.ts'
import type { Machine } from '../machine-model.ts'

const AXIS = 186

/** A hydraulic cylinder cut along its rod. */
export const cylinder: Machine = {
  title: 'cilindro hidráulico y sus lugares sellados',
  description:
    'Cilindro hidráulico cortado por su vástago: pistón con su sello y sus anillos de guía, cabezal con el sello del vástago y el limpiador en la boca, y el aceite a los dos lados del pistón.',
  places: {
    limpiador: { at: [463, 226], number: [510, 322] },
    sellos: { at: [428, 144], number: [428, 48] },
    guias: { at: [190, 282], number: [190, 340] },
  },
  draw(pen) {
    const own = pen.at(0, AXIS)
    own.cut(box(24, 54, -124, 124), 'steel-opposed')
    bothSides(own.at(0, 0, { turn: 90 }), (half) => {
      const side = half.at(0, 0, { turn: -90 })
      side.fluid('B54 168 0 100 B268 392 34 100')
      side.cut(box(54, 392, 100, 124), 'housing')
      side.cut('M392 36H404V48H452V36H456V46H474V36H480V124H392Z', 'steel-opposed')
      side.cut('M168 24V96H176V88H204V96H210V86H232V96H238V88H260V96H268V24Z', 'steel')
      side.plain('B176 204 88 100 B238 260 88 100', 'thin')
      side.seal(box(210, 232, 86, 100), 'thin')
      side.seal('B404 426 34 48 B456 474 34 46', 'thin')
      side.plain(box(428, 452, 34, 48), 'thin')
    })
    own.plain('M150 -20V20H268V34H560V-34H268V-20Z')
    own.metal('M556 -44H596V44H556Z')
    own.centreLine('M8 0H596')
    own.metal('B80 112 124 146 B336 368 124 146')
  },
}
