import { pairs } from '../../../path-notation.ts'
import type { Pen } from '../pen.ts'

const TOP = 384

/** A continuous digester that stands far behind: shell in steps, screens, top separator, stairs, platforms. */
export function digester(pen: Pen) {
  pen.faint('M-7 0L-22 26V153.6L-19 161.3V374C-19 384 -10 388 -8 392V430')
  pen.faint('M-8 430H8V392C10 388 19 384 19 374V161.3L22 153.6V26L7 0')
  for (const [h, half] of pairs`66.1 22, 135.2 22, 219.7 19, 304.2 19`) {
    pen.faint(`M${-half} ${h}H${half}M${-half} ${h + 14}H${half}`, 'hatch')
    for (let x = 5 - half; x < half; x += 5) pen.faint(`M${x} ${h}V${h + 14}`, 'hatch')
  }
  pen.faint('M-8 410H8M-13 430H13V440H-13Z')
  for (let h = 44; h < TOP; h += 44)
    pen.faint(`M-34 ${h}H-22M22 ${h}H36M36 ${h}v10M29 ${h + 10}H36`, 'hatch')
  pen.faint(`M30 0V${TOP}M36 0V${TOP}`, 'hatch')
  for (let h = 6; h < TOP; h += 8) pen.faint(`M30 ${h}H36`, 'hatch')
}
