import { box } from '../../../geometry.ts'
import { agitator } from '../../scene/plant/agitator.ts'
import { packedBoxSection, sectionCircle } from '../../scene/plant/section-circle.ts'
import { levelSign } from '../../scene/plant/site.ts'
import type { Machine } from '../machine-model.ts'

const X = 236
const TOP = 190

/** An agitator on the lid of its tank; the packed box enlarged. */
export const mixer: Machine = {
  title: 'agitador sobre su estanque y sus lugares sellados',
  description:
    'Agitador de entrada superior sobre la tapa de un estanque cortado: motor, reductor, linterna con el sello del eje y dos impulsores en el líquido. En el círculo, la caja de sellado del eje, agrandada.',
  places: {
    'sello-del-eje': { at: [230, 204], number: [120, 262] },
    empaquetadura: { at: [444, 220], number: [548, 186] },
    'fondo-de-la-caja': { at: [236, 184], number: [120, 330] },
    sensores: { at: [252, 330], number: [344, 338] },
  },
  draw(pen) {
    pen.fluid(box(92, 380, 30, 140))
    pen.line('M92 140H380', 'hatch')
    levelSign(pen.at(330, 140))
    pen.cut(`M84 ${TOP}V22H388V${TOP}H380V30H92V${TOP}Z`, 'steel')
    pen.metal(`B60 ${X - 28} ${TOP - 8} ${TOP} B${X + 28} 412 ${TOP - 8} ${TOP}`)
    agitator(pen.at(X, TOP), { depth: 132, impellers: [10, 62], span: 66 })
    sectionCircle(
      pen,
      { of: [X, TOP + 13], spot: 22, at: [452, 262], radius: 80, turn: 90 },
      packedBoxSection,
    )
  },
}
