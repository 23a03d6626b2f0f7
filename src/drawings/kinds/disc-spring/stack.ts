import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { Arrangement } from './words.ts'

/** A conical disc spring (DIN EN 16983) in section: bore, outer diameter and thickness. */
export type DiscSpring = { inner: number; outer: number; thickness: number; cone: number }

/**
 * One half of the disc's section, away from its axis. `u` runs along the axis from where the disc rests on its
 * outer edge; `opensTowards` -1 rests it on its inner edge instead.
 */
function discHalf(
  { inner, outer, thickness, cone }: DiscSpring,
  [u, v]: Point,
  side: 1 | -1,
  opensTowards: 1 | -1 = 1,
): Point[] {
  const [rim, bore] = opensTowards === 1 ? [0, cone] : [cone, 0]
  return polyline`M${u + rim} ${v + side * outer} h${thickness}
    L${u + bore + thickness} ${v + side * inner} H${u + bore}`
}

/** Where each disc of the stack starts, and which way it opens. */
function places(arrangement: Arrangement, { thickness, cone }: DiscSpring) {
  const first = { at: 0, way: 1 } as const
  if (arrangement === 'single') return [first]
  if (arrangement === 'parallel') return [first, { at: thickness, way: 1 } as const]
  return [first, { at: thickness + cone, way: -1 } as const]
}

export function stackHeight(arrangement: Arrangement, disc: DiscSpring) {
  const { thickness, cone } = disc
  const last = places(arrangement, disc).at(-1)?.at ?? 0
  return last + thickness + cone
}

/** A stack of springs on an axis along `u`, from `[u, v]`. */
export function stack(
  sheet: Sheet,
  id: string,
  arrangement: Arrangement,
  disc: DiscSpring,
  [u, v]: Point,
) {
  for (const { at, way } of places(arrangement, disc)) {
    for (const side of [1, -1] as const)
      sheet.part(id, 'elastomer', 'accent', discHalf(disc, [u + at, v], side, way), 'thin')
  }
}
