import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import { bothSides, type Subject } from '../plate.ts'

/** Middle of the ring, and half of what lies between its halves. */
const [MIDDLE, HALF_JOINT] = [144, 7]
const [OUTER, INNER] = [130, 62]

/** The two halves of a split ring, bolted together about a shaft. */
function draw(plate: Pen) {
  const pen = plate.at(0, MIDDLE)
  for (const way of [1, -1]) half(pen.at(0, 0, { turn: way > 0 ? 0 : 180 }), way > 0)
  bothSides(pen, joint)
  pen.plain(disc(0, 0, INNER))
  pen.centreLine('M-36 0H36M0 -36V36')
}

function half(pen: Pen, isUpper: boolean) {
  for (const x of [-196, 120]) pen.metal(box(x, x + 76, HALF_JOINT, 40))
  pen.cut(
    `M${-OUTER} ${HALF_JOINT}A${OUTER} 1 ${OUTER} ${HALF_JOINT}H${INNER}A${INNER} 0 ${-INNER} ${HALF_JOINT}Z`,
    isUpper ? 'steel' : 'steel-opposed',
    'outline',
  )
}

/** What closes the parting line, and the bolt that holds it. */
function joint(pen: Pen) {
  pen.seal(box(INNER, 196, -HALF_JOINT, HALF_JOINT))
  pen.plain(box(156, 172, -68, 50))
  for (const h of [-58, 40]) pen.metal(box(147, 181, h, h + 18))
}

export const colaboracion: Subject = {
  title: 'las dos mitades de un anillo partido, unidas',
  description:
    'Un anillo partido visto de frente alrededor de su eje: la mitad de arriba y la de abajo, rayadas en sentidos opuestos, cierran una contra otra con dos pernos. En color, las juntas donde se encuentran las dos mitades.',
  draw,
}
