import { disc, type Pen } from '../../scene/pen.ts'
import type { Subject } from '../plate.ts'

const BAR = { bottom: 92, top: 116 }
const TICKS = [-60, -40, -20, 20, 40, 60]

/** A mason's level: a plumb line in an A of wood, which falls on the middle mark only where the ground is level. */
function draw(pen: Pen) {
  pen.line('M-240 0H240', { weight: 'outline' })
  pen.metal(`M-104 ${BAR.bottom}H104L90 ${BAR.top}H-90Z`)
  for (const x of TICKS) pen.line(`M${x} ${BAR.top}V${BAR.top - 10}`)
  pen.metal('M-15 288H15L184 0H148L0 252L-148 0H-184Z')
  pen.line('M0 262V84', { weight: 'outline' })
  pen.plain(disc(0, 266, 6), 'thin')
  pen.seal('M0 18L20 62V84H-20V62Z', 'outline')
}

export const integridad: Subject = {
  title: 'nivel de plomada sobre una línea a nivel',
  description:
    'Escuadra en forma de A apoyada en una línea a nivel. De su vértice cuelga una plomada cuyo hilo cae justo en la marca central del travesaño: el instrumento no admite más que lo recto. En color, la plomada.',
  draw,
}
