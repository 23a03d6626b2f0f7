import { flatten } from '../geometry.ts'
import type { Point, Segment } from '../model.ts'

type FlexedLip = {
  /** The lip's left edge and its thickness where it leaves the body, at radius `top`. */
  root: number
  thickness: number
  top: number
  /** The surface on which it runs, and how far towards the pressure its tip lies. */
  tip: number
  reach: number
}

const CONTACT_LENGTH = 12

/**
 * A polymer lip bent along the surface on which it runs, towards the pressure, which closes it. `left` runs down to the
 * tip, `right` back up; `middle` lies inside it, where media part; `contact` is where it touches.
 */
export function flexedLip({ root, thickness, top, tip, reach }: FlexedLip) {
  const height = top - tip
  const from: Point = [root - reach, tip]
  const to: Point = [root - reach + CONTACT_LENGTH, tip]
  const [start, end]: [Point, Point] = [
    [root, top],
    [root + thickness, top],
  ]
  const left: Segment[] = [
    start,
    {
      to: [from[0] - 1, tip + 6],
      via: [
        [root - 2, tip + 0.6 * height],
        [from[0], tip + 0.45 * height],
      ],
    },
    from,
  ]
  const right: Segment[] = [
    to,
    {
      to: end,
      via: [
        [to[0] + 7, tip + 0.22 * height],
        [end[0] - 3, tip + 0.5 * height],
      ],
    },
  ]
  const upwards = flatten(left).toReversed()
  const inside = flatten(right).map(([x, r], i): Point => {
    const [otherX, otherR] = upwards[i] ?? [x, r]
    return [(x + otherX) / 2, (r + otherR) / 2]
  })
  const middle: Point[] = [...inside, [root + thickness / 2, top]]
  return { left, right, middle, contact: { from, to } }
}
