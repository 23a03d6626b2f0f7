import { box } from '../../../geometry.ts'
import { pairs } from '../../../path-notation.ts'
import { disc, type Pen } from '../pen.ts'

const [LENGTH, HEIGHT, BEAM] = [66, 372, 11]
/** Beams by their heights; on them pipes seen end-on: distance from the post, and radius. */
const LEVELS = [
  { h: 196, pipes: pairs`22 8, 46 12` },
  { h: 284, pipes: pairs`26 9, 50 8` },
  { h: 360, pipes: pairs`22 12` },
]

/** One bent of a pipe rack, from its post at the pen to the right: beams with pipes on their shoes, one cut. */
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

/** A cable tray end-on, standing on the pen. */
export function cableTray(pen: Pen) {
  pen.line('M-16 14V4H16V14')
  for (const x of [-12, -6, 0, 6, 12]) pen.solid(disc(x, 6.6, 2.2))
}
