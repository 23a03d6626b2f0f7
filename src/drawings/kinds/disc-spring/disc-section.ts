import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'

/** A conical disc spring (DIN EN 16983) in section: bore, outer diameter and thickness. */
export type DiscSpring = { inner: number; outer: number; thickness: number; cone: number }

/**
 * One half of the disc's section, away from its axis. `u` runs along the axis from where the disc rests on its
 * outer edge; `opensTowards` -1 rests it on its inner edge instead.
 */
export function discHalf(
  { inner, outer, thickness, cone }: DiscSpring,
  [u, v]: Point,
  side: 1 | -1,
  opensTowards: 1 | -1 = 1,
): Point[] {
  const [rim, bore] = opensTowards === 1 ? [0, cone] : [cone, 0]
  return polyline`M${u + rim} ${v + side * outer} h${thickness}
    L${u + bore + thickness} ${v + side * inner} H${u + bore}`
}
