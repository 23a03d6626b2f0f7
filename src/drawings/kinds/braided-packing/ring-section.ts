import { box } from '../../geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { isBlack, type BraidedPacking } from './fibres.ts'

const CORNER = 12
const CORE = 13

/** One ring in the box: its section, small. The part `id` is what lies on the shaft. */
export function ringSection(
  sheet: Sheet,
  id: string,
  parameters: BraidedPacking,
  [x1, x2, s, bore]: readonly [number, number, number, number],
) {
  const { braid, second } = parameters
  const yarn = isBlack(parameters) ? 'product-of-braid' : 'packing'
  const middle = (s + bore) / 2
  const isDouble = second !== 'none' && second.at === 'box-side'
  const soft = isDouble ? 'lip' : yarn
  sheet.part(id, 'stationary', soft, box(x1, x2, s, isDouble ? middle : bore), 'thin')
  if (isDouble) {
    sheet.part(`${id}-box-side`, 'stationary', 'packing', box(x1, x2, middle, bore), 'thin')
  }
  if (second !== 'none' && second.at === 'corners') {
    for (const x of [x1, x2 - CORNER]) {
      for (const r of [s, bore - CORNER]) {
        const corner = box(x, x + CORNER, r, r + CORNER)
        sheet.part(`${id}-corner`, 'stationary', 'elastomer', corner, 'none')
      }
    }
  }
  if (braid.startsWith('over-')) {
    const core = { centre: [(x1 + x2) / 2, middle], radius: CORE } as const
    const material = braid === 'over-elastic-core' ? 'elastomer' : 'unsectioned'
    sheet.part(`${id}-core`, 'elastomer', material, core, 'thin')
  }
}
