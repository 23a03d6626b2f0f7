import { box, pairs } from '../../../kit.ts'
import { disc, type Pen } from '../pen.ts'
import { handrail } from './site.ts'

/** A fired heater in the far background: box, convection bank, stack with its damper. */
export function firedHeater(pen: Pen) {
  pen.faint('M-44 0V72L-18 105.6H18L44 72V0M-18 105.6V129.6L-8 144V240H8V144L18 129.6V105.6')
  pen.faint('M-44 72H44M-18 117.6H18M-8 232H8M-8 177.6H8', 'hatch')
  pen.faint('M-32 0V72M-20 0V72M-8 0V72M8 0V72M20 0V72M32 0V72', 'hatch')
}

/** A slender column in the far background, with its platforms. */
export function farColumn(pen: Pen, height: number) {
  pen.faint(`M-11 0V${height}F0 ${height + 5.5}F11 ${height}V0`)
  pen.faint(`M0 ${height + 5.5}V${height + 16}H23V0`)
  for (let h = height * 0.34; h < height; h += height * 0.21)
    pen.faint(`M11 ${h}h13M-11 ${h}h-6v9M27 ${h}v9h-6M27 ${h}h-4`, 'hatch')
}

/** A flare stack with its guys, in the far background. */
export function flare(pen: Pen) {
  pen.faint('M-2.5 0V400M2.5 0V400M-4 400H4V407H-4Z')
  pen.faint('M-2.5 376L-48 0M2.5 376L48 0M-2.5 224L-48 0M2.5 224L48 0', 'hatch')
  pen.faint('M0 409c-7 6 -2 10 1 17c1 -5 9 -9 -1 -17', 'hatch')
}

const [LENGTH, HEIGHT, BEAM] = [66, 372, 11]
/** Beams by their heights; on each, pipes in cross section: distance from the post, and radius. */
const LEVELS = [
  { h: 196, pipes: pairs`22 8, 46 12` },
  { h: 284, pipes: pairs`26 9, 50 8` },
  { h: 360, pipes: pairs`22 12` },
]

/** One bent of a pipe rack, from its post to the right: beams with pipes on their shoes; one pipe is cut. */
export function pipeRack(pen: Pen) {
  pen.plain(box(-14, 14, 0, 9), 'thin')
  pen.metal(box(-6, 6, 9, HEIGHT))
  pen.line(`M-2 9V${HEIGHT}M2 9V${HEIGHT}`, 'hatch')
  for (const { h, pipes } of LEVELS) {
    pen.metal(`M6 ${h - BEAM - 12}L18 ${h - BEAM}H6Z`, 'thin')
    pen.metal(box(6, LENGTH, h - BEAM, h), 'spring')
    pen.line(`M6 ${h - 3}H${LENGTH}M6 ${h - BEAM + 3}H${LENGTH}`, 'hatch')
    for (const [x, radius] of pipes) {
      pen.metal(`M${x - 5} ${h}L${x - 3} ${h + 8}H${x + 3}L${x + 5} ${h}Z`, 'thin')
      pen.metal(disc(x, h + radius + 5, radius), 'spring')
    }
  }
  pen.fluid(disc(46, 213, 9))
}

/** A cable tray in cross section. */
export function cableTray(pen: Pen) {
  pen.line('M-16 14V4H16V14')
  for (const x of [-12, -6, 0, 6, 12]) pen.solid(disc(x, 6.6, 2.2))
}

const DRUM_INSIDE = 'M0 31H166F181.5 0U166 -31H0F-15.5 0U0 31Z'

/** A horizontal drum with a water boot, cut along its axis; the origin is on it at the left tangent line. */
export function drum(pen: Pen) {
  pen.metal('M42.4 -25V-45U56.4 -53F70.4 -45V-25Z', 'spring')
  pen.metal('M0 35H166F185.5 0U166 -35H0F-19.5 0U0 35Z')
  pen.plain(DRUM_INSIDE, 'thin')
  pen.fluid(
    'M-15.5 -2H181.5C180.9 -9.3 174.7 -31 166 -31H66.4V-43U56.4 -49F46.4 -43V-31H0C-8.7 -31 -14.9 -9.3 -15.5 -2Z',
  )
  pen.line('M-15.5 -2H181.5M46.4 -41H66.4', 'hatch')
  pen.line(DRUM_INSIDE)
}

/** Radius of its shell, and the height of the skirt under it. */
export const COLUMN = { radius: 38, skirt: 186 }

const DOWNCOMER = 10
const WEIR = 6
/** The liquid's height in the sump; and the trays: lowest height, number, spacing. */
const LEVEL = 242
const TRAYS = { from: 306, count: 7, spacing: 22 }
const COLUMN_INSIDE = 'M-38 186V466U0 485F38 466V186U0 167F-38 186Z'

/** A tray column on its skirt, cut along its axis; the pen's origin is on the axis at the ground. */
export function distillationColumn(pen: Pen) {
  pen.metal('M-42 186L-46 8H46L42 186Z')
  pen.metal(box(-54, 54, 0, 8), 'thin')
  for (const x of [-49, 46]) pen.plain(box(x, x + 3, 8, 15), 'thin')
  pen.plain('M-38 186L-42 8H42L38 186Z', 'thin')
  pen.faint('M-14 12V44A14 1 14 44V12Z', 'hatch')
  pen.metal('M-42 186V466U0 487F42 466V186U0 165F-42 186Z')
  pen.plain(COLUMN_INSIDE, 'thin')
  pen.fluid(`M-38 186V${LEVEL}H38V186U0 167F-38 186Z`)
  pen.line(`M-38 ${LEVEL}H38`, 'hatch')
  const { from, count, spacing } = TRAYS
  tray(pen.at(0, from), from - LEVEL + 8)
  for (let i = 1; i < count; i++) {
    const place = pen.at(0, from + i * spacing, { mirror: i % 2 === 1 })
    place.fluid(box(COLUMN.radius - DOWNCOMER, COLUMN.radius, 2 - spacing, 8 - spacing))
    tray(place, spacing)
  }
  pen.line(COLUMN_INSIDE)
}

/** Liquid flows across the tray to the right, over the weir, and down behind its plate to the next tray. */
function tray(pen: Pen, drop: number) {
  const weir = COLUMN.radius - DOWNCOMER
  pen.fluid(box(-38, weir, 0, WEIR))
  pen.line(`M-38 ${WEIR}H${weir}`, 'hatch')
  pen.line(`M-38 0H${weir}`, 'spring')
  pen.line(`M${weir} ${WEIR}V${4 - drop}`)
  for (let x = -23; x < weir - 4; x += 8) pen.line(`M${x} 2.6h4`, 'hatch')
}

/** A manhole on a wall to the left of the origin, its blind cover on a gasket. */
export function manhole(pen: Pen) {
  pen.metal('B0 9 -10 10 B9 12 -14 14', 'thin')
  pen.seal(box(12, 15, -13, 13))
  pen.metal(box(15, 19, -14, 14), 'thin')
  pen.line('M17 14V19H6', 'hatch')
}

/** A platform to the right, on brackets, with its rail. */
export function platform(pen: Pen, length: number) {
  pen.line(`M0 -16L${length - 4} -3`)
  pen.metal(box(0, length, -4, 0), 'thin')
  handrail(pen, length, { height: 24, spacing: 16 })
}
