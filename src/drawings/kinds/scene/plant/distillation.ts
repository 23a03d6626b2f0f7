import { box } from '../../../geometry.ts'
import type { Pen } from '../pen.ts'
import { handrail } from './building.ts'

/** Radius of its shell, and the height of its skirt on which the pen stands. */
export const COLUMN = { radius: 38, skirt: 186 }

const DOWNCOMER = 10
const WEIR = 6
/** Height of the liquid in the sump; trays from here on, so many, so far apart. */
const LEVEL = 242
const TRAYS = { from: 306, count: 7, spacing: 22 }
const INSIDE = 'M-38 186V466U0 485F38 466V186U0 167F-38 186Z'

/** A tray column on its skirt, cut along its axis, where the pen stands on the ground. */
export function distillationColumn(pen: Pen) {
  pen.metal('M-42 186L-46 8H46L42 186Z')
  pen.metal(box(-54, 54, 0, 8), 'thin')
  for (const x of [-49, 46]) pen.plain(box(x, x + 3, 8, 15), 'thin')
  pen.plain('M-38 186L-42 8H42L38 186Z', 'thin')
  pen.faint('M-14 12V44A14 1 14 44V12Z', 'hatch')
  pen.metal('M-42 186V466U0 487F42 466V186U0 165F-42 186Z')
  pen.plain(INSIDE, 'thin')
  pen.fluid(`M-38 186V${LEVEL}H38V186U0 167F-38 186Z`)
  pen.line(`M-38 ${LEVEL}H38`, 'hatch')
  const { from, count, spacing } = TRAYS
  tray(pen.at(0, from), from - LEVEL + 8)
  for (let i = 1; i < count; i++) {
    const place = pen.at(0, from + i * spacing, { mirror: i % 2 === 1 })
    place.fluid(box(COLUMN.radius - DOWNCOMER, COLUMN.radius, 2 - spacing, 8 - spacing))
    tray(place, spacing)
  }
  pen.line(INSIDE)
}

/** Liquid crosses the tray to the right, over the weir, and down behind its plate to the next tray. */
function tray(pen: Pen, drop: number) {
  const weir = COLUMN.radius - DOWNCOMER
  pen.fluid(box(-38, weir, 0, WEIR))
  pen.line(`M-38 ${WEIR}H${weir}`, 'hatch')
  pen.line(`M-38 0H${weir}`, 'spring')
  pen.line(`M${weir} ${WEIR}V${4 - drop}`)
  for (let x = -23; x < weir - 4; x += 8) pen.line(`M${x} 2.6h4`, 'hatch')
}

/** A manhole on a wall to the pen's left, its blind cover on a gasket. */
export function manhole(pen: Pen) {
  pen.metal('B0 9 -10 10 B9 12 -14 14', 'thin')
  pen.seal(box(12, 15, -13, 13))
  pen.metal(box(15, 19, -14, 14), 'thin')
  pen.line('M17 14V19H6', 'hatch')
}

/** A platform to the right of the pen, on brackets, with its rail. */
export function platform(pen: Pen, length: number) {
  pen.line(`M0 -16L${length - 4} -3`)
  pen.metal(box(0, length, -4, 0), 'thin')
  handrail(pen, length, { height: 24, spacing: 16 })
}
