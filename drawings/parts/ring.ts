import type { Point, Segment, Weight } from '../model.ts'
import { path } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

/** A circle as a bare line, so that what is lettered inside stands on paper. */
export const ring = (sheet: Sheet, [x, r]: Point, radius: number, weight: Weight) =>
  sheet.line(
    path`M${x - radius} ${r} A${radius} 1 ${x + radius} ${r} A${radius} 1 ${x - radius} ${r}`,
    { weight },
  )

/** Half of a cut ring from the front: from the parting plane through `centre` upwards (1) or downwards (-1). */
export function halfRing([x, r]: Point, inner: number, outer: number, side: 1 | -1): Segment[] {
  const [there, back] = side > 0 ? [1, 0] : [0, 1]
  return path`M${x - outer} ${r} A${outer} ${there} ${x + outer} ${r}
    H${x + inner} A${inner} ${back} ${x - inner} ${r}`
}
