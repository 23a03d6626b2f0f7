import type { DrawingOf } from '#schema/drawing.ts'
import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

export type DiscSpringDrawing = DrawingOf<'disc-spring'>
export type Arrangement = DiscSpringDrawing['arrangement']

/** A conical disc spring (DIN EN 16983) in section: bore, outer diameter and thickness. */
export type DiscSpring = { inner: number; outer: number; thickness: number; cone: number }

/** Where each disc of the stack starts. */
const places = (arrangement: Arrangement, { thickness }: DiscSpring) =>
  arrangement === 'single' ? [0] : [0, thickness]

export const stackHeight = (arrangement: Arrangement, disc: DiscSpring) =>
  (places(arrangement, disc).at(-1) ?? 0) + disc.thickness + disc.cone

/** A stack of springs on an axis along `u`, from `[u, v]`; of each the halves on either side of the axis. */
export function stack(
  sheet: Sheet,
  id: string,
  arrangement: Arrangement,
  disc: DiscSpring,
  [u, v]: Point,
) {
  const { inner, outer, thickness, cone } = disc
  for (const start of places(arrangement, disc)) {
    const [rim, bore] = [u + start, u + start + cone]
    for (const side of [1, -1]) {
      const half = polyline`M${rim} ${v + side * outer} h${thickness}
        L${bore + thickness} ${v + side * inner} H${bore}`
      sheet.part(id, 'elastomer', 'accent', half, 'thin')
    }
  }
}
