import { boundsOf, edgesOf, meet, spansAt } from './geometry.ts'
import type { Point } from './model.ts'

type Polygon = readonly Point[]

/** Corners of both polygons and the places where their edges cross, in order of x. */
function stations(a: Polygon, b: Polygon): number[] {
  const xs = [...a, ...b].map(([x]) => x)
  for (const [p, q] of edgesOf(a)) {
    for (const [s, t] of edgesOf(b)) {
      const denominator = (q[0] - p[0]) * (t[1] - s[1]) - (q[1] - p[1]) * (t[0] - s[0])
      if (denominator === 0) continue
      const along = ((s[0] - p[0]) * (t[1] - s[1]) - (s[1] - p[1]) * (t[0] - s[0])) / denominator
      if (along > 0 && along < 1) xs.push(p[0] + along * (q[0] - p[0]))
    }
  }
  return [...new Set(xs)].sort((x, y) => x - y)
}

/** Area that two simple polygons share, exactly: between two stations it is a sum of trapezia. */
export function overlapArea(a: Polygon, b: Polygon): number {
  if (!meet(boundsOf(a), boundsOf(b))) return 0
  const xs = stations(a, b)
  return xs.slice(1).reduce((area, x2, i) => {
    const x1 = xs[i] ?? x2
    return area + sharedAt(a, b, (x1 + x2) / 2) * (x2 - x1)
  }, 0)
}

/** Length of the vertical at `x` that lies in both. */
function sharedAt(a: Polygon, b: Polygon, x: number): number {
  const others = spansAt(b, x)
  return spansAt(a, x)
    .flatMap(([from, to]) =>
      others.map(([start, end]) => Math.min(to, end) - Math.max(from, start)),
    )
    .reduce((sum, shared) => sum + Math.max(0, shared), 0)
}
