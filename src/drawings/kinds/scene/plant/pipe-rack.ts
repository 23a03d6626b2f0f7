import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'

type Level = {
  h: number
  /** Pipes seen end-on: distance from the post, radius, and whether they carry product. */
  pipes: readonly (readonly [x: number, radius: number, isCut?: boolean])[]
}

const BEAM = 11

/** One bent of a pipe rack, from its post at the pen to the right: beams with pipes on their shoes. */
export function pipeRack(pen: Pen, length: number, height: number, levels: readonly Level[]) {
  pen.plain(box(-14, 14, 0, 9), 'thin')
  pen.metal(box(-6, 6, 9, height))
  pen.line(`M-2 9V${height}M2 9V${height}`, 'hatch')
  for (const { h, pipes } of levels) {
    pen.metal(`M6 ${h - BEAM - 12}L18 ${h - BEAM}H6Z`, 'thin')
    pen.metal(box(6, length, h - BEAM, h), 'spring')
    pen.line(`M6 ${h - 3}H${length}M6 ${h - BEAM + 3}H${length}`, 'hatch')
    for (const [x, radius, isCut = false] of pipes) {
      pen.metal(`M${x - 5} ${h}L${x - 3} ${h + 8}H${x + 3}L${x + 5} ${h}Z`, 'thin')
      pen.metal(disc(x, h + radius + 5, radius), 'spring')
      if (isCut) pen.fluid(disc(x, h + radius + 5, radius - 3))
    }
  }
}

/** A cable tray end-on, standing on the pen. */
export function cableTray(pen: Pen) {
  pen.line('M-16 14V4H16V14')
  for (const x of [-12, -6, 0, 6, 12]) pen.solid(disc(x, 6.6, 2.2))
}
