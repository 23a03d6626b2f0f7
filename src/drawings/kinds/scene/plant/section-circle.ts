import { box } from '../../../geometry.ts'
import type { Point } from '../../../model.ts'
import { disc, type Pen } from '../pen.ts'

type SectionCircle = {
  /** What is enlarged, and the radius of the ring round it. */
  of: Point
  spot: number
  /** Middle and radius of the circle. */
  at: Point
  radius: number
}

/** A circle beside the machine for a section of one place on it, joined to that place. */
export function sectionCircle(pen: Pen, { of, spot, at, radius }: SectionCircle) {
  const half = (side: 1 | -1) =>
    ({
      to: [of[0] + side * spot, of[1]] as Point,
      radius: spot,
      large: false,
      clockwise: true,
    }) as const
  pen.line([[of[0] - spot, of[1]], half(1), half(-1)])
  const way = Math.atan2(at[1] - of[1], at[0] - of[0])
  pen.line([
    [of[0] + spot * Math.cos(way), of[1] + spot * Math.sin(way)],
    [at[0] - radius * Math.cos(way), at[1] - radius * Math.sin(way)],
  ])
  pen.plain(disc(...at, radius), 'outline')
}

/** A stuffing box in section, within 98 to each side: four rings on the shaft, the gland, and where they seal. */
export function packedBoxSection(pen: Pen) {
  pen.fluid(box(-92, -50, -8, 20))
  pen.metal(box(-94, 94, -50, -8), 'thin')
  pen.cut('M-84 20V-2H-54V20H44V54H-66Z', 'housing', 'outline')
  pen.cut(box(-54, 34, -8, 20), 'packing')
  pen.line('M-32 -8V20M-10 -8V20M12 -8V20', { weight: 'outline' })
  pen.cut('M34 -6H76V50H60V19H34Z', 'steel-opposed', 'outline')
  pen.plain(box(26, 94, 30, 38), 'thin')
  pen.plain(box(76, 88, 24, 44), 'thin')
  pen.line('M-54 -8H34', { weight: 'contact', tone: 'contact' })
  pen.centreLine('M-98 -30H98')
}
