import type { Point, Segment } from '../model.ts'

/** A box with its corners rounded off. */
export function roundedBox(
  x1: number,
  x2: number,
  r1: number,
  r2: number,
  corner: number,
): Segment[] {
  const arc = (to: Point): Segment => ({ to, radius: corner, large: false, clockwise: true })
  return [
    [x1, r1 + corner],
    [x1, r2 - corner],
    arc([x1 + corner, r2]),
    [x2 - corner, r2],
    arc([x2, r2 - corner]),
    [x2, r1 + corner],
    arc([x2 - corner, r1]),
    [x1 + corner, r1],
    arc([x1, r1 + corner]),
  ]
}
