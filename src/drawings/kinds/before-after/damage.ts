import type { Point } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
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

/** Drops that run down in front of a shaft from where its seal leaks. */
export function dripping(sheet: Sheet, x: number, from: number, step = 46) {
  for (const [i, size] of [6, 7, 8].entries()) drop(sheet, [x + (i % 2) * 5, from - i * step], size)
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
