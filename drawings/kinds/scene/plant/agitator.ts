import { box } from '../../../geometry.ts'
import type { Pen } from '../pen.ts'
import { motor } from './motor.ts'

type Agitator = {
  /** Length of the shaft under the flange. */
  depth: number
  /** Heights of the impellers above the shaft's end, and half their span. */
  impellers: readonly number[]
  span: number
}

/** A top-entry agitator: impellers with inclined blades, seal and lantern, gearbox, motor. The pen stands on its flange. */
export function agitator(pen: Pen, { depth, impellers, span }: Agitator) {
  pen.plain(box(-3.5, 3.5, -depth, 6), 'thin')
  for (const h of impellers) impeller(pen.at(0, h - depth), span)
  motor(pen.at(0, 82, { turn: 90 }), { length: 88, radius: 20, finSpacing: 8, mount: 'flange' })
  pen.metal('M-22 46H22V76L16 82H-16L-22 76Z')
  pen.line('M-22 54H22M-22 68H22', 'hatch')
  pen.metal('M-22 6L-16 46H16L22 6Z')
  pen.plain('M-13 12L-10 40H10L13 12Z B-3.5 3.5 6 46', 'thin')
  pen.metal(box(-7, 7, 32, 40), 'thin')
  pen.seal(box(-9, 9, 8, 20), 'thin')
  pen.metal(box(-26, 26, 2, 7), 'thin')
  pen.seal(box(-24, 24, -1, 2))
}

function impeller(pen: Pen, span: number) {
  pen.metal(`M6 -3L${span} -9V3L6 9Z M-6 3L${-span} 9V-3L-6 -9Z B-7 7 -10 10`, 'thin')
}
