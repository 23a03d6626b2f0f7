import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { drop } from '../flange-leak/drops.ts'

/** Solids in the fluid, or dust in the air: place and size of each. */
export function grains(
  sheet: Sheet,
  places: readonly (readonly [x: number, r: number, size: number])[],
) {
  for (const [x, r, radius] of places) {
    sheet.part('grain', 'elastomer', 'elastomer', { centre: [x, r], radius }, 'none')
  }
}

const WORD = 22

/** Names what flows, beside it. */
export function word(sheet: Sheet, at: Point, text: string) {
  sheet.text(at, text, { size: WORD, strong: true, anchor: 'start' })
}

/** The way that a fluid takes out, in dashes to its arrow. */
export function leakPath(sheet: Sheet, path: readonly Point[]) {
  const [from, to] = [path.at(-2), path.at(-1)]
  if (!from || !to) return
  sheet.line(path.slice(0, -1), { weight: 'outline', dash: 'rest' })
  flowArrow(sheet, from, to, 'ink')
}

/** Drops that hang from the underside of a shaft of that radius, where its seal leaks, and fall. */
export function dripping(sheet: Sheet, x: number, radius: number, step = 22) {
  word(sheet, [x + WORD, -radius - 2 * step], 'fuga')
  for (const [i, size] of [5, 6.5, 8].entries()) {
    drop(sheet, [x + (i % 2) * 4, -radius - 2 * size - i * step], size)
  }
}

/** Scores along a rod: each from its left end. */
export function scores(
  sheet: Sheet,
  places: readonly (readonly [x: number, r: number, length: number])[],
) {
  for (const [x, r, length] of places) {
    const path = polyline`M${x} ${r} L${x + length * 0.4} ${r + 2} L${x + length * 0.7} ${r - 1}
      L${x + length} ${r + 1}`
    sheet.line(path, { weight: 'spring' })
  }
}
