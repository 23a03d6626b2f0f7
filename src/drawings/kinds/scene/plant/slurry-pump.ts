import { box } from '../../../geometry.ts'
import type { Pen } from '../pen.ts'
import { motor } from './motor.ts'

/** Places on the slurry pump, from its casing's middle on the shaft's axis. */
export const SLURRY_PUMP = { suction: -30, floor: -48, discharge: 48 }

/** A horizontal slurry pump with a lined casing in two plates, its motor above, driven by belts. A small one is plainer. */
export function slurryPump(pen: Pen, size: 'large' | 'small' = 'large') {
  const isLarge = size === 'large'

  pen.metal('M22 -16L26 -44H104L100 -16Z', 'thin')
  pen.metal(box(-34, 116, -48, -43), 'thin')
  pen.metal(box(24, 108, 44, 49), 'thin')
  pen.line(isLarge ? 'M32 12V44M96 12V44M32 14L96 44M96 14L32 44' : 'M32 12V44M96 12V44')
  motor(pen.at(94, 73, { mirror: true, scale: 0.5 }), {
    length: 150,
    radius: 38,
    finSpacing: isLarge ? 12 : Infinity,
  })
  pen.metal('M100 -20A20 1 118 -20L116 84A14 1 102 84Z', 'thin')
  if (isLarge) pen.line('M104 -8L106 76M114 -8L112 76', 'hatch')
  pen.metal(box(38, 92, -14, 14))
  pen.metal(box(34, 40, -18, 18), 'thin')
  pen.metal(box(90, 96, -18, 18), 'thin')
  pen.plain(box(24, 36, -5, 5), 'thin')
  pen.seal(box(20, 27, -11, 11), 'thin')
  pen.metal('M-12 36H12V48H20V52H-20V48H-12Z', 'thin')
  pen.metal('M-20 -30L-14 -38H12L18 -30V30L12 38H-14L-20 30Z')
  pen.metal('M-20 -22L-30 -16V16L-20 22Z', 'thin')
  pen.metal(box(-34, -30, -20, 20), 'thin')
  pen.line('M1 -38V38')
  if (!isLarge) return
  pen.line('M-3 -38V38M-14 -38V38M12 -38V38', 'hatch')
  for (const h of [-26, -9, 9, 26]) pen.plain(box(-6, 8, h - 2, h + 2), 'thin')
}
