import { box } from '../../geometry.ts'
import type { Pen } from '../scene/pen.ts'

const [SHAFT, BORE] = [24, 48]
const RIM = 150
const RINGS = 4
const RING = 18

/** A disc refiner along its axis: pulp comes in on the left, between the fixed disc and the one that turns. */
export function refiner(pen: Pen) {
  pen.fluid(box(-190, -62, -44, 44))
  pen.fluid(box(-62, 66, -RIM, RIM))
  pen.plain(box(-6, 300, -SHAFT, SHAFT))
  half(pen)
  half(pen.at(0, 0, { mirror: true, turn: 180 }))
  pen.plain('M-24 0L-6 20V-20Z', 'thin')
  pen.centreLine('M-210 0H320')
  pen.line('M-176 0H-110', { weight: 'flow', tone: 'accent' })
  pen.line('M-124 9L-106 0L-124 -9', { weight: 'flow', tone: 'accent' })
}

/** What stands above the axis; the pen mirrors it below. */
function half(pen: Pen) {
  pen.cut(`M-190 44H-62V${RIM}H66V${BORE}H160V96H82V${RIM + 16}H-78V60H-190Z`, 'housing', 'outline')
  pen.cut(`M-62 56H-36V${RIM - 10}H-62Z`, 'steel-opposed')
  pen.cut(`M-6 ${SHAFT}H30V${RIM - 10}H-6Z`, 'steel')
  for (let r = 62; r < RIM - 14; r += 14) {
    pen.plain(box(-36, -27, r, r + 7), 'thin')
    pen.plain(box(-15, -6, r, r + 7), 'thin')
  }
  for (let at = 0; at < RINGS; at += 1) {
    pen.seal(box(70 + at * RING, 70 + at * RING + RING - 2, SHAFT, BORE), 'thin')
  }
  pen.metal(`M144 ${SHAFT + 2}H196V90H178V${BORE - 2}H144Z`, 'thin')
  pen.plain(box(150, 226, 70, 78), 'thin')
  pen.metal(box(250, 300, SHAFT, 92), 'thin')
}
