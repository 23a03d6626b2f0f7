import { stretchesOf } from '../../geometry.ts'
import type { Point } from '../../model.ts'

/** Shares of the chart's width and height. */
type Curve = readonly Point[]

/** A reading trembles: the same way at every build. */
function trembling(points: Curve, amount: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = i / steps
    const wave = Math.sin(i * 2.1) * 0.6 + Math.sin(i * 5.3 + 1) * 0.4
    return [x, levelAt(points, x) + wave * amount]
  })
}

function levelAt(points: Curve, x: number): number {
  for (const [[x1, y1], [x2, y2]] of stretchesOf(points))
    if (x >= x1 && x <= x2) return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
  return points.at(-1)?.[1] ?? 0
}

const DRIFT: Curve = [
  [0, 0.22],
  [0.42, 0.24],
  [0.6, 0.36],
  [0.78, 0.58],
  [0.9, 0.8],
  [1, 0.95],
]
const SWINGS: Curve = [
  [0, 0.4],
  [0.06, 0.4],
  [0.09, 0.08],
  [0.13, 0.62],
  [0.38, 0.64],
  [0.42, 0.1],
  [0.46, 0.4],
  [0.56, 0.4],
  [0.59, 0.06],
  [0.63, 0.64],
  [0.88, 0.63],
  [0.92, 0.1],
  [0.96, 0.4],
  [1, 0.4],
]
const PEAKS: Curve = [
  [0, 0.26],
  [0.1, 0.28],
  [0.17, 0.86],
  [0.24, 0.3],
  [0.4, 0.26],
  [0.47, 0.34],
  [0.55, 0.92],
  [0.62, 0.34],
  [0.72, 0.26],
  [0.8, 0.3],
  [0.86, 0.78],
  [0.92, 0.3],
  [1, 0.28],
]

export const drift = trembling(DRIFT, 0.022, 72)
export const swings = trembling(SWINGS, 0.012, 100)
export const peaks = trembling(PEAKS, 0.016, 100)

/** Where the rounds read the machine, between its peaks. */
export const ROUNDS = [0.02, 0.35, 0.7, 0.98]
export const readingAt = (x: number) => levelAt(peaks, x)

/** Where a curve first passes a level. */
export function crossing(curve: readonly Point[], level: number): Point {
  for (const [[x1, y1], [x2, y2]] of stretchesOf(curve)) {
    if ((y1 - level) * (y2 - level) <= 0 && y1 !== y2)
      return [x1 + ((x2 - x1) * (level - y1)) / (y2 - y1), level]
  }
  return [1, level]
}
