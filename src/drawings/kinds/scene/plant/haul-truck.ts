import { disc, type Pen } from '../pen.ts'

/** A mining truck with its bed full, nose to the right; the pen stands where its rear tyre begins. */
export function haulTruck(pen: Pen) {
  pen.faint('M6 92C24 116 56 126 84 118C98 114 106 106 112 98')
  pen.metal('M16 34H142V48H16Z', 'thin')
  pen.metal('M0 92L12 50L36 42H92L112 96H150V102H108L104 92Z', 'spring')
  pen.line('M22 88L30 48M44 90V44M66 90V44M86 90L84 44', 'hatch')
  pen.metal('M112 48V78H118V92H142V70H152V48Z', 'spring')
  pen.plain('M121 72V88H138V72Z', 'thin')
  pen.line('M146 48V70M142 62H152', 'hatch')
  for (const [x, radius] of [
    [36, 25],
    [126, 25],
  ] as const) {
    pen.solid(disc(x, radius, radius))
    pen.metal(disc(x, radius, radius * 0.56), 'thin')
    pen.plain(disc(x, radius, radius * 0.2), 'thin')
  }
}
