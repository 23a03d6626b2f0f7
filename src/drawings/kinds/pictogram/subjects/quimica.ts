import { box } from '../../../geometry.ts'
import type { Pen } from '../../scene/pen.ts'
import { bothSides, type Subject } from '../plate.ts'

const LEVEL = 146
const VESSEL = 124
const JACKET = 146
/** Impellers on the shaft: height and half span. */
const IMPELLERS = [
  [72, 74],
  [116, 56],
] as const

/** A jacketed reactor with its agitator. */
function draw(pen: Pen) {
  bothSides(pen, outside)
  pen.metal(`M${-JACKET} 92U0 14F${JACKET} 92V146L${VESSEL} 160H${-VESSEL}L${-JACKET} 146Z`)
  pen.plain(`M${-VESSEL} 168V92U0 36F${VESSEL} 92V168Z`)
  pen.fluid(`M${-VESSEL} ${LEVEL}V92U0 36F${VESSEL} 92V${LEVEL}Z`)
  pen.line(`M${-VESSEL} ${LEVEL}H${VESSEL}`)
  pen.line(`M${-VESSEL} 168V92U0 36F${VESSEL} 92V168`, { weight: 'outline' })
  pen.metal(`M${-VESSEL} 190U0 226F${VESSEL} 190Z`)
  agitator(pen)
  for (const h of [164, 182]) pen.metal(box(-142, 142, h, h + 10))
  pen.seal(box(-142, 142, 174, 182))
  drive(pen)
}

/** Leg, and the way of the jacket's heating. */
function outside(pen: Pen) {
  pen.metal(box(122, 140, 0, 96))
  pen.plain(box(184, 236, 104, 120))
  pen.metal(box(140, 176, 104, 120))
  pen.metal(box(176, 188, 94, 130))
}

function agitator(pen: Pen) {
  pen.plain(box(-6, 6, 62, 164))
  for (const [h, half] of IMPELLERS) {
    pen.metal(`M-10 ${h - 4}L${-half} ${h - 12}V${h + 6}L-10 ${h + 10}Z`)
    pen.metal(`M10 ${h - 4}L${half} ${h - 12}V${h + 6}L10 ${h + 10}Z`)
    pen.metal(box(-12, 12, h - 10, h + 14))
  }
}

/** Nozzle, seal, lantern and gear motor on the head. */
function drive(pen: Pen) {
  pen.metal(box(-34, 34, 222, 232))
  pen.plain(box(-6, 6, 232, 264))
  pen.line('M-28 246V262M28 246V262', { weight: 'outline' })
  pen.seal(box(-28, 28, 232, 246))
  pen.metal(box(-34, 34, 260, 288))
  pen.line('M-34 270H34M-34 279H34')
}

export const quimica: Subject = {
  title: 'corte de un reactor con camisa y agitador',
  description:
    'Reactor con camisa, cortado por su eje: dos impulsores giran en el líquido y el motorreductor va sobre la tapa. En color, lo que sella: el sello mecánico del agitador, bajo el motorreductor, y la junta entre la tapa y el cuerpo.',
  draw,
}
