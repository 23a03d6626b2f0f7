import { box, pairs } from '../../../kit.ts'
import type { Pen } from '../pen.ts'
import { flange } from './pipe.ts'

/** Positions on the kettle, relative to its axis at the left tangent line of its shell. */
export const KETTLE = {
  vapour: { x: 92, h: 66, radius: 10 },
  feed: { x: 70, h: -64, radius: 8 },
  outlet: { x: 16, h: -64, radius: 7 },
  steam: { x: 229, h: 32, radius: 7 },
  condensate: { x: 229, h: -62, radius: 6 },
  level: 12,
  saddles: [40, 118],
} as const

const SHELL = 'M0 44H146L180 14H192V-44H0F-22 0U0 44Z'
const INSIDE = 'M0 40H144L178 10H192V-40H0F-18 0U0 40Z'
/** The middle of the tube bundle. */
const AXIS = -15
const WEIR = 34

/** A kettle reboiler cut along its axis: boiling liquid over the bundle, weir, tube sheet with gaskets, channel. */
export function kettleReboiler(pen: Pen) {
  const { level } = KETTLE
  nozzles(pen)
  pen.metal(SHELL)
  pen.plain(INSIDE, 'thin')
  pen.fluid(`M${WEIR} -40V${level}H178V10H192V-40ZM${WEIR} -40V-12H-16C-13 -28 -4 -38 0 -40Z`)
  pen.line(`M${WEIR} ${level}H176M-16 -12H${WEIR}`, 'hatch')
  for (let x = 52; x < 176; x += 13) pen.line(`M${x} ${level}a2.5 1 5 0`, 'hatch')
  pen.line(INSIDE)
  pen.line(`M${WEIR} -40V${level}`, 'flow')
  bundle(pen)
  channel(pen)
}

function bundle(pen: Pen) {
  for (const [x, h] of pairs`58 18, 56 10.8, 54 3.6`)
    pen.line(`M192 ${AXIS + h}H${x}A${h} 0 ${x} ${AXIS - h}H192`)
  for (const x of [78, 104, 130, 156])
    pen.metal(box(x - 1.2, x + 1.2, AXIS - 22, AXIS + 22), 'thin')
}

/** Girth flanges, tube sheet and channel with its pass partition. */
function channel(pen: Pen) {
  const [inner, rim] = [29, 42]
  pen.metal(box(212, 246, AXIS - inner - 4, AXIS + inner + 4))
  pen.plain(box(213, 246, AXIS - inner, AXIS + inner), 'thin')
  pen.fluid(box(213, 246, AXIS - inner, AXIS + inner))
  pen.line(`M213 ${AXIS}H246`, 'flow')
  for (const [x1, x2] of pairs`191 196, 208 213, 244 249, 252 258`)
    pen.metal(box(x1, x2, AXIS - rim, AXIS + rim), 'thin')
  pen.cut(box(199, 205, AXIS - rim + 2, AXIS + rim - 2), 'steel-fine-opposed')
  for (const x of [196, 205, 249]) pen.seal(box(x, x + 3, AXIS - rim + 3, AXIS + rim - 3))
  for (const h of [AXIS - rim + 5, AXIS + rim - 5])
    for (const x of [187, 213, 240, 258]) pen.plain(box(x, x + 4, h - 3, h + 3), 'thin')
}

function nozzles(pen: Pen) {
  const { vapour, feed, outlet, steam, condensate } = KETTLE
  for (const { x, h, radius } of [vapour, feed, outlet, steam, condensate]) {
    const way = Math.sign(h)
    pen.metal(box(x - radius, x + radius, h - way * 30, h - way * 2), 'thin')
    flange(pen.at(x, h, { turn: 90 }), radius)
  }
}

/** A saddle under a horizontal shell of this radius, `height` from its axis to the deck. */
export function saddle(pen: Pen, radius: number, height: number) {
  const top = -radius * 0.7
  pen.metal(`M-14 ${top}L-9 ${4 - height}H9L14 ${top}V${8 - radius}H-14Z`, 'thin')
  pen.metal(box(-13, 13, -height, 4 - height), 'thin')
}

/** A shell-and-tube condenser from outside; channel to the left. The origin is on its axis at the shell's left end. */
export function condenser(pen: Pen, { radius: r, length }: { radius: number; length: number }) {
  const rim = r + 7
  pen.metal(`M${length} ${r}F${length + r / 2} 0U${length} ${-r}Z B0 ${length} ${-r} ${r}`)
  pen.line(`M${length * 0.33} ${-r}V${r}M${length * 0.67} ${-r}V${r}`, 'hatch')
  pen.metal(box(-34, -9, -r, r))
  pen.line('M-30 0H-13', 'hatch')
  for (const x of [-40, -13, 0, length - 14]) pen.metal(box(x, x + 4, -rim, rim), 'thin')
  pen.metal(`B${length - 7} ${length - 3} ${-rim} ${rim} B-45 -42.4 ${-rim} ${rim}`, 'thin')
  pen.plain(box(-6, -3, -rim + 2, rim - 2), 'thin')
  for (const x of [-42.4, -9, -3, length - 10]) pen.seal(box(x, x + 3, -rim + 1, rim - 1))
  for (const h of [-rim + 3, rim - 3]) {
    for (const x of [-49, -36, -17, 4, length - 18, length - 3])
      pen.plain(box(x, x + 4, h - 2, h + 2), 'thin')
  }
}
