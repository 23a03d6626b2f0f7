import { mirror, polyline, type Point, type Sheet } from '../kit.ts'
import { breakLine } from './break-line.ts'

/**
 * The shaft, never cut, broken off at both ends. `profile` is its upper outline from left to right. Draw it first;
 * `shaftOutline` redraws its edges over later parts.
 */
export function shaft(sheet: Sheet, profile: readonly Point[]) {
  sheet.part('shaft', 'shaft', 'unsectioned', [...profile, ...mirror(profile).reverse()], 'none')
  sheet.line(profile, { weight: 'outline' }).line(mirror(profile), { weight: 'outline' })
  const [first, last] = [profile[0], profile.at(-1)]
  if (first) breakLine(sheet, first[0], [-first[1], first[1]], -1)
  if (last) breakLine(sheet, last[0], [-last[1], last[1]], 1)
}

export const shaftOutline = (sheet: Sheet, profile: readonly Point[]) =>
  sheet.line(profile, { weight: 'outline' })

export const straightShaft = (x1: number, x2: number, radius: number): Point[] =>
  polyline`M${x1} ${radius} H${x2}`

/** A shaft seen end on, with its centre lines. */
export function shaftEnd(sheet: Sheet, centre: Point, radius: number) {
  sheet.part('shaft-end', 'fastener', 'unsectioned', { centre, radius })
}
