import type { Point } from '../../model.ts'
import { path } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

/** A drop with its point upwards. */
export function drop(sheet: Sheet, [x, r]: Point, size: number) {
  const [aside, shoulder] = [size * 0.2, size * 0.7]
  const outline = path`M${x} ${r + 2 * size}
    C${x + aside} ${r + size} ${x + size} ${r + shoulder} ${x + size} ${r} A${size} 1 ${x - size} ${r}
    C${x - size} ${r + shoulder} ${x - aside} ${r + size} ${x} ${r + 2 * size}`
  sheet.medium('process', outline).line(outline)
}

/** What sprays from the rim, both ways alike but not in step. */
export function drops(sheet: Sheet, centre: number) {
  for (const [dx, r, size] of [
    [-104, 322, 7],
    [-84, 286, 6],
    [-44, 302, 5],
    [-34, 350, 6],
    [34, 312, 6],
    [40, 352, 5],
    [88, 296, 7],
    [110, 330, 5],
  ] as const)
    drop(sheet, [centre + dx, r], size)
}

/** What falls from the gap below. */
export function falling(sheet: Sheet, centre: number) {
  for (const [dx, r, size] of [
    [-4, -296, 8],
    [5, -332, 9],
    [-3, -372, 10],
  ] as const)
    drop(sheet, [centre + dx, r], size)
}
