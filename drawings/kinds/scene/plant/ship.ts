import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'

const CYLINDERS = 5
const PITCH = 46

/** The end of the engine's flywheel, from its fore end; its bed, below the shaft's axis. */
export const ENGINE = { flywheelEnd: 250, bed: -72 }

/** A slow two-stroke engine from the side, on the shaft's axis, fore end at the pen. */
export function mainEngine(pen: Pen) {
  const length = CYLINDERS * PITCH
  pen.metal(`B-4 ${length + 4} ${ENGINE.bed} -34 M0 -34H${length}L${length - 4} 66H4Z`)
  pen.metal(`B-2 ${length + 2} 66 108 B-10 ${length + 18} 190 218`)
  for (let i = 0; i < CYLINDERS; i++) cylinder(pen.at((i + 0.5) * PITCH, 0))
  for (const h of [66, 112]) {
    pen.metal(box(-14, length + 14, h - 3, h), 'thin')
    pen.line(`M-14 ${h + 13}H${length + 14}`, 'hatch')
    for (let x = -14; x <= length + 14; x += 43) pen.line(`M${x} ${h}V${h + 13}`, 'hatch')
  }
  pen.metal(disc(length - 10, 240, 22))
  pen.metal(disc(length - 10, 240, 9), 'thin')
  pen.metal(`M${length + 6} 254L${length + 34} 262V236L${length + 12} 232Z`, 'thin')
  pen.metal(`B${length + 4} ${length + 10} -44 44 B${length + 10} ${length + 20} -38 38`, 'spring')
  for (let h = -40; h < 42; h += 5) pen.line(`M${length + 4} ${h}H${length + 10}`, 'hatch')
}

function cylinder(pen: Pen) {
  pen.plain('M-15 -22A4 1 -11 -18H11A4 1 15 -22V-24H-15Z', 'hatch')
  pen.plain(box(-15, 15, -22, 26), 'thin')
  pen.line('M-11 -18H11V22H-11Z', 'hatch')
  pen.plain(box(-12, 12, 36, 58), 'thin')
  pen.metal(box(-17, 17, 108, 150), 'spring')
  pen.line('M-17 118H17M-17 128H17M-17 138H17', 'hatch')
  pen.seal(box(-17, 17, 149, 152))
  pen.metal('M-15 152H15L12 168H-12Z B-6 6 168 186', 'thin')
  pen.line('M6 176C12 176 14 182 14 190', 'flow')
  pen.metal(box(-4, 4, 186, 192), 'thin')
}

/** A propeller from the side on the shaft's axis, the origin in the middle of its hub, aft to the right. */
export function propeller(pen: Pen) {
  pen.metal('M-18 20C-30 48 -22 84 2 98C20 86 24 48 16 19Z')
  pen.metal('M-18 -20C-30 -48 -22 -84 2 -98C20 -86 24 -48 16 -19Z')
  pen.line('M-12 24C-20 50 -14 78 2 92M-12 -24C-20 -50 -14 -78 2 -92', 'hatch')
  pen.metal('M-26 24H-16C0 23 18 21 26 18V-18C18 -21 0 -23 -16 -24H-26Z')
  pen.metal('M26 17C44 15 56 8 60 0C56 -8 44 -15 26 -17Z')
  pen.metal('M-25 -27C-18 -6 2 18 27 29C21 8 0 -17 -25 -27Z')
  pen.line('M-18 -20C-8 -4 6 12 21 23', 'hatch')
  pen.centreLine('M-40 0H76')
}

/** The stern tube from bulkhead to aft face, cut: oil around the shaft in two bushes, lip seals at both ends. */
export function sternTube(pen: Pen, length: number, shaft: number) {
  for (const way of [-1, 1]) {
    const r = (v: number) => way * (shaft + v)
    const hatch = way > 0 ? 'steel' : 'steel-opposed'
    pen.fluid(box(0, length, r(0), r(8)))
    pen.cut(`M-10 ${r(20)}H0V${r(15)}H${length}V${r(8)}H-10Z`, hatch)
    pen.cut(`B8 30 ${r(0)} ${r(8)} B${length - 46} ${length - 4} ${r(0)} ${r(8)}`, 'graphite')
    pen.metal(`B-32 -10 ${r(15)} ${r(20)} B-34 -29 ${r(0)} ${r(20)}`, 'thin')
    for (const x of [-24, -17, -10])
      pen.seal(`M${x} ${r(15)}L${x - 4} ${r(0)}H${x}L${x + 5} ${r(15)}Z`, 'thin')
    pen.metal(box(length, length + 24, r(17), r(22)), 'thin')
    for (const x of [length + 5, length + 12, length + 19])
      pen.seal(`M${x - 4} ${r(17)}L${x + 1} ${r(0)}H${x + 5}L${x + 1} ${r(17)}Z`, 'thin')
  }
}

/** A rudder under the counter, its stock extending to the steering gear `height` above the blade. */
export function rudder(pen: Pen, height: number) {
  pen.metal('M-18 2C-22 -30 -22 -170 -16 -212H44C50 -170 46 -40 38 2Z')
  for (const h of [-40, -86, -132, -176]) pen.line(`M-20 ${h}H46`, 'hatch')
  pen.line('M0 0V-212', { weight: 'hatch', dash: 'hidden' })
  pen.metal(box(-7, 7, 0, height + 8), 'spring')
  pen.metal(`B-11 11 2 10 B-16 -7 20 ${height - 14} B7 16 20 ${height - 14}`, 'thin')
  pen.seal(`B-13 -7 ${height - 26} ${height - 10} B7 13 ${height - 26} ${height - 10}`, 'thin')
  pen.metal(box(-32, 32, height, height + 22))
  pen.line(`M-32 ${height + 11}H32`, 'hatch')
  pen.metal(box(-14, 14, height + 22, height + 34), 'thin')
}

/** A bearing of the shaft line on its stool down to `floor`. */
export function plummerBlock(pen: Pen, floor: number) {
  pen.metal(`M-20 -16L-28 ${floor}H28L20 -16Z`, 'thin')
  pen.line(`M0 -20V${floor}`, 'hatch')
  pen.metal('M-22 -16V6A20 1 22 6V-16Z')
  pen.line('M-26 0H26', 'hatch')
  pen.seal('B-26 -22 -15 15 B22 26 -15 15', 'thin')
}
