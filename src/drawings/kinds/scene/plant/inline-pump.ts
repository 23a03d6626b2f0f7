import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'
import { motor } from './motor.ts'
import { flange } from './pipe.ts'

/** Half the distance between the nozzles of an in-line pump. */
export const INLINE_HALF = 52

/** A vertical in-line pump (API 610, OH3): nozzles left and right of the pen, motor above, foot below. */
export function inlinePump(pen: Pen, { radius, floor }: { radius: number; floor: number }) {
  pen.metal(`M-20 -30L-26 ${floor}H26L20 -30Z B-32 32 ${floor} ${floor + 4}`, 'thin')
  motor(pen.at(0, 104, { turn: 90 }), { length: 132, radius: 32, finSpacing: 8, mount: 'flange' })
  pen.metal('M-36 42L-30 96H30L36 42Z')
  pen.plain('M-22 50L-19 88H19L22 50Z B-6 6 50 92', 'thin')
  pen.metal(box(-13, 13, 66, 80), 'thin')
  pen.seal(box(-16, 16, 50, 58), 'thin')
  pen.metal(box(-36, 36, 96, 104), 'thin')
  pen.metal(
    `M${-INLINE_HALF} ${radius}H-44C-38 ${radius} -36 30 -26 34H26C36 30 38 ${radius} 44 ${radius}H${INLINE_HALF}` +
      `V${-radius}H44C36 ${-radius} 34 -32 18 -34H-18C-34 -32 -36 ${-radius} -44 ${-radius}H${-INLINE_HALF}Z`,
  )
  pen.metal(disc(0, 0, 15), 'thin')
  pen.metal(box(-40, 40, 34, 38), 'thin')
  pen.seal(box(-38, 38, 37, 39.5))
  pen.metal(box(-40, 40, 39, 43), 'thin')
  flange(pen.at(-INLINE_HALF, 0), radius)
  flange(pen.at(INLINE_HALF, 0), radius)
}
