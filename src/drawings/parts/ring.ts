import type { Point, Segment, Weight } from '../model.ts'
import { path } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

/** A circle as a bare line, so that what is lettered inside stands on paper. */
export function ring(sheet: Sheet, [x, r]: Point, radius: number, weight: Weight) {
  const half = (to: Point) => ({ to, radius, large: false, clockwise: true })
  const [left, right]: [Point, Point] = [
    [x - radius, r],
    [x + radius, r],
  ]
  sheet.line([left, half(right), half(left)], { weight })
}

/** Half of a cut ring from the front: from the parting plane through `centre` upwards (1) or downwards (-1). */
export function halfRing([x, r]: Point, inner: number, outer: number, side: 1 | -1): Segment[] {
  const [there, back] = side > 0 ? [1, 0] : [0, 1]
  return path`M${x - outer} ${r} A${outer} ${there} ${x + outer} ${r}
    H${x + inner} A${inner} ${back} ${x - inner} ${r}`
}
