import { box } from '../geometry.ts'
import type { Box, Medium } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

/** Breaks the line at both ends of a hole. */
const OPEN = 1

/** A hole through a cut part, across the axis: its walls, and what flows in it. Paint it over the part. */
export function drilledAcross(sheet: Sheet, medium: Medium, { x1, x2, r1, r2 }: Box, id: string) {
  sheet.medium(medium, box(x1, x2, r1 - OPEN, r2 + OPEN), id)
  for (const x of [x1, x2]) sheet.line(polyline`M${x} ${r1} V${r2}`)
}

/** The same along the axis. */
export function drilledAlong(sheet: Sheet, medium: Medium, { x1, x2, r1, r2 }: Box, id?: string) {
  sheet.medium(medium, box(x1 - OPEN, x2 + OPEN, r1, r2), id)
  for (const r of [r1, r2]) sheet.line(polyline`M${x1} ${r} H${x2}`)
}
