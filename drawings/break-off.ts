import { boundsOf, flatten } from './geometry.ts'
import type { Box, Mark, Point, Segment } from './model.ts'
import { breakMarks } from './parts/break-line.ts'

/** The share of a shaft's radius shown below its axis: enough to look round. */
export const SHOWN_BELOW = 0.36
/** Marks that reach no further above the axis than this belong to the view from outside. */
const ON_AXIS = 2

/**
 * A half section drawn only a little beyond its axis (ISO 128-3), where a break line ends the shaft. The view from
 * outside is left out, with its lettering and flows. `at` is the radius of the break, below the axis.
 */
export function breakOff(marks: readonly Mark[], at: number): Mark[] {
  const kept = marks.flatMap((mark): Mark[] => {
    if (mark.type === 'text') return mark.at[1] > at ? [mark] : []
    if (mark.type === 'line') {
      const { r1, r2 } = boundsOf(flatten(mark.path))
      if (r2 <= ON_AXIS && mark.dash !== 'centre') return []
      // Axes and hidden edges of parts in the outside view.
      if (mark.dash && r1 < at) return []
      return r1 >= at
        ? [mark]
        : linesAbove(flatten(mark.path), at).map((path) => ({ ...mark, path }))
    }
    const { r1, r2 } = boundsOf(flatten(mark.outline))
    if (r2 <= ON_AXIS) return []
    return r1 >= at ? [mark] : [{ ...mark, outline: polygonAbove(flatten(mark.outline), at) }]
  })
  const { x1, x2 } = shaftOf(marks)
  return [...kept, ...breakMarks([x1, at], [x2, at], [0, -1])]
}

/** The bounds of the shaft. */
export function shaftOf(marks: readonly Mark[]): Box {
  return boundsOf(
    marks.flatMap((mark) =>
      mark.type === 'part' && mark.role === 'shaft' ? flatten(mark.outline) : [],
    ),
  )
}

const crossing = (a: Point, b: Point, at: number): Point => [
  a[0] + ((b[0] - a[0]) * (at - a[1])) / (b[1] - a[1]),
  at,
]

/** The part of a polygon above `at` (Sutherland and Hodgman). */
function polygonAbove(polygon: readonly Point[], at: number): Point[] {
  return polygon.flatMap((point, i): Point[] => {
    const before = polygon.at(i - 1) ?? point
    const [isIn, wasIn] = [point[1] >= at, before[1] >= at]
    const edge = isIn === wasIn ? [] : [crossing(before, point, at)]
    return isIn ? [...edge, point] : edge
  })
}

/** The pieces of a line above `at`. */
function linesAbove(path: readonly Point[], at: number): Segment[][] {
  const lines: Point[][] = [[]]
  for (const [i, point] of path.entries()) {
    const before = path[i - 1]
    const isIn = point[1] >= at
    if (before && isIn !== before[1] >= at) lines.at(-1)?.push(crossing(before, point, at))
    if (isIn) lines.at(-1)?.push(point)
    else lines.push([])
  }
  return lines.filter(({ length }) => length > 1)
}
