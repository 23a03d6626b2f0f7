import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import type { Subject } from '../plate.ts'

/** The truck is drawn some 97 long, front to the left. */
const PLACE = { x: -187.6, scale: 3.78 }
const PIVOT = { x: 80, h: 25 }
/** How far the body is tipped (degrees). */
const TIPPED = -20
const HOIST = { x: 50, h: 17, turn: -30 }

function draw(plate: Pen) {
  const pen = plate.at(PLACE.x, 0, { scale: PLACE.scale })
  hoist(pen.at(HOIST.x, HOIST.h, { turn: HOIST.turn }))
  body(pen.at(PIVOT.x, PIVOT.h, { turn: TIPPED }))
  pen.metal('M2 15V30H10V36H34L38 24H87V16Z')
  pen.line('M2 20H10M2 25H10')
  pen.metal(box(12, 30, 36, 51))
  pen.plain('M15 40V48H25L27 40Z', 'thin')
  for (const x of [21, 66]) wheel(pen.at(x, 12.5))
}

function body(pen: Pen) {
  pen.metal('M-70 25L-52 23.5V21L-54 5L-20 1L12 3L15 9L10 17L-52 28.4L-70 28.4Z')
  pen.line('M-42 26.6L-43 3.7M-30 24.5V2.2M-18 22.4V1.1M-6 20.2V1.8')
}

/** A cylinder that lifts the body: barrel, gland, rod. */
function hoist(pen: Pen) {
  pen.plain(box(-1.8, 1.8, 11, 21), 'thin')
  pen.metal(box(-3.6, 3.6, 0, 10))
  pen.seal(box(-4.4, 4.4, 10, 13.4))
}

function wheel(pen: Pen) {
  pen.metal(disc(0, 0, 12.5))
  pen.plain(disc(0, 0, 7.5), 'thin')
  pen.seal(disc(0, 0, 4.4))
  pen.plain(disc(0, 0, 2), 'none')
}

export const mineria: Subject = {
  title: 'camión de extracción que levanta su tolva',
  description:
    'Camión de extracción visto de lado, con la tolva a medio levantar por su cilindro hidráulico. En color, lo que sella: el prensaestopas del cilindro y los cubos de las dos ruedas.',
  draw,
}
