import { box } from '../../../geometry.ts'
import type { Pen } from '../pen.ts'
import { handrail } from './building.ts'

type Column = {
  radius: number
  /** Heights of the skirt, of the upper tangent line and of the liquid in the sump. */
  skirt: number
  top: number
  level: number
  trays: { from: number; count: number; spacing: number }
}

const WALL = 4
const DOWNCOMER = 10
const WEIR = 6

/** A shell on its axis, upright, with elliptical heads (2:1). */
const upright = (r: number, bottom: number, top: number) =>
  `M${-r} ${bottom}V${top}U0 ${top + r / 2}F${r} ${top}V${bottom}U0 ${bottom - r / 2}F${-r} ${bottom}Z`

/** A tray column on its skirt, cut along its axis, where the pen stands on the ground. */
export function distillationColumn(pen: Pen, { radius: r, skirt, top, level, trays }: Column) {
  pen.metal(`M${-r - WALL} ${skirt}L${-r - 8} 8H${r + 8}L${r + WALL} ${skirt}Z`)
  pen.metal(box(-r - 16, r + 16, 0, 8), 'thin')
  for (const x of [-r - 11, r + 8]) pen.plain(box(x, x + 3, 8, 15), 'thin')
  pen.plain(`M${-r} ${skirt}L${-r - 4} 8H${r + 4}L${r} ${skirt}Z`, 'thin')
  pen.faint(`M-14 12V44A14 1 14 44V12Z`, 'hatch')
  pen.metal(upright(r + WALL, skirt, top))
  pen.plain(upright(r, skirt, top), 'thin')
  pen.fluid(`M${-r} ${skirt}V${level}H${r}V${skirt}U0 ${skirt - r / 2}F${-r} ${skirt}Z`)
  pen.line(`M${-r} ${level}H${r}`, 'hatch')
  for (let i = 0; i < trays.count; i++) {
    const isLowest = i === 0
    tray(pen.at(0, trays.from + i * trays.spacing, { mirror: i % 2 === 1 }), {
      radius: r,
      drop: isLowest ? trays.from - level + 8 : trays.spacing,
      isSealed: !isLowest,
    })
  }
  pen.line(upright(r, skirt, top))
}

/** Liquid crosses the tray to the right, over the weir, and down behind its plate to the next tray. */
function tray(
  pen: Pen,
  { radius: r, drop, isSealed }: { radius: number; drop: number; isSealed: boolean },
) {
  const weir = r - DOWNCOMER
  pen.fluid(box(-r, weir, 0, WEIR))
  if (isSealed) pen.fluid(box(weir, r, 2 - drop, 8 - drop))
  pen.line(`M${-r} ${WEIR}H${weir}`, 'hatch')
  pen.line(`M${-r} 0H${weir}`, 'spring')
  pen.line(`M${weir} ${WEIR}V${4 - drop}`)
  for (let x = DOWNCOMER - r + 5; x < weir - 4; x += 8) pen.line(`M${x} 2.6h4`, 'hatch')
}

/** A manhole on a wall to the pen's left, its blind cover on a gasket. */
export function manhole(pen: Pen, radius = 10) {
  pen.metal(box(0, 9, -radius, radius), 'thin')
  pen.metal(box(9, 12, -radius - 4, radius + 4), 'thin')
  pen.seal(box(12, 15, -radius - 3, radius + 3))
  pen.metal(box(15, 19, -radius - 4, radius + 4), 'thin')
  pen.line(`M17 ${radius + 4}V${radius + 9}H6`, 'hatch')
}

/** A platform to the right of the pen, on brackets, with its rail. */
export function platform(pen: Pen, length: number) {
  pen.line(`M0 -16L${length - 4} -3`)
  pen.metal(box(0, length, -4, 0), 'thin')
  handrail(pen, length, { height: 24, spacing: 16 })
}
