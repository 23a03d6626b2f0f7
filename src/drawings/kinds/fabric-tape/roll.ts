import { distance } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
import type { FabricTape } from './words.ts'

const CENTRE: Point = [150, 30]
const RADIUS = 104
const LAYER = 9
const TAIL = 360

/** How far the back edge lies behind the front one, in this view from the side. */
export const WIDTHS: Record<FabricTape['form'], Point> = { tape: [62, 40], cloth: [170, 110] }

/** A roll with its end drawn off along the floor. */
export function roll(sheet: Sheet, { form }: FabricTape) {
  const [x, r] = CENTRE
  const [dx, dr] = WIDTHS[form]
  const floor = r - RADIUS
  const back: Point = [x + dx, r + dr]
  const length = distance([0, 0], [dx, dr])
  const aside: Point = [(-dr / length) * RADIUS, (dx / length) * RADIUS]
  sheet
    .part('tail', 'elastomer', 'product-of-cloth', [
      [x, floor],
      [x + TAIL, floor],
      [x + TAIL + dx, floor + dr],
      [x + dx, floor + dr],
    ])
    .part('roll-back', 'elastomer', 'product-of-cloth', { centre: back, radius: RADIUS })
    .part(
      'roll',
      'elastomer',
      'product-of-cloth',
      [
        [x + aside[0], r + aside[1]],
        [back[0] + aside[0], back[1] + aside[1]],
        [back[0] - aside[0], back[1] - aside[1]],
        [x - aside[0], r - aside[1]],
      ],
      'none',
    )
    .line(
      [
        [x + aside[0], r + aside[1]],
        [back[0] + aside[0], back[1] + aside[1]],
      ],
      { weight: 'outline' },
    )
    .line(
      [
        [x - aside[0], r - aside[1]],
        [back[0] - aside[0], back[1] - aside[1]],
      ],
      { weight: 'outline' },
    )
  for (let radius = RADIUS; radius > 34; radius -= LAYER)
    sheet.part(
      'roll-end',
      'elastomer',
      'outside',
      { centre: CENTRE, radius },
      radius === RADIUS ? 'outline' : 'thin',
    )
  sheet
    .part('roll-core', 'elastomer', 'coloured-yarn', { centre: CENTRE, radius: 30 }, 'edge')
    .part('roll-hole', 'elastomer', 'unsectioned', { centre: CENTRE, radius: 23 }, 'thin')
    .part(
      'tail-edge',
      'elastomer',
      'product',
      [
        [x, floor],
        [x + TAIL, floor],
        [x + TAIL, floor - 7],
        [x, floor - 7],
      ],
      'thin',
    )
  if (form === 'cloth') foldedCorner(sheet, [x + TAIL, floor])
}

/** The front corner turned back, as cloth lets itself be folded. */
function foldedCorner(sheet: Sheet, [x, r]: Point) {
  sheet
    .part(
      'corner-away',
      'elastomer',
      'unsectioned',
      [
        [x - 92, r],
        [x - 92, r - 9],
        [x + 3, r - 9],
        [x + 68, r + 42],
        [x + 60, r + 39],
      ],
      'none',
    )
    .part(
      'folded-corner',
      'elastomer',
      'outside',
      [
        [x - 92, r],
        [x + 60, r + 39],
        [x - 44, r + 62],
      ],
      'thin',
    )
}
