import { box, pairs, type Point } from '../../../kit.ts'
import { bothSides, disc, type Pen } from '../pen.ts'
import { agitator } from './agitated-reactor.ts'

/** A clamp joint across a sanitary tube along `x`; the pen's origin is on its gasket (ISO 2852). */
export function clamp(pen: Pen, radius: number) {
  pen.metal(`B-4 -1.4 ${-radius - 5} ${radius + 5} B1.4 4 ${-radius - 5} ${radius + 5}`, 'thin')
  pen.seal(box(-1.4, 1.4, -radius - 4, radius + 4))
}

/** A sanitary butterfly valve with its lever, on a tube along `x`. */
export function leverValve(pen: Pen, radius: number) {
  pen.line(`M0 ${radius}V${radius + 12}H22`, 'flow')
  pen.metal(box(-7, 7, -radius - 3, radius + 3), 'thin')
  pen.seal(box(-2, 2, radius + 3, radius + 8), 'thin')
  clamp(pen.at(-11, 0), radius)
  clamp(pen.at(11, 0), radius)
}

type Tank = { radius: number; legs: number; height: number; level: number }

/** A stirred sanitary tank, cut: dished ends, insulation, manway, legs. The origin is on its axis at the floor. */
export function sanitaryTank(pen: Pen, { radius: r, legs, height, level }: Tank) {
  const dish = r * 0.42
  const top = legs + height
  for (const x of [-r + 4, r - 4]) {
    pen.metal(`B${x - 4} ${x + 4} 5 ${legs + 8} B${x - 9} ${x + 9} 0 5`, 'thin')
  }
  pen.metal(
    `M${-r - 6} ${legs}V${top - 6}H${r + 6}V${legs}C${r + 4} ${legs - dish} 16 ${legs - dish - 4} 0 ${legs - dish - 6}C-16 ${legs - dish - 4} ${-r - 4} ${legs - dish} ${-r - 6} ${legs}Z`,
  )
  const inside = `M${-r} ${legs}V${top}U0 ${top + dish}F${r} ${top}V${legs}U0 ${legs - dish}F${-r} ${legs}`
  pen.plain(`${inside}Z`)
  pen.fluid(`M${-r} ${legs}V${level}H${r}V${legs}U0 ${legs - dish}F${-r} ${legs}Z`)
  pen.line(`M${-r} ${level}H${r}`, 'hatch')
  pen.line(inside, 'outline')
  pen.metal(box(-9, 9, legs - dish - 20, legs - dish), 'thin')
  const manway = pen.at(r * 0.58, top + dish * 0.72, { turn: -22 })
  manway.metal(box(-15, 15, 0, 9), 'thin').seal(box(-15, 15, 9, 11.5))
  manway.metal(box(-17, 17, 11.5, 15), 'thin')
  pen.line(`M${-r * 0.6} ${top + dish * 0.8}V${top - 14}`, 'spring')
  pen.metal(disc(-r * 0.6, top - 18, 5), 'thin')
  agitator(pen.at(0, top + dish + 2, { scale: 0.56, weight: 'thin' }), {
    depth: (height + dish + 4) / 0.56 - 40,
    impellers: [8, 120],
    span: r * 0.9,
  })
}

/** A close-coupled sanitary pump under a shroud; the pen's origin is on its axis at the suction clamp. */
export function sanitaryPump(pen: Pen, floor: number) {
  for (const x of [58, 96]) {
    pen.line(`M${x} -20V${floor + 5}`, 'flow')
    pen.metal(box(x - 6, x + 6, floor, floor + 5), 'thin')
  }
  pen.metal('M44 -23H108A10 0 118 -13V13A10 0 108 23H44Z')
  pen.line('M108 -23V23M58 -23V23', 'hatch')
  pen.metal('M24 -17L44 -20V20L24 17Z', 'thin')
  pen.plain('M29 -10L39 -12V12L29 10Z B24 44 -3 3', 'thin')
  pen.seal(box(24, 30, -8, 8), 'thin')
  pen.metal('M8 -20A4 1 12 -25H20A4 1 24 -20V20A4 1 20 25H12A4 1 8 20Z')
  pen.seal(box(20, 22, -24, 24))
  pen.metal('B-2 8 -9 9 B9 21 24 40', 'thin')
  clamp(pen.at(-2, 0), 8)
  clamp(pen.at(15, 40, { turn: 90 }), 6)
}

const BOTTLE_HEIGHT = 32
const BODY = 5.6
const SHOULDER = 19
const BOTTLE = `M${-BODY} 1.5A1.5 1 -4.1 0H4.1A1.5 1 ${BODY} 1.5V${SHOULDER}C${BODY} 24 2.4 24 2.4 28V${BOTTLE_HEIGHT}H-2.4V28C-2.4 24 ${-BODY} 24 ${-BODY} ${SHOULDER}Z`

/** A bottle with its foot at the origin. `fill`: how full its body is, 0 to 1. */
export function bottle(pen: Pen, { fill, isCapped = false }: { fill: number; isCapped?: boolean }) {
  pen.plain(BOTTLE, 'thin')
  if (fill > 0) pen.fluid(`M${-BODY + 0.6} 1V${1 + (SHOULDER + 2) * fill}H${BODY - 0.6}V1Z`)
  if (isCapped) pen.solid(box(-3, 3, 28.5, 33.5))
}

/** A slat-band conveyor with rails and legs from `x1` to `x2`, its top at `height`; bottles are in the middle of it. */
export function bottleConveyor(pen: Pen, [x1, x2]: Point, height: number, legs: readonly number[]) {
  for (const x of legs) {
    pen.metal(`B${x - 3} ${x + 3} 6 ${height - 12} B${x - 8} ${x + 8} 0 6`, 'thin')
  }
  pen.metal(box(x1, x2, height - 12, height), 'spring')
  pen.line(`M${x1} ${height - 4}H${x2}`, 'hatch')
  for (let x = x1 + 8; x < x2; x += 10) pen.line(`M${x} ${height - 4}V${height}`, 'hatch')
}

/** The front rail, drawn over the bottles. */
export function guideRail(pen: Pen, x1: number, x2: number, height: number) {
  pen.metal(box(x1, x2, height + 9, height + 12), 'thin')
  for (let x = x1 + 16; x < x2; x += 52) pen.line(`M${x} ${height - 2}V${height + 9}`, 'spring')
}

/** Equal steps on the front half of a wheel, as seen from the side, outermost first. */
export function frontPlaces(radius: number, count: number): { x: number; part: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const part = (i + 0.5) / count
    return { x: -radius * Math.cos(part * Math.PI), part }
  }).sort((a, b) => Math.abs(b.x) - Math.abs(a.x))
}

const DECK = 98
const LIFT = 12
const VALVE = DECK + 8 + LIFT + BOTTLE_HEIGHT

/** A rotary filler on its frame: bottles under the valves, the ring bowl cut open, product from above. */
export function filler(pen: Pen, radius: number) {
  const places = frontPlaces(radius - 10, 15)
  frame(pen, -radius - 26, radius + 26)
  pen.metal(box(-24, 24, DECK + 8, 240))
  pen.line('M-8 108V240M8 108V240', 'hatch')
  pen.metal(box(-radius, radius, DECK, DECK + 8), 'spring')
  for (const { x, part } of places) {
    const station = pen.at(x, DECK + 8)
    station.metal(box(-4, 4, 0, LIFT), 'thin')
    bottle(station.at(0, LIFT), { fill: Math.min(1, part * 1.15) })
    fillingValve(pen.at(x, VALVE))
  }
  bowl(pen, radius)
  pen.plain(box(-5, 5, 240, 274), 'thin')
  pen.metal(box(-30, 30, 240, 266))
  pen.metal(box(-18, 18, 266, 284), 'thin')
  pen.seal(box(-15, 15, 284, 297), 'thin')
  pen.metal(box(-19, 19, 297, 306), 'thin')
}

/** The foot of a cabinet. */
export const levellingFoot = (pen: Pen) =>
  pen.line('M0 4V18', 'flow').metal(box(-8, 8, 0, 4), 'thin')

function fillingValve(pen: Pen) {
  pen.seal(box(-4.4, 4.4, 0, 3.6))
  pen.plain(box(-4.4, 4.4, 3.6, 8), 'thin')
  pen.metal(box(-5.5, 5.5, 8, 26), 'thin')
  pen.line('M-3 14H3M-3 19H3', 'hatch')
}

function bowl(pen: Pen, radius: number) {
  const [bottom, top] = [VALVE + 26, VALVE + 66]
  const feed = `M30 252H${radius - 34}A12 1 ${radius - 22} 240V${top}`
  bothSides(pen.at(0, 0, { mirror: true }), (side) => side.line(feed, 'contact'))
  pen.plain(box(-radius, radius, bottom, top))
  pen.fluid(box(-radius + 5, radius - 5, bottom + 5, top - 14))
  pen.line(`M${-radius + 5} ${top - 14}H${radius - 5}`, 'hatch')
  pen.line(`M${-radius + 5} ${bottom + 5}H${radius - 5}V${top - 4}H${-radius + 5}Z`)
  pen.metal(box(-24, 24, bottom - 2, top + 6), 'spring')
}

/** Base cabinet on levelling feet, deck, and the guard's posts. */
function frame(pen: Pen, x1: number, x2: number) {
  for (let x = x1 + 16; x < x2; x += (x2 - x1 - 32) / 3) levellingFoot(pen.at(x, 0))
  pen.metal(box(x1, x2, 18, DECK - 8))
  pen.metal(box(x1 - 4, x2 + 4, DECK - 8, DECK), 'spring')
  const third = (x2 - x1) / 3
  for (const i of [0, 1, 2]) {
    const left = x1 + i * third
    pen.line(`M${left + 6} 24H${left + third - 6}V${DECK - 14}H${left + 6}Z`, 'hatch')
    pen.line(`M${left + third - 14} 52V62`, 'spring')
  }
  for (const x of [x1, x2 - 6]) pen.metal(box(x, x + 6, DECK, 328), 'thin')
  pen.metal(`B${x1} ${x2} 328 336 B${x2 - 12} ${x2 - 4} 336 356`, 'thin')
}

/** A capping turret on the same deck: heads over the bottles, cap chute from the hopper. */
export function capper(pen: Pen, radius: number) {
  const places = frontPlaces(radius - 6, 6)
  pen.metal(box(-8, 8, DECK, 214))
  pen.metal(box(-radius, radius, DECK, DECK + 8), 'spring')
  for (const { x, part } of places) {
    bottle(pen.at(x, DECK + 8), { fill: 1, isCapped: part > 0.4 })
    const head = pen.at(x, DECK + 8 + BOTTLE_HEIGHT + 3)
    head.metal(box(-5, 5, 0, 14), 'thin')
    head.seal(box(-3.5, 3.5, 14, 17.5))
    head.metal(box(-3.5, 3.5, 17.5, 46), 'thin')
  }
  pen.metal(box(-radius, radius, 186, 204), 'spring')
  pen.metal('B-16 16 204 226 B-11 11 226 258', 'thin')
  pen.line('M-5 230V254M0 230V254M5 230V254', 'hatch')
  pen.metal('M28 262H76L68 300H36Z')
  pen.metal('M36 262L8 180L14 178L44 262Z', 'thin')
  for (const [x, h] of pairs`40 258, 34 240, 28 222, 22 204, 16 186`) pen.solid(disc(x, h, 2))
}
