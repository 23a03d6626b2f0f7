import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import { bothSides, type Subject } from '../plate.ts'

/** Middle of the distributor, through which the water comes in, and half its height. */
const [MIDDLE, HALF] = [150, 18]
const [LOW, HIGH] = [MIDDLE - HALF, MIDDLE + HALF]
const SPIRAL = { x: 168, radius: 58 }
/** Where the round of the spiral case opens to the distributor. */
const MOUTH = SPIRAL.x - Math.sqrt(SPIRAL.radius ** 2 - HALF ** 2)

/** A Francis unit cut along its axis. */
function draw(pen: Pen) {
  pen.fluid(box(-MOUTH - 1, MOUTH + 1, LOW, HIGH))
  pen.fluid('M-84 106L-106 0H106L84 106Z')
  bothSides(pen, casing)
  pen.plain(box(-14, 14, 168, 230))
  pen.metal('M-72 168H72V160C50 156 28 138 18 96L0 84L-18 96C-28 138 -50 156 -72 160Z')
  bothSides(pen, runner)
  pen.metal(box(-152, 152, 222, 236))
  pen.metal(box(-110, 110, 236, 276))
  for (const x of [-88, -66, -44, -22, 0, 22, 44, 66, 88]) pen.line(`M${x} 244V268`)
  pen.metal(box(-30, 30, 276, 288))
}

/** Spiral case, stay vane, guide vane with its stem, head cover and draft tube. */
function casing(pen: Pen) {
  const { x, radius } = SPIRAL
  pen.fluid(disc(x, MIDDLE, radius))
  pen.line(`M${MOUTH} ${HIGH}A${radius} 1 ${x + radius} ${MIDDLE}A${radius} 1 ${MOUTH} ${LOW}`, {
    weight: 'outline',
  })
  pen.plain(box(103, 113, LOW, HIGH), 'thin')
  pen.plain(box(84, 95, LOW, HIGH), 'thin')
  pen.line('M89.5 184V208M78 208H101', { weight: 'outline' })
  pen.metal(`M18 ${HIGH}H114V182L72 196H18Z`)
  pen.metal(box(84, 114, 104, LOW))
  pen.line('M84 104L106 0', { weight: 'outline' })
}

function runner(pen: Pen) {
  pen.plain('M72 160L64 138C60 124 57 110 56 96H18C28 138 50 156 72 160Z')
  pen.line('M56 153C46 136 40 116 43 96M38 141C32 126 29 110 30 96')
  pen.metal('M72 160V96H56C57 110 60 124 64 138Z', 'thin')
  pen.seal(box(72, 84, 106, 130))
  pen.seal(box(14, 34, 196, 212))
}

export const hidroelectrica: Subject = {
  title: 'corte de una turbina Francis por su eje',
  description:
    'El agua llega por la cámara espiral, a ambos lados, pasa entre los álabes directrices al rodete Francis y baja por el tubo de aspiración. Arriba, el generador. En color, lo que sella: el sello del eje sobre la tapa y los laberintos del rodete.',
  draw,
}
