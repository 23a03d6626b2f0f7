import { box } from '../../../geometry.ts'
import type { Pen } from '../../scene/pen.ts'
import { bothSides, type Subject } from '../plate.ts'

/** Height of the turbine's axis over the ground. */
const AXIS = 140
const [INLET, EXHAUST] = [24, 134]
const ROTOR = 22
const TIP_CLEARANCE = 5
/** Rows of moving blades, by their distance from the middle. */
const ROWS = [42, 68, 94, 120]
const HALF_BLADE = 7

/** The casing opens with the steam: its radius at `x`. */
const casing = (x: number) => 52 + ((x - INLET) * 46) / (EXHAUST - INLET)
const tip = (x: number) => casing(x) - TIP_CLEARANCE

/** A low pressure turbine that steam enters in the middle and leaves at both ends. */
function draw(ground: Pen) {
  const pen = ground.at(0, AXIS)
  const [inner, outer] = [casing(INLET), casing(EXHAUST)]
  pen.plain(`M-186 ${-AXIS}V80C-186 106 -170 118 -146 118H146C170 118 186 106 186 80V${-AXIS}Z`)
  pen.fluid(
    `M${-EXHAUST} ${outer}L${-INLET} ${inner}V148H${INLET}V${inner}L${EXHAUST} ${outer}V${-outer}L${INLET} ${-inner}H${-INLET}L${-EXHAUST} ${-outer}Z`,
  )
  pen.line(`M${-EXHAUST} ${-outer}L${-INLET} ${-inner}H${INLET}L${EXHAUST} ${-outer}`, {
    weight: 'outline',
  })
  pen.metal(box(-EXHAUST, EXHAUST, -ROTOR, ROTOR))
  bothSides(pen, side)
}

function side(pen: Pen) {
  pen.line(`M${EXHAUST} ${casing(EXHAUST)}L${INLET} ${casing(INLET)}V148`, { weight: 'outline' })
  pen.metal(box(INLET, 40, 132, 148))
  for (const x of ROWS) {
    blade(pen, x)
    blade(pen.at(0, 0, { turn: 180, mirror: true }), x)
  }
  pen.plain(box(168, 202, -34, 34))
  pen.plain(box(EXHAUST, 236, -12, 12))
  for (const r of [-30, 14]) pen.seal(box(172, 198, r, r + 16))
  pen.metal(`M212 ${-AXIS}V4A12 1 236 4V${-AXIS}Z`)
}

function blade(pen: Pen, x: number) {
  const [root, end] = [x - HALF_BLADE, x + HALF_BLADE]
  pen.plain(`M${root} ${ROTOR}V${tip(root)}L${end} ${tip(end)}V${ROTOR}Z`, 'thin')
}

export const termoelectrica: Subject = {
  title: 'corte de una turbina de vapor de doble flujo',
  description:
    'El vapor entra por arriba, al medio, y se abre hacia ambos lados por cuatro hileras de álabes cada vez más altos, dentro de la carcasa que va al condensador. En color, lo que sella: los dos sellos del eje donde este sale de la carcasa.',
  draw,
}
