import { flatten } from '../geometry.ts'
import type { PartMark, Point } from '../model.ts'
import { overlapArea } from '../overlap.ts'
import { polyline } from '../path-notation.ts'

const REACH = 1.5

/** Whether two parts that do not overlap meet along an edge. */
export function touch(a: PartMark, b: PartMark): boolean {
  const [first, second] = [flatten(a.outline), flatten(b.outline)]
  const moves = polyline`M${REACH} 0 H${-REACH} L0 ${REACH} V${-REACH}`
  return moves.some(([dx, dr]) => {
    const moved = first.map(([x, r]): Point => [x + dx, r + dr])
    return overlapArea(moved, second) > 4 * REACH
  })
}
