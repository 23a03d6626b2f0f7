import { mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'
import type { KitItem } from './packing-stack.ts'

/** Radii of the small rings, and how much shorter they are than in the box. */
const RADII = { inner: 46, outer: 80 } as const
const SHORTENING = 0.5
const GAP = 11
const AXIS_REACH = 12

/** The parts of a set along their axis, in the order in which they go in. Their names begin with `loose-`. */
export function explodedStack(
  sheet: Sheet,
  items: readonly KitItem[],
  [x1, x2, axis]: readonly [number, number, number],
) {
  const gaps = GAP * (items.length - 1)
  const full = items.reduce((sum, { length }) => sum + length, 0)
  const shortening = Math.min(SHORTENING, (x2 - x1 - 2 * AXIS_REACH - gaps) / full)
  const width = full * shortening + gaps
  const placed = sheet.at([(x1 + x2 - width) / 2, axis], { prefix: 'loose-' })
  let x = 0
  sheet.onlyOnSection(() => {
    for (const { id, length, material, section } of items) {
      const upper = section(x, x + length * shortening, RADII.inner, RADII.outer)
      placed
        .part(id, 'stationary', material, upper, 'thin')
        .part(`${id}-below`, 'stationary', material, mirror(upper), 'thin')
      for (const corner of upper.slice(0, 2)) placed.line([corner, [corner[0], -corner[1]]])
      const middle: Point = [x + (length * shortening) / 2, (RADII.inner + RADII.outer) / 2]
      placed.anchor(id, middle)
      x += length * shortening + GAP
    }
    placed.centreLine([-AXIS_REACH, 0], [width + AXIS_REACH, 0])
  })
}
