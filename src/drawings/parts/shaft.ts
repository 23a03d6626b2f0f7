import { mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

/** Break line: the part goes on beyond it (ISO 128-2, zigzag). */
export function breakLine(sheet: Sheet, x: number, r1: number, r2: number) {
  const middle = (r1 + r2) / 2
  sheet.line([
    [x, r1],
    [x, middle - 12],
    [x + 9, middle - 4],
    [x - 9, middle + 4],
    [x, middle + 12],
    [x, r2],
  ])
}

/**
 * The shaft, never cut, broken off at both ends. `profile` is its upper outline from left to right.
 * Draw it first; `shaftOutline` draws its edges again over what was painted since.
 */
export function shaft(sheet: Sheet, profile: readonly Point[]) {
  sheet.part('shaft', 'shaft', 'unsectioned', [...profile, ...mirror(profile).reverse()], 'none')
  sheet.line(profile, { weight: 'outline' }).line(mirror(profile), { weight: 'outline' })
  for (const [x, r] of [...profile.slice(0, 1), ...profile.slice(-1)]) breakLine(sheet, x, -r, r)
}

export const shaftOutline = (sheet: Sheet, profile: readonly Point[]) =>
  sheet.line(profile, { weight: 'outline' })

export const straightShaft = (x1: number, x2: number, radius: number): Point[] => [
  [x1, radius],
  [x2, radius],
]

/** A shaft seen end on, with its centre lines. */
export function shaftEnd(sheet: Sheet, centre: Point, radius: number) {
  sheet.part('shaft-end', 'fastener', 'unsectioned', { centre, radius })
}
