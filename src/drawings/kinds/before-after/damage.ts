import type { Point } from '../../model.ts'
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

/** Height of the word beside a leak. */
const WORD = 22

/** The way that a fluid takes out, in dashes to its arrow. */
export function leakPath(sheet: Sheet, path: readonly Point[]) {
  const [from, to] = [path.at(-2), path.at(-1)]
  if (!from || !to) return
  sheet.line(path.slice(0, -1), { weight: 'outline', dash: 'rest' })
  flowArrow(sheet, from, to, 'ink')
}

/** The same, called out by its word. */
export function leak(sheet: Sheet, path: readonly Point[]) {
  leakPath(sheet, path)
  const [x, r] = path.at(-1) ?? [0, 0]
  sheet.text([x - WORD / 2, r + WORD], 'fuga', { size: WORD, strong: true, anchor: 'start' })
}

/** Drops that hang from the underside of a shaft of that radius, where its seal leaks, and fall. */
export function dripping(sheet: Sheet, x: number, radius: number, step = 22) {
  sheet.text([x + WORD, -radius - 2 * step], 'fuga', { size: WORD, strong: true, anchor: 'start' })
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
    const path: Point[] = [
      [x, r],
      [x + length * 0.4, r + 2],
      [x + length * 0.7, r - 1],
      [x + length, r + 1],
    ]
    sheet.line(path, { weight: 'spring' })
  }
}
