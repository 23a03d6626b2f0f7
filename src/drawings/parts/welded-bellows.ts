import type { Box, Point } from '../model.ts'
import { polyline } from '../path-notation.ts'
import { zigzag } from './springs.ts'

/** Half of a plate's thickness along the axis, as drawn: the real one is a fraction of a millimetre. */
const PLATE_HALF = 1.5

const isOuterTip = (index: number) => index % 2 === 1

/**
 * A welded metal bellows: thin plates joined in turn at their outer and inner edges. The first and the last plate
 * end at the inner edge, welded to their holders. `middle` is the plates' middle line, where media part;
 * `dot` is a place on a plate for a callout.
 */
export function weldedBellows(room: Box, convolutions: number) {
  const { x1, x2, r1, r2 } = room
  const middle = zigzag(room, convolutions)
  const halfPitch = (x2 - x1) / (2 * convolutions)
  const notch = (PLATE_HALF * (r2 - r1)) / halfPitch
  const tip = (x: number, r: number): Point[] =>
    polyline`M${Math.max(x1, x - PLATE_HALF)} ${r} H${Math.min(x2, x + PLATE_HALF)}`
  const above = middle.flatMap(([x], i): Point[] =>
    isOuterTip(i) ? tip(x, r2) : [[x, r1 + notch]],
  )
  const below = middle.flatMap(([x], i): Point[] =>
    isOuterTip(i) ? [[x, r2 - notch]] : tip(x, r1),
  )
  const dot: Point = [x1 + halfPitch * (2 * Math.floor(convolutions / 2) + 0.5), (r1 + r2) / 2]
  return { outline: [...above, ...below.toReversed()], middle, dot }
}
