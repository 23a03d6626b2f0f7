import type { Point } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { discStack, discStackLength, type DiscStack } from '../../parts/disc-springs.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { box } from '../../geometry.ts'
import type { Sheet } from '../../sheet.ts'

const LEFT = 706
const FREE: Point = [LEFT, 250]
const LOADED: Point = [LEFT, 134]
const CASED: Point = [LEFT, 14]
const SCALE = 1.3
export const GROUPS = { groups: 4, nested: 2 } as const
const CONES = { free: 9, loaded: 4.5 } as const
const REACH = 28

/** The stack free and loaded, at one scale, and its version in a case. */
export function stacks(sheet: Sheet) {
  const stack = (cone: number): DiscStack => ({ ...GROUPS, cone })
  for (const [id, at, cone, letter] of [
    ['free', FREE, CONES.free, 'L0'],
    ['loaded', LOADED, CONES.loaded, 'L1'],
  ] as const) {
    const placed = sheet.at(at, { scale: SCALE, prefix: `${id}-` })
    const end = discStack(placed, 'springs', [0, 0], stack(cone))
    if (id === 'loaded') studAndNut(placed, 'nut', end, 0, 12)
    const row = at[1] - REACH * SCALE - 14
    const [x1, x2] = [at[0] + 5 * SCALE, at[0] + end * SCALE]
    for (const x of [x1, x2]) extensionLine(sheet, x, at[1] - REACH * SCALE, row - 4)
    dimension(sheet, x1, x2, row - 0.5, '')
    sheet.text([(x1 + x2) / 2, row - 20], letter)
  }
  sheet.text([LEFT + 178, FREE[1] - 4], 'Libre', { anchor: 'start', strong: true })
  sheet.text([LEFT + 178, LOADED[1] - 4], 'Cargada', { anchor: 'start', strong: true })
  sheet.onlyOnSection(() => {
    const placed = sheet.at(CASED, { scale: SCALE, prefix: 'cased-' })
    const end = discStack(placed, 'springs', [0, 0], { ...stack(CONES.loaded), isCased: true })
    // The case is whole but for its window.
    for (const side of [1, -1]) {
      const [low, high] = side > 0 ? [15, 28] : [-28, -15]
      placed.part('case', 'fastener', 'outside', box(7, end - 5, low, high), 'thin')
    }
    studAndNut(placed, 'nut', end, 0, 12)
  })
  const length = discStackLength(stack(CONES.loaded)) * SCALE
  sheet.text([LEFT + length / 2 + 20, CASED[1] - 62], 'En cartucho, con ventana', { strong: true })
}
