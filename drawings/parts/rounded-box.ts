import type { Segment } from '../model.ts'
import { path } from '../path-notation.ts'

/** A box with its corners rounded off. */
export const roundedBox = (
  x1: number,
  x2: number,
  r1: number,
  r2: number,
  corner: number,
): Segment[] => path`M${x1} ${r1 + corner} V${r2 - corner} A${corner} 1 ${x1 + corner} ${r2}
  H${x2 - corner} A${corner} 1 ${x2} ${r2 - corner} V${r1 + corner}
  A${corner} 1 ${x2 - corner} ${r1} H${x1 + corner} A${corner} 1 ${x1} ${r1 + corner}`
