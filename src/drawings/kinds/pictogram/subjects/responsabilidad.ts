import { box } from '../../../geometry.ts'
import type { Pen } from '../../scene/pen.ts'
import type { Subject } from '../plate.ts'

/** Height of the ring's axis. */
const AXIS = 144
const RING = { face: -84, flangeEnd: -40, end: 88, bore: 44, hub: 82, flange: 110 }
/** How far the lines of a dimension stand out, and its own line. */
const [EXTENSION, LEVEL] = [144, 134]
const [SIDE_EXTENSION, SIDE_LEVEL] = [184, 172]
const ARROW = { length: 18, half: 6 }

/** A flanged ring in section, with every measure that it answers for. */
function draw(plate: Pen) {
  const pen = plate.at(0, AXIS)
  const { face, flangeEnd, end, bore, hub, flange } = RING
  pen.line(`M${face} ${-bore}V${bore}M${end} ${-bore}V${bore}`, { weight: 'outline' })
  for (const way of [1, -1]) {
    pen.cut(
      `M${face} ${way * bore}V${way * flange}H${flangeEnd}V${way * hub}H${end}V${way * bore}Z`,
      way > 0 ? 'steel' : 'steel-opposed',
      'outline',
    )
    pen.seal(box(face - 12, face, way * (bore + 12), way * (flange - 12)))
  }
  pen.centreLine('M-116 0H116')
  pen.line(
    `M${face} ${flange + 6}V${EXTENSION}M${end} ${hub + 6}V${EXTENSION}M${face} ${-flange - 6}V${-EXTENSION}M${flangeEnd} ${-flange - 6}V${-EXTENSION}`,
  )
  pen.line(
    `M${face - 6} ${flange}H${-SIDE_EXTENSION}M${face - 6} ${-flange}H${-SIDE_EXTENSION}M${end + 6} ${bore}H${SIDE_EXTENSION}M${end + 6} ${-bore}H${SIDE_EXTENSION}`,
  )
  dimension(pen.at((face + end) / 2, LEVEL), end - face)
  dimension(pen.at((face + flangeEnd) / 2, -LEVEL), flangeEnd - face)
  dimension(pen.at(-SIDE_LEVEL, 0, { turn: 90 }), 2 * flange)
  dimension(pen.at(SIDE_LEVEL, 0, { turn: 90 }), 2 * bore)
}

/** A dimension line of that length with its arrowheads, its middle on the pen. */
function dimension(pen: Pen, length: number) {
  const half = length / 2
  pen.line(`M${-half} 0H${half}`)
  for (const way of [1, -1]) {
    const back = way * (half - ARROW.length)
    pen.solid(`M${way * half} 0L${back} ${ARROW.half}V${-ARROW.half}Z`)
  }
}

export const responsabilidad: Subject = {
  title: 'anillo en corte, con sus cuatro medidas',
  description:
    'Anillo con pestaña, cortado por su eje, y las líneas de cota de su largo, del espesor y el diámetro de la pestaña y del agujero: cada medida comprometida queda a la vista. En color, la cara que sella.',
  draw,
}
