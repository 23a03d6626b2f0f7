import { box } from '../geometry.ts'
import type { Box } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

/** A pumping ring: slanting vanes that drive the barrier fluid round its circuit as they turn. Never cut. */
export function slantingVanes(
  sheet: Sheet,
  { x1, x2, r1, r2 }: Box,
  count: number,
  weight?: 'thin',
) {
  const pitch = (x2 - x1) / count
  sheet.part('pumping-ring', 'rotating', 'unsectioned', box(x1, x2, r1, r2), weight)
  for (let i = 0; i < count; i++)
    sheet.line(polyline`M${x1 + i * pitch} ${r1} L${x1 + (i + 1) * pitch} ${r2}`)
  sheet.anchor('pumping-ring', [(x1 + x2) / 2, (r1 + r2) / 2])
}
