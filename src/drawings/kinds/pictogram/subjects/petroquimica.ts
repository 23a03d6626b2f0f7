import { box } from '../../../geometry.ts'
import type { Pen } from '../../scene/pen.ts'
import type { Subject } from '../plate.ts'

const SHELL = 58
const WEIR = 34
const TRAYS = [78, 110, 142, 174, 206]
/** Depth of the liquid on a tray, and how far its downcomer reaches. */
const [DEPTH, DOWNCOMER] = [9, 21]

/** A column cut open, its reboiler to the left, condenser and reflux drum to the right. */
function draw(pen: Pen) {
  pen.line('M0 250V282H172V230M172 190V150M172 108V86H58M-170 92V112H-58M-30 24H-170V44', {
    weight: 'outline',
  })
  pen.metal(`M${-SHELL} 44L-70 0H70L${SHELL} 44Z`)
  pen.plain(`M${-SHELL} 44V226U0 258F${SHELL} 226V44U0 18F${-SHELL} 44Z`)
  pen.fluid(`M${-SHELL} 52V44U0 18F${SHELL} 44V52Z`)
  pen.line(`M${-SHELL} 52H${SHELL}`)
  for (const [i, h] of TRAYS.entries()) tray(pen.at(0, h, { mirror: i % 2 === 1 }))
  pen.line(`M${-SHELL} 44V226U0 258F${SHELL} 226V44U0 18F${-SHELL} 44`, { weight: 'outline' })
  pen.metal(box(-22, 22, 254, 263))
  pen.seal(box(-22, 22, 263, 270))
  pen.metal(box(-22, 22, 270, 279))
  for (const x of [112, 220]) pen.metal(box(x, x + 10, 0, 196))
  exchanger(pen.at(171, 210))
  exchanger(pen.at(-171, 66, { mirror: true }))
  for (const x of [-214, -138]) pen.metal(box(x, x + 10, 0, 46))
  drum(pen.at(171, 128))
}

function tray(pen: Pen) {
  pen.fluid(box(-SHELL, WEIR, 0, DEPTH))
  pen.line(`M${-SHELL} ${DEPTH}H${WEIR}`)
  pen.line(`M${-SHELL} 0H${WEIR}M${WEIR} ${DEPTH}V${-DOWNCOMER}`, { weight: 'outline' })
}

/** Shell and channel of a heat exchanger, and the gasket between them. */
function exchanger(pen: Pen) {
  pen.metal('M-60 -20H24V20H-60Z')
  pen.metal('M40 -20F68 0U40 20Z')
  pen.metal(box(20, 28, -26, 26))
  pen.metal(box(36, 44, -26, 26))
  pen.seal(box(28, 36, -26, 26))
}

function drum(pen: Pen) {
  const shape = 'M-44 -22H44F62 -6V6U44 22H-44F-62 6V-6U-44 -22Z'
  pen.plain(shape)
  pen.fluid('M-62 0V-6U-44 -22H44F62 -6V0Z')
  pen.line('M-62 0H62')
  pen.line(shape, { weight: 'outline' })
}

export const petroquimica: Subject = {
  title: 'columna de destilación con sus platos',
  description:
    'Columna cortada a lo largo, con el líquido que baja de plato en plato. A la izquierda, abajo, el rehervidor; a la derecha, el condensador y, bajo él, el estanque de reflujo. En color, lo que sella: las juntas de los dos intercambiadores y de la salida superior.',
  draw,
}
