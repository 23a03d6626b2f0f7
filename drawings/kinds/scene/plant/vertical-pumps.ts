import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'
import { motor } from './motor.ts'
import { flange } from './pipe.ts'

/** Places on a vertical turbine pump, from its base plate on its axis. */
export const VERTICAL_PUMP = { nozzle: 44, nozzleHeight: 36, nozzleRadius: 13, height: 232 }

type VerticalPump = {
  /** From the base plate down to the suction bell's lip. */
  column: number
  bowls: number
  finSpacing?: number
}

const BOWL = 28

/** A vertical turbine pump (API 610, VS1): bowls under water, packed head on its plate, motor on top; delivers to the right. */
export function verticalPump(pen: Pen, { column, bowls, finSpacing = 7 }: VerticalPump) {
  const lift = column - 18 - bowls * BOWL
  pen.metal(box(-11, 11, -lift, 0))
  for (let h = -46; h > -lift + 12; h -= 46) pen.metal(box(-15, 15, h - 3, h + 3), 'thin')
  for (let i = 0; i < bowls; i++) bowl(pen.at(0, -lift - i * BOWL))
  pen.metal(
    `M-11 ${18 - column}C-12 ${10 - column} -20 ${8 - column} -22 ${-column}H22C20 ${8 - column} 12 ${10 - column} 11 ${18 - column}Z`,
  )
  head(pen)
  motor(pen.at(0, 108, { turn: 90 }), { length: 124, radius: 30, finSpacing, mount: 'flange' })
}

function bowl(pen: Pen) {
  pen.metal(
    `M-11 0C-12 -6 -19 -8 -19 -14C-19 -20 -12 -22 -11 ${-BOWL}H11C12 -22 19 -20 19 -14C19 -8 12 -6 11 0Z`,
  )
  pen.line('M-18 -12H18', 'hatch')
  pen.line(`M-11 ${-BOWL}H11`)
}

/** Discharge elbow, stuffing box in its window, motor stool. */
function head(pen: Pen) {
  pen.metal('M-26 62L-30 102H30L26 62Z')
  pen.plain('M-18 68L-21 97H21L18 68Z B-3.5 3.5 62 102', 'thin')
  pen.metal(box(-9, 9, 62, 70), 'thin')
  pen.seal(box(-11, 11, 70, 79), 'thin')
  pen.metal('B-7 7 86 96 B-32 32 102 108', 'thin')
  const { nozzle, nozzleHeight: h, nozzleRadius: r } = VERTICAL_PUMP
  pen.metal(
    `M-22 6C-22 ${h + r} -14 ${h + r + 6} 0 ${h + r + 6}H12L24 ${h + r}H${nozzle - 5}V${h - r}H24C22 ${h - r - 4} 20 14 20 6Z`,
  )
  pen.line(`M-8 6C-8 ${h - 2} 0 ${h} 18 ${h}`, 'hatch')
  pen.metal(`B-28 28 56 62 B${nozzle - 5} ${nozzle} ${h - r * 1.45} ${h + r * 1.45}`, 'thin')
  pen.metal(box(-34, 34, 0, 6), 'thin')
  for (const x of [-29, 29]) pen.plain(box(x - 3, x + 3, 6, 11), 'thin')
}

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
