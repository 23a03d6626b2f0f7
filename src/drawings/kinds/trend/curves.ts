import { stretchesOf } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { pairs } from '../../path-notation.ts'

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

const DRIFT = pairs`0 .22, .42 .24, .6 .36, .78 .58, .9 .8, 1 .95`
const SWINGS = pairs`0 .4, .06 .4, .09 .08, .13 .62, .38 .64, .42 .1, .46 .4, .56 .4, .59 .06,
  .63 .64, .88 .63, .92 .1, .96 .4, 1 .4`
const PEAKS = pairs`0 .26, .1 .28, .17 .86, .24 .3, .4 .26, .47 .34, .55 .92, .62 .34, .72 .26,
  .8 .3, .86 .78, .92 .3, 1 .28`

export const drift = trembling(DRIFT, 0.022, 72)
export const swings = trembling(SWINGS, 0.012, 100)
export const peaks = trembling(PEAKS, 0.016, 100)

/** Where the rounds read the machine, between its peaks. */
export const ROUNDS = [0.02, 0.35, 0.7, 0.98] as const
export const readingAt = (x: number) => levelAt(peaks, x)

/** Where a curve first passes a level. */
export function crossing(curve: readonly Point[], level: number): Point {
  for (const [[x1, y1], [x2, y2]] of stretchesOf(curve)) {
    if ((y1 - level) * (y2 - level) <= 0 && y1 !== y2)
      return [x1 + ((x2 - x1) * (level - y1)) / (y2 - y1), level]
  }
  return [1, level]
}
