import { box } from '../../../geometry.ts'
import type { Pen } from '../pen.ts'

/** A gearless SAG mill: trunnions in their bearings, ring motor round the shell, trommel at the discharge. */
export function sagMill(pen: Pen, floor: number) {
  for (const x of [-45, 45]) {
    pen.metal(`M${x - 9} -18L${x - 14} ${floor}H${x + 14}L${x + 9} -18Z`)
    pen.line(`M${x - 12} ${floor + 12}H${x + 12}`, 'hatch')
  }
  pen.metal(`M-12 -54L-18 ${floor}H34L28 -54Z`)
  pen.plain('M46 -12L76 -14V14L46 12Z', 'thin')
  pen.line(
    'M50 -12L58 13M58 -13L66 14M66 -13L74 14M58 -13L50 12M66 -13L58 13M74 -14L66 14',
    'hatch',
  )
  for (const way of [-1, 1]) {
    pen.plain(box(way * 36, way * 56, -13, 13), 'thin')
    pen.metal(`M${way * 37} -20V8A8 ${way > 0 ? 1 : 0} ${way * 53} 8V-20Z`)
    pen.seal(box(way * 34, way * 37, -17, 17), 'thin')
    pen.metal(`M${way * 26} 42L${way * 33} 20V-20L${way * 26} -42Z`)
    pen.line(`M${way * 27} 32L${way * 33} 14M${way * 27} -32L${way * 33} -14`, 'hatch')
  }
  pen.metal(box(-26, 26, -42, 42))
  for (let h = -36; h <= 36; h += 9) pen.line(`M-26 ${h}H26`, { weight: 'hatch', dash: 'rest' })
  pen.seal(box(-7, -4, -46, 46), 'thin')
  pen.seal(box(20, 23, -46, 46), 'thin')
  pen.metal(`M-4 -62H20V62H-4Z`)
  pen.line('M1 -62V62M15 -62V62M-4 0H20M-4 31H20M-4 -31H20', 'hatch')
  pen.metal(box(-8, 24, 62, 67), 'thin')
}
