import { R } from '../../assemblies/cylinder-head.ts'
import type { Sheet } from '../../sheet.ts'

/** Along the rod, above its surface, and size: grit as it lies on a returning rod. */
const GRAINS: readonly (readonly [along: number, above: number, radius: number])[] = [
  [0, 8, 4],
  [15, 5, 3],
  [29, 9, 5],
  [48, 5, 3],
  [60, 7, 4],
  [76, 5, 3],
]

export function dust(sheet: Sheet, x: number) {
  for (const [along, above, radius] of GRAINS) {
    sheet.part('dust', 'elastomer', 'outside', { centre: [x + along, R(above)], radius }, 'thin')
  }
}
