import type { Point } from '../../../model.ts'
import { disc, type Pen } from '../pen.ts'

type SectionCircle = {
  /** What is enlarged, and the radius of the ring round it. */
  of: Point
  spot: number
  /** Middle and radius of the circle. */
  at: Point
  radius: number
  /** Degrees by which its section is turned: 90 for a shaft that stands upright. */
  turn?: number
}

/** Radius within which sections are drawn, before they are set into their circle. */
const REACH = 108

/** A circle beside the machine for a section of one place on it, joined to that place; `draw` keeps within `REACH`. */
export function sectionCircle(
  pen: Pen,
  { of, spot, at, radius, turn = 0 }: SectionCircle,
  draw: (pen: Pen) => void,
) {
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
  draw(pen.at(...at, { scale: radius / REACH, turn }))
}
