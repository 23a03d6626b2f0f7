import type { DrawingOf } from '#schema/drawing.ts'
import type { Point } from '../../model.ts'
import { pairs, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

export type DiscSpringDrawing = DrawingOf<'disc-spring'>
export type Arrangement = DiscSpringDrawing['arrangement']

/** A conical disc spring (DIN EN 16983) in section: bore, outer diameter and thickness. */
export type DiscSpring = { inner: number; outer: number; thickness: number; cone: number }

/** Where each disc of the stack starts, and which way it opens: -1 rests it on its inner edge. */
function places(arrangement: Arrangement, { thickness, cone }: DiscSpring) {
  if (arrangement === 'single') return pairs`0 1`
  return arrangement === 'parallel'
    ? pairs`0 1, ${thickness} 1`
    : pairs`0 1, ${thickness + cone} -1`
}

export function stackHeight(arrangement: Arrangement, disc: DiscSpring) {
  const [last = 0] = places(arrangement, disc).at(-1) ?? []
  return last + disc.thickness + disc.cone
}

/** A stack of springs on an axis along `u`, from `[u, v]`; of each the halves on either side of the axis. */
export function stack(
  sheet: Sheet,
  id: string,
  arrangement: Arrangement,
  disc: DiscSpring,
  [u, v]: Point,
) {
  const { inner, outer, thickness, cone } = disc
  for (const [start, way] of places(arrangement, disc)) {
    const [rim, bore] = way > 0 ? [u + start, u + start + cone] : [u + start + cone, u + start]
    for (const side of [1, -1]) {
      const half = polyline`M${rim} ${v + side * outer} h${thickness}
        L${bore + thickness} ${v + side * inner} H${bore}`
      sheet.part(id, 'elastomer', 'accent', half, 'thin')
    }
  }
}
