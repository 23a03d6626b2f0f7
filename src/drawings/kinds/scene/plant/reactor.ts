import { box } from '../../../geometry.ts'
import type { Point } from '../../../model.ts'
import type { Pen } from '../pen.ts'
import { levelSign } from './ground.ts'

/** Places on the reactor, from its axis at the lower tangent line of its shell. */
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

/** Height of an elliptical head over its tangent line. */
const dome = (radius: number, depth: number, x: number) => depth * Math.sqrt(1 - (x / radius) ** 2)

/** A jacketed reactor: cut to the right of its axis, from outside to the left. Draw its shaft's parts above it afterwards. */
export function reactor(pen: Pen) {
  contents(pen)
  agitatorShaft(pen)
  section(pen)
  outside(pen)
  for (const way of [-1, 1]) {
    const side = pen.at(0, 0, { mirror: way < 0 })
    lug(side)
    headNozzle(side)
  }
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
  const inner = [25, 31, 42, 54, 64, 72, 78, 82, R].map((x): Point => [x, HEAD + dome(R, R / 2, x)])
  const outer = [25, 31, 44, 58, 70, 79, 86, 89, 90].map((x): Point => [
    x,
    HEAD + dome(R + WALL, R / 2 + WALL, x),
  ])
  const [first, second] = outer
  pen.cut([...inner, ...outer.toReversed()], 'steel')
  if (first && second) {
    pen.cut([first, second, [NECK.wall, 212], [NECK.bore, 212]], 'steel-opposed')
  }
  pen.cut(box(NECK.bore, 56, 212, REACTOR.pad), 'steel')
  pen.cut(box(R, 104, SHELL, SHELL + 6), 'steel-opposed')
  pen.seal(box(R, 102, SHELL + 6, SHELL + 9))
  pen.cut(box(R, 104, SHELL + 9, HEAD), 'steel-opposed')
  bolt(pen, 97)
}

function bolt(pen: Pen, x: number) {
  pen.plain(box(x - 3.5, x + 3.5, SHELL - 5, SHELL), 'thin')
  pen.plain(box(x - 3.5, x + 3.5, HEAD, HEAD + 5), 'thin')
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
  pen.metal(box(-NECK.wall, 0, 197, 212), 'spring')
  pen.metal(box(-56, 0, 212, REACTOR.pad), 'spring')
  pen.plain(box(-62, -26, 52, 76), 'thin')
  pen.line('M-57 69H-31M-57 63H-31M-57 57H-42', 'hatch')
  pen.metal(box(-118, -103, 18, 28), 'thin')
  pen.metal(box(-121, -118, 14, 32), 'thin')
}

/** The bracket that carries the vessel on the deck. */
function lug(pen: Pen) {
  const { jacket, lug: h } = REACTOR
  pen.metal(`M${jacket} ${h + 34}L132 ${h + 4}H${jacket}Z`, 'thin')
  pen.metal(box(jacket, 136, h, h + 4), 'thin')
  pen.plain(box(122, 128, h + 4, h + 9), 'thin')
}

function headNozzle(pen: Pen) {
  const { x, h } = REACTOR.nozzle
  pen.metal(box(x - 9, x + 9, HEAD + 24, h), 'thin')
}
