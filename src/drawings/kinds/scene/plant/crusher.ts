import { box } from '../../../geometry.ts'
import type { Pen } from '../pen.ts'

/** A primary crusher under its dump hopper, 60 wide, cut through the hopper; the pen stands on the floor, at its middle. */
export function dumpCrusher(pen: Pen, top: number) {
  for (const x of [-26, 26]) pen.metal(box(x - 4, x + 4, 0, 40), 'thin')
  pen.metal('M-16 22L-8 12H8L16 22Z', 'thin')
  pen.metal('M-20 22H20V30L14 44H-14L-20 30Z')
  pen.line('M-20 30H20M-8 22V44M8 22V44', { weight: 'hatch' })
  pen.metal(`M-30 ${top - 4}L-14 46V40H-18L-34 ${top - 4}Z`, 'thin')
  pen.metal(`M34 ${top + 10}L14 46V40H18L38 ${top + 10}Z`, 'thin')
  pen.line(`M-14 46L-10 51L-5 47L0 53L6 48L10 53L15 48`, { weight: 'thin' })
  for (const [x, h] of [
    [-10, 62],
    [-2, 70],
    [7, 61],
    [-16, 70],
  ] as const) {
    pen.metal(`M${x} ${h}l5 2 3 -4 -4 -3 -4 1Z`, 'thin')
  }
}
