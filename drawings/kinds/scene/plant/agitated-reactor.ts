import { box, pairs, type Point } from '../../../kit.ts'
import { type Pen, bothSides, disc } from '../pen.ts'
import { motor } from './pumps.ts'
import { ring } from './section-circle.ts'
import { levelSign } from './site.ts'

type Agitator = {
  /** Length of the shaft under the flange. */
  depth: number
  /** Heights of the impellers above the shaft's end, and half their span. */
  impellers: readonly number[]
  span: number
}

/** A top-entry agitator on its flange: impellers with inclined blades, seal and lantern, gearbox, motor. */
export function agitator(pen: Pen, { depth, impellers, span }: Agitator) {
  pen.plain(box(-3.5, 3.5, -depth, 6), 'thin')
  for (const h of impellers) impeller(pen.at(0, h - depth), span)
  motor(pen.at(0, 82, { turn: 90 }), { length: 88, radius: 20, finSpacing: 8, mount: 'flange' })
  pen.metal('M-22 46H22V76L16 82H-16L-22 76Z')
  pen.line('M-22 54H22M-22 68H22', 'hatch')
  pen.metal('M-22 6L-16 46H16L22 6Z')
  pen.plain('M-13 12L-10 40H10L13 12Z B-3.5 3.5 6 46', 'thin')
  pen.metal(box(-7, 7, 32, 40), 'thin')
  pen.seal(box(-9, 9, 8, 20), 'thin')
  pen.metal(box(-26, 26, 2, 7), 'thin')
  pen.seal(box(-24, 24, -1, 2))
}

function impeller(pen: Pen, span: number) {
  pen.metal(`M6 -3L${span} -9V3L6 9Z M-6 3L${-span} 9V-3L-6 -9Z B-7 7 -10 10`, 'thin')
}

/** Positions on the reactor, relative to its axis at the shell's lower tangent line. */
export const REACTOR = {
  jacket: 105,
  lug: 46,
  /** Top of the pad that carries the seal and the drive. */
  pad: 218,
  nozzle: { x: 68, h: 200 },
  jacketOutlet: 80,
  jacketInlet: 8,
  bottom: -86,
} as const

const R = 84
const WALL = 6
const SHELL = 140
const HEAD = 155
const LEVEL = 112
const NECK = { bore: 25, wall: 31 }

/** A point on an elliptical head, at `x` from the axis. */
const onHead = (radius: number, depth: number, x: number): Point => [
  x,
  HEAD + depth * Math.sqrt(1 - (x / radius) ** 2),
]

/** A jacketed reactor: cut to the right of its axis, from outside to the left. Draw the upper shaft parts last. */
export function reactor(pen: Pen) {
  contents(pen)
  agitatorShaft(pen)
  section(pen)
  outside(pen)
  const { x, h } = REACTOR.nozzle
  bothSides(pen.at(0, 0, { mirror: true }), (side) => {
    lug(side)
    side.metal(box(x - 9, x + 9, HEAD + 24, h), 'thin')
  })
  pen.metal(box(-10, 10, REACTOR.bottom, -44), 'spring')
  pen.centreLine(`M0 ${REACTOR.bottom - 6}V${HEAD + 40}`)
}

function contents(pen: Pen) {
  pen.fluid(`M0 ${LEVEL}H${R}V0U0 ${-R / 2}Z`)
  pen.line(`M0 ${LEVEL}H${R}`, 'hatch')
  levelSign(pen.at(56, LEVEL, { scale: 0.8 }))
  pen.fluid(`M0 -58F100 0V92L90 99V0U0 ${-R / 2 - WALL}Z`)
  for (let h = 4; h < 92; h += 22) pen.line(`M90 ${h}L100 ${h + 5}`)
  pen.metal(box(70, 75, 8, 134), 'thin')
  for (const h of [24, 74, 122]) pen.line(`M75 ${h}H${R}`, 'spring')
  pen.plain(box(60, 64, 96, HEAD + 30), 'thin')
}

function agitatorShaft(pen: Pen) {
  pen.plain(box(0, 8, -16, REACTOR.pad), 'thin')
  for (const h of [-6, 62]) {
    pen.metal(`M10 ${h - 4}L58 ${h - 11}V${h + 4}L10 ${h + 11}Z`, 'thin')
    pen.line(`M12 ${h + 3}L56 ${h - 4}`, 'hatch')
    pen.metal(box(0, 13, h - 11, h + 11), 'thin')
  }
}

function section(pen: Pen) {
  pen.cut(`M0 ${-R / 2}F${R} 0V${SHELL}H${R + WALL}V0U0 ${-R / 2 - WALL}Z`, 'steel')
  pen.cut('M0 -58F100 0V92L90 99V106L105 95V0U0 -63Z', 'steel-opposed')
  const inner = [25, 31, 42, 54, 64, 72, 78, 82, R].map((x) => onHead(R, R / 2, x))
  const outer = [25, 31, 44, 58, 70, 79, 86, 89, 90].map((x) => onHead(R + WALL, R / 2 + WALL, x))
  pen.cut([...inner, ...outer.toReversed()], 'steel')
  pen.cut([...outer.slice(0, 2), [NECK.wall, 212], [NECK.bore, 212]], 'steel-opposed')
  pen.cut(box(NECK.bore, 56, 212, REACTOR.pad), 'steel')
  pen.cut(box(R, 104, SHELL, SHELL + 6), 'steel-opposed')
  pen.seal(box(R, 102, SHELL + 6, SHELL + 9))
  pen.cut(box(R, 104, SHELL + 9, HEAD), 'steel-opposed')
  bolt(pen, 97)
}

function bolt(pen: Pen, x: number) {
  pen.at(x, 0).plain(`B-3.5 3.5 ${SHELL - 5} ${SHELL} B-3.5 3.5 ${HEAD} ${HEAD + 5}`, 'thin')
}

function outside(pen: Pen) {
  for (const profile of ['M0 -63F-105 0V95L-90 106V140', 'M0 203F-90 155']) {
    pen.metal(`${profile}H0Z`, 'none')
    pen.line(profile, 'outline')
  }
  pen.line('M-105 0H0M-105 95H0M-90 106H0', 'hatch')
  pen.metal(box(-104, 0, SHELL, SHELL + 6), 'thin')
  pen.seal(box(-102, 0, SHELL + 6, SHELL + 9))
  pen.metal(box(-104, 0, SHELL + 9, HEAD), 'thin')
  for (const x of [-97, -84, -66, -44, -16]) bolt(pen, x)
  pen.metal(`B${-NECK.wall} 0 197 212 B-56 0 212 ${REACTOR.pad}`, 'spring')
  pen.plain(box(-62, -26, 52, 76), 'thin')
  pen.line('M-57 69H-31M-57 63H-31M-57 57H-42', 'hatch')
  pen.metal('B-118 -103 18 28 B-121 -118 14 32', 'thin')
}

/** The bracket that carries the vessel on the deck. */
function lug(pen: Pen) {
  const { jacket, lug: h } = REACTOR
  pen.metal(`M${jacket} ${h + 34}L132 ${h + 4}H${jacket}Z B${jacket} 136 ${h} ${h + 4}`, 'thin')
  pen.plain(box(122, 128, h + 4, h + 9), 'thin')
}

/** Lantern with the shaft's coupling, gearbox and motor above a mixer's seal; the origin is on the vessel's pad. */
export function mixerDrive(pen: Pen) {
  motor(pen.at(0, 80, { turn: 90 }), { length: 84, radius: 25, finSpacing: 8, mount: 'flange' })
  pen.metal('M-32 46H32V68L25 80H-25L-32 68Z')
  pen.line('M-32 54H32M-28 74H28M-18 54V46M18 54V46', 'hatch')
  pen.plain(disc(20, 62, 4), 'thin')
  pen.plain(box(-8, 8, 0, 41), 'thin')
  pen.metal(box(-17, 17, 27, 39), 'thin')
  pen.line('M-17 33H17M0 27V39', 'hatch')
  for (const x of [-12, 10]) pen.plain(box(x, x + 2.4, 25, 41), 'thin')
  bothSides(pen.at(0, 0, { mirror: true }), (side) => {
    side.metal(box(45, 53, 5, 41))
    side.metal(box(41, 60, 0, 5), 'thin').plain(box(54, 59, 5, 9), 'thin')
  })
  pen.metal(box(-53, 53, 41, 46))
}

/** The scale of the seal in its place, relative to `mixerSealDetail`. */
const MIXER_SEAL_SCALE = 0.4

/** A split mixer seal in its place: cut to the right, its halves from outside to the left. The origin is on the pad. */
export function mixerSeal(pen: Pen) {
  pen.seal(box(25, 39, 0, 2))
  pen.cut('M8.6 -14H19V-10H23V3.4H20.8V0H12V4H8.6Z', 'steel-fine')
  pen.seal('B12.5 20.4 .4 5 M13.4 5.6H19V23H12V11H13.4Z')
  pen.line('M12.5 5.2H20.4')
  pen.cut('M25 2H39V14H31V20H19.4V10H25Z', 'steel-opposed')
  pen.line('M28 20V25H15', 'spring')
  pen.seal(box(-39, 0, 0, 2))
  pen.metal('B-39 0 2 14 B-31 0 14 20', 'thin')
  pen.seal(box(-19, -8, 20, 23))
  pen.line('M-24 2V20M-28 20V25H-15', 'spring')
  pen.plain('B-29 -19 6 11 B-37 -33 14 17 B-8 8 21 28', 'thin')
}

/** The circle of the detail, in its coordinates: the seal's axis at 0, the pad's top at -14. */
const DETAIL = [55, -4, 74] as const

/** Marks the place of the detail; the origin is on the pad. */
export function detailSpot(pen: Pen) {
  const [x, h, radius] = DETAIL
  pen.line(ring(x * MIXER_SEAL_SCALE, (h + 14) * MIXER_SEAL_SCALE, radius * MIXER_SEAL_SCALE))
}

/** The same seal enlarged, in a circle around the origin: holder and rotary face below, the gland above. */
export function mixerSealDetail(centre: Pen) {
  const pen = centre.at(-DETAIL[0], -DETAIL[1])
  pen.plain(disc(...DETAIL), 'outline')
  pen.fluid('M20 -69.2A74 0 62 -77.7V-12H58V22H46V6H20Z')
  pen.plain('M20 61.2A74 0 20 -69.2Z', 'none')
  pen.line('M20 61.2V-69.2', 'outline')
  pen.centreLine('M0 -48V41')
  pen.plain(box(20, 46, 6, 46), 'none')
  pen.line('M20 6V58', 'outline')
  pen.cut('M62 -14H112V-30H74V-75.5L62 -77.7Z', 'steel', 'spring')
  pen.seal(box(62, 96, -14, -10), 'thin')
  pen.cut('M60 -10H98V18H86V40H48V22H60Z', 'steel-opposed', 'spring')
  pen.plain(box(60, 98, -3, 4), 'thin')
  pen.fluid(box(60, 98, -2, 3))
  pen.plain('B95 103 -6 7 B102 108 -30 -14', 'thin')
  pen.cut('M21 -46H44V-34H57V-2H52V-9H31V2H21Z', 'steel-fine', 'spring')
  pen.cut('M32 -8H51V0L48 6H35L32 0Z', 'face-rotary', 'spring')
  pen.cut('M35 6H48V21H47V48H31V20H35Z', 'face-stationary', 'spring')
  pen.line('M35 6H48', { weight: 'contact', tone: 'contact' })
  for (const [x, h] of pairs`24 -30, 41 -11, 46.5 30`) pen.solid({ centre: [x, h], radius: 3 })
  pen.line('M78 40V54H40L38 49', 'flow')
  pen.plain(box(75, 81, 40, 46), 'thin')
  pen.line(ring(...DETAIL), 'outline')
}
