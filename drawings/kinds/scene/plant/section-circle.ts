import { box, pairs, type Point } from '../../../kit.ts'
import { disc, type Pen } from '../pen.ts'

type SectionCircle = {
  /** The enlarged place, and the radius of the ring around it. */
  of: Point
  spot: number
  /** Middle and radius of the circle. */
  at: Point
  radius: number
  /** The angle of the section in degrees: 90 for a vertical shaft. */
  turn?: number
}

/** The radius within which sections are drawn before scaling. */
const REACH = 108

/** The path of a circle. */
export const ring = (x: number, h: number, r: number) =>
  `M${x - r} ${h}A${r} 1 ${x + r} ${h}A${r} 1 ${x - r} ${h}`

/** A circle beside the machine with the section of one place, joined to that place; `draw` must stay within `REACH`. */
export function sectionCircle(pen: Pen, circle: SectionCircle, draw: (pen: Pen) => void) {
  const { of, spot, at, radius, turn = 0 } = circle
  pen.line(ring(...of, spot))
  const way = Math.atan2(at[1] - of[1], at[0] - of[0])
  pen.line([
    [of[0] + spot * Math.cos(way), of[1] + spot * Math.sin(way)],
    [at[0] - radius * Math.cos(way), at[1] - radius * Math.sin(way)],
  ])
  pen.plain(disc(...at, radius), 'outline')
  draw(pen.at(...at, { scale: radius / REACH, turn }))
}

// The sections for the circles of the scenes, each within 108 of the origin: process left, shaft below.

/** A stuffing box: four rings on the shaft, the gland, and their contacts. */
export function packedBoxSection(pen: Pen) {
  pen.fluid(box(-92, -50, -8, 20))
  pen.metal(box(-94, 94, -50, -8), 'thin')
  pen.cut('M-84 20V-2H-54V20H44V54H-66Z', 'housing', 'outline')
  pen.cut(box(-54, 34, -8, 20), 'packing')
  pen.line('M-32 -8V20M-10 -8V20M12 -8V20', 'outline')
  pen.cut('M34 -6H76V50H60V19H34Z', 'steel-opposed', 'outline')
  pen.plain('B26 94 30 38 B76 88 24 44', 'thin')
  pen.line('M-54 -8H34', { weight: 'contact', tone: 'contact' })
  pen.centreLine('M-98 -30H98')
}

/** A mechanical seal: springs press the rotary ring on the stationary one in the gland. */
export function faceSealSection(pen: Pen) {
  pen.fluid('M-84 -20V48H14V28H30V-4H6L-8 -20Z')
  pen.metal(box(-94, 94, -56, -20), 'thin')
  pen.cut('M-72 48H14V80H-58Z', 'housing', 'outline')
  pen.cut('M20 32H34V-8H62V80H20Z', 'steel-opposed', 'outline')
  pen.seal(box(14, 20, 48, 80))
  pen.cut(box(-84, -62, -20, 16), 'steel-fine', 'outline')
  pen.plain(box(-80, -66, 16, 22), 'thin')
  pen.line('M-62 4L-58 10L-53 -2L-48 10L-43 -2L-38 10L-34 4', 'spring')
  pen.cut('M-34 -18H-8V4H2V22H-34Z', 'face-rotary', 'outline')
  pen.cut('M2 -4V28H34V-8H18V-4Z', 'face-stationary', 'outline')
  pen.solid(disc(-22, -16.5, 4.5))
  pen.solid(disc(27, 29.5, 4.5))
  pen.plain(box(62, 74, 54, 70), 'thin')
  pen.line('M2 4V22', { weight: 'contact', tone: 'contact' })
  pen.centreLine('M-98 -38H98')
}

/** Successive lips on the liner of a stern tube. */
export function lipSealSection(pen: Pen) {
  pen.fluid('M-82 -4H-56L-40 24V46H-82Z')
  pen.metal(box(-94, 94, -54, -12), 'thin')
  pen.plain(box(-86, 90, -12, -4), 'thin')
  pen.cut(box(-70, 66, 46, 76), 'housing', 'outline')
  for (const x of [-44, -4, 36]) {
    pen.cut(`M${x} 46H${x + 18}V22L${x - 6} -4H${x - 16}L${x} 24Z`, 'lip', 'outline')
    pen.line(`M${x - 16} -4H${x - 6}`, { weight: 'contact', tone: 'contact' })
  }
  pen.centreLine('M-98 -33H98')
}

/** Teeth on the segments of a gland, on the shaft's lands and between them, which throttle the steam. */
export function steamSealSection(pen: Pen) {
  const teeth = [-46, -34, -25, -13, -1, 8, 23, 35, 44]
  const lands = pairs`-40 -19, -7 14, 29 50`
  const isOnLand = (x: number) => lands.some(([from, to]) => x > from && x < to)
  const profile = teeth
    .map((x) => `L${x - 3} 18L${x - 1.5} ${isOnLand(x) ? 6 : -2}h3L${x + 3} 18`)
    .join('')
  pen.fluid(box(-80, -52, -8, 26))
  const steps = lands.map(([from, to]) => `H${from}V0H${to}V-8`).join('')
  pen.plain(`M-94 -56V-8${steps}H94V-56Z`, 'spring')
  pen.cut('M-72 26V76H70V26H58V46H30V64H-30V46H-58V26Z', 'housing', 'outline')
  pen.cut(`M-52 40V18${profile}L52 18V40H24V58H-24V40Z`, 'face-rotary', 'spring')
  pen.line('M-20 61C-8 57 8 57 20 61', 'spring')
  pen.centreLine('M-98 -36H98')
}

/** A spiral-wound gasket between the raised faces of its flanges; the bore is below. */
export function gasketSection(pen: Pen) {
  pen.fluid(box(-76, 76, -64, -42))
  const flange = 'M-84 -42H-8V8H-14V72H-46V-12L-62 -22H-84Z'
  pen.cut(flange, 'steel', 'outline')
  pen.at(0, 0, { mirror: true }).cut(flange, 'steel-opposed', 'outline')
  pen.plain('B-5 5 -42 -30 B-5 5 0 36 B-70 70 40 50', 'thin')
  for (const x of [-60, 46]) pen.plain(box(x, x + 14, 34, 56), 'thin')
  pen.seal(box(-8, 8, -30, 0))
  for (let h = -26; h < 0; h += 5) pen.line(`M-8 ${h}l8 3 8 -3`, { weight: 'thin', tone: 'sheet' })
  pen.line('M-8 -30V0M8 -30V0', { weight: 'contact', tone: 'contact' })
}
