import { box } from '../../../geometry.ts'
import type { Point } from '../../../model.ts'
import { disc, type Pen } from '../pen.ts'

type Conveyor = {
  from: Point
  to: Point
  /** Height of the ground under the trestles. */
  floor: number
  /** Places of the trestles, as parts of the length. */
  trestles: readonly number[]
  pulley?: number
  load?: 'ore' | 'chips' | 'none'
}

const TRUSS_DEPTH = 13
const PANEL = 20

/** A belt conveyor on a lattice girder, from its tail to its head. */
export function conveyor(
  pen: Pen,
  { from, to, floor, trestles, pulley = 5, load = 'ore' }: Conveyor,
) {
  const [dx, dh] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dh)
  const turn = (Math.atan2(dh, dx) * 180) / Math.PI
  for (const part of trestles) {
    const [x, h] = [from[0] + dx * part, from[1] + dh * part]
    const top = h - pulley - TRUSS_DEPTH
    const spread = (top - floor) * 0.14
    pen.line(
      `M${x - 4} ${top}L${x - 4 - spread} ${floor}M${x + 4} ${top}L${x + 4 + spread} ${floor}`,
      { weight: 'spring' },
    )
    for (let y = floor + 14; y < top - 6; y += 26) {
      const half = 4 + (spread * (top - y)) / (top - floor)
      pen.line(`M${x - half} ${y}H${x + half}`, { weight: 'hatch' })
    }
    pen.metal(box(x - 10 - spread, x + 10 + spread, floor, floor + 4), 'thin')
  }
  const belt = pen.at(from[0], from[1], { turn })
  girder(belt, length, pulley)
  if (load !== 'none')
    belt.line(burden(length, pulley, load), { weight: load === 'ore' ? 'thin' : 'hatch' })
  belt.line(`M0 ${pulley}H${length}M0 ${-pulley}H${length}`, { weight: 'spring' })
  for (let x = PANEL / 2; x < length; x += PANEL) belt.solid(disc(x, pulley - 3, 1.6))
  for (const x of [0, length]) {
    belt.metal(disc(x, 0, pulley), 'spring')
    belt.solid(disc(x, 0, 1.6))
  }
}

function girder(belt: Pen, length: number, pulley: number) {
  const [top, bottom] = [-pulley - 2, -pulley - TRUSS_DEPTH]
  const panels = Math.max(1, Math.round((length - 20) / PANEL))
  const step = (length - 20) / panels
  belt.line(
    `M10 ${top}H${length - 10}M10 ${bottom}H${length - 10}M10 ${top}V${bottom}M${length - 10} ${top}V${bottom}`,
  )
  for (let i = 0; i < panels; i++) {
    const x = 10 + i * step
    belt.line(`M${x} ${bottom}L${x + step / 2} ${top}L${x + step} ${bottom}`, { weight: 'hatch' })
  }
}

/** The material on the belt: uneven, so that it reads as broken rock or as chips. */
function burden(length: number, pulley: number, load: 'ore' | 'chips'): string {
  const [pitch, height] = load === 'ore' ? [9, 5] : [5, 3]
  let path = `M6 ${pulley}`
  for (let x = 6, i = 0; x + pitch < length - 6; x += pitch, i++) {
    const peak = height * (0.55 + 0.45 * Math.abs(Math.sin(i * 2.4)))
    path += `L${x + pitch * 0.35} ${pulley + peak}L${x + pitch} ${pulley + peak * 0.4}`
  }
  return path
}
