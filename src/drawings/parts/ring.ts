import type { Point, Weight } from '../model.ts'
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
