import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'

/** A steel column of a hall, standing behind, from the pen's floor up. */
export function hallColumn(pen: Pen, height: number) {
  pen.faint(`M-8 4V${height}M8 4V${height}M-14 0V4H14V0`)
  pen.faint(`M-4 4V${height}M4 4V${height}`, 'hatch')
}

/** A lattice girder under a roof, from the pen along `length`, standing behind. */
export function latticeGirder(pen: Pen, length: number, { height = 30, panels = 12 } = {}) {
  const step = length / panels
  pen.faint(`M0 0H${length}M0 4H${length}M0 ${height}H${length}M0 ${height + 4}H${length}`)
  for (let i = 0; i < panels; i++) {
    const x = i * step
    pen.faint(`M${x} 4L${x + step / 2} ${height}L${x + step} 4`, 'hatch')
  }
}

/** An electric hoist on a rail at the pen's height; its hook hangs `drop` below. */
export function hoist(pen: Pen, drop: number) {
  pen.line(`M-4 -22V${22 - drop}M4 -22V${22 - drop}`, 'hatch')
  pen.metal(box(-28, 28, -26, -8))
  pen.line('M-12 -26V-8M12 -26V-8', 'hatch')
  pen.metal(disc(-18, -4, 5), 'thin')
  pen.metal(disc(18, -4, 5), 'thin')
  const hook = pen.at(0, 22 - drop)
  hook.metal(box(-8, 8, -10, 6), 'thin')
  hook.line('M0 -10V-16C7 -18 8 -27 0 -27C-5 -27 -7 -23 -6 -20', 'spring')
}

/** A handrail on a platform, `length` along: posts, knee rail, top rail. */
export function handrail(pen: Pen, length: number, { height = 22, spacing = 28 } = {}) {
  const posts = Math.max(1, Math.round(length / spacing))
  pen.line(`M0 ${height}H${length}M0 ${height / 2}H${length}`, 'hatch')
  for (let i = 0; i <= posts; i++) pen.line(`M${(i * length) / posts} 0V${height}`, 'hatch')
}

/** A ladder upwards from the pen, rungs and stiles. */
export function ladder(pen: Pen, height: number) {
  pen.line(`M0 0V${height}M10 0V${height}`)
  for (let h = 4; h < height; h += 8) pen.line(`M0 ${h}H10`, 'hatch')
}
