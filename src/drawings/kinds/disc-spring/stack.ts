import type { Point } from '../../model.ts'
import { discHalf, type DiscSpring } from './disc-section.ts'
import type { Sheet } from '../../sheet.ts'
import type { Arrangement } from './words.ts'

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
