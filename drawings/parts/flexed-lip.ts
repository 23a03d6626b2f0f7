import { flatten } from '../geometry.ts'
import type { Point } from '../model.ts'
import { path } from '../path-notation.ts'

type FlexedLip = {
  /** The lip's left edge and its thickness where it leaves the body, at radius `top`. */
  root: number
  thickness: number
  top: number
  /** The surface on which it runs, and how far towards the pressure its tip lies. */
  tip: number
  reach: number
}

/** Share of the reach that lies flat on the surface, and the thinnest place: the edge towards the pressure. */
const FLAT_SHARE = 0.56
const EDGE = 3.4
/** The underside leaves the surface with a chamfer, where air begins. */
const CHAMFER: Point = [1.2, 3]

/**
 * A polymer lip bent along the surface on which it runs, towards the pressure, which closes it: thin, tapering to its
 * edge, flat on the surface over a length. `left` runs down to the tip, `right` back up; `middle` lies inside it, where
 * media part; `contact` is where it touches.
 */
export function flexedLip({ root, thickness, top, tip, reach }: FlexedLip) {
  const height = top - tip
  const from: Point = [root - reach, tip]
  const to: Point = [root - reach + reach * FLAT_SHARE, tip]
  const neck = root + thickness * 0.5
  const left = path`M${root} ${top}
    C${neck - 1} ${top - 0.42 * height} ${neck - 0.3 * reach} ${tip + EDGE + 4.5}
    ${from[0]} ${tip + EDGE} L${from}`
  const lift: Point = [to[0] + CHAMFER[0], tip + CHAMFER[1]]
  const right = path`M${to} L${lift}
    C${neck + 0.06 * reach} ${lift[1] + 0.5} ${neck + 4} ${top - 0.36 * height}
    ${root + thickness} ${top}`
  const upwards = flatten(left).toReversed()
  const under = flatten(right).slice(1)
  const inside = [
    [from[0] + 1, tip] as Point,
    ...under.map(([x, r], i): Point => {
      const [otherX, otherR] = upwards[i + 1] ?? [x, r]
      return [(x + otherX) / 2, (r + otherR) / 2]
    }),
  ]
  const middle: Point[] = [...inside, [root + thickness / 2, top]]
  return { left, right, middle, contact: { from, to } }
}
