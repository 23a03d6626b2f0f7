import { box } from '../../../geometry.ts'
import type { Pen } from '../pen.ts'
import { handrail } from './building.ts'

type Cell = { width: number; height: number }

/** A mechanical flotation cell cut open: rotor, froth over the lip, drive above. The pen stands on its floor. */
export function flotationCell(pen: Pen, { width, height }: Cell) {
  const half = width / 2
  pen.fluid(box(-half, half, 0, height - 5))
  pen.line(froth(half, height - 5), { weight: 'hatch' })
  pen.metal(`M${-half - 8} ${height - 8}L${-half} ${height - 14}V${height}H${-half - 8}Z`, 'thin')
  pen.metal(`M${half + 8} ${height - 8}L${half} ${height - 14}V${height}H${half + 8}Z`, 'thin')
  pen.line(`M${-half} ${height}V0H${half}V${height}`, { weight: 'outline' })
  pen.plain(box(-1.8, 1.8, 8, height + 8), 'thin')
  pen.metal('M-9 4L-7 16H7L9 4Z', 'thin')
  pen.metal(box(-16, -12, 2, 18), 'thin')
  pen.metal(box(12, 16, 2, 18), 'thin')
  pen.metal(box(-half - 4, half + 4, height + 3, height + 8), 'thin')
  pen.seal(box(-4, 4, height + 8, height + 12), 'thin')
  pen.metal(box(-7, 7, height + 12, height + 22), 'thin')
  pen.metal(box(8, 17, height + 8, height + 30), 'thin')
  pen.metal(box(-4, 15, height + 22, height + 26), 'thin')
}

function froth(half: number, h: number): string {
  const bubbles = Math.round((half * 2) / 6)
  const step = (half * 2) / bubbles
  const bubble = `a${step / 2} 1 ${step} 0`
  return `M${-half} ${h}${bubble.repeat(bubbles)}`
}

type Thickener = { radius: number; under: number }

/** The left half of a thickener, cut: the pen stands on its axis, on the floor `under` its cone. */
export function halfThickener(pen: Pen, { radius, under }: Thickener) {
  const [wall, top] = [under + 12, under + 40]
  const bed = (x: number) => under + (12 * (x - 10)) / (radius - 10)
  for (const x of [radius - 7, radius * 0.45]) pen.metal(box(-x - 3, -x + 3, 0, bed(x)), 'thin')
  pen.fluid(`M${-radius} ${top - 5}V${wall}L-10 ${under}L-5 ${under - 13}H0V${top - 5}Z`)
  pen.line(`M${-radius} ${top}V${wall}L-10 ${under}L-5 ${under - 13}`, { weight: 'outline' })
  pen.line(
    `M-4 ${bed(4) + 4}L${8 - radius} ${bed(radius) + 2}M-4 ${top - 20}L${8 - radius} ${bed(radius) + 2}`,
  )
  for (let x = 14; x < radius - 8; x += 9)
    pen.line(`M${-x} ${bed(x) + 4}l3 -5`, { weight: 'hatch' })
  pen.metal(box(-radius - 6, -radius, top - 12, top - 2), 'thin')
  pen.metal(box(-14, 0, top - 22, top + 2), 'thin')
  pen.plain(box(-3, 0, under, top + 12), 'thin')
  pen.metal(box(-radius - 6, 0, top + 8, top + 14), 'thin')
  handrail(pen.at(-radius - 4, top + 14), radius - 12, { height: 12, spacing: 14 })
  pen.seal(box(-7, 0, top + 14, top + 19), 'thin')
  pen.metal(box(-10, 0, top + 19, top + 34), 'thin')
}
