import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'

type Motor = {
  length?: number
  radius?: number
  /** Distance between two cooling fins; wider on a small motor. */
  finSpacing?: number
  mount?: 'feet' | 'flange'
}

/** Lengths of an enclosed fan-cooled motor (IEC 60034-6, IC 411) on either side of its finned body. */
const SHIELD = 12
const COWL = 40

/** A motor along `x`, drive end at the pen, axis at its height; feet stand `radius + 8` below. */
export function motor(pen: Pen, size: Motor = {}) {
  const { length = 168, radius = 44, finSpacing = 7, mount = 'feet' } = size
  const body = { from: SHIELD, to: length - COWL }
  const middle = (body.from + body.to) / 2
  pen.plain(box(-14, 0, -6, 6), 'thin')
  if (mount === 'feet')
    for (const x of [body.from + 20, body.to - 20])
      pen.at(x, -radius).metal('M-10 6L-14 -8H14L10 6Z', 'thin')
  else pen.metal(box(0, 6, -radius - 6, radius + 6))
  pen.metal(disc(middle + 26, radius + 5, 5), 'thin')
  pen.metal(`M0 -20L4 -${radius * 0.72}L${SHIELD} -${radius}V${radius}L4 ${radius * 0.72}L0 20Z`)
  pen.metal(
    `M${body.to + 8} ${2 - radius}H${length - 8}A8 0 ${length} ${10 - radius}V${radius - 10}A8 0 ${length - 8} ${radius - 2}H${body.to + 8}Z`,
  )
  const fan = pen.at(length, 0)
  fan.line(`M-14 ${2 - radius}V${radius - 2}M-8 ${4 - radius}V${radius - 4}`, 'hatch')
  pen.metal(box(body.to, body.to + 8, -radius, radius), 'thin')
  pen.metal(box(body.from, body.to, -radius, radius))
  for (let h = finSpacing / 2; h < radius - 2; h += finSpacing)
    for (const side of [h, -h]) pen.line(`M${body.from + 4} ${side}H${body.to - 4}`, 'hatch')
  pen.plain(box(middle - 24, middle - 2, -8, 6), 'thin')
  terminalBox(pen.at(middle - 14, radius))
}

function terminalBox(pen: Pen) {
  pen.metal(box(-10, 10, -2, 6), 'thin')
  pen.metal(box(-21, 21, 6, 28))
  pen.line('M-21 23H21M21 14H28M28 11V17', 'thin')
}
