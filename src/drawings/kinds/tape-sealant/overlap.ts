import { box } from '../../geometry.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import type { Sheet } from '../../sheet.ts'
import { DETAIL } from './dimensions.ts'

/** The ends seen from the side: one rides up on the other over about 20\u00a0mm. */
export function overlap(sheet: Sheet) {
  const { x, r } = DETAIL
  const [thick, lap] = [22, 74]
  sheet.onlyOnSection(() => {
    sheet
      .part('lap-face', 'housing', 'steel', box(x - 190, x + 190, r - 34, r))
      .part('lap-lower', 'elastomer', 'accent', box(x - 186, x + lap / 2, r, r + thick), 'thin')
      .part(
        'lap-upper',
        'elastomer',
        'accent',
        [
          [x - lap / 2, r + thick],
          [x + lap / 2 + 2, r + thick],
          {
            to: [x + lap / 2 + 56, r],
            via: [
              [x + lap / 2 + 26, r + thick],
              [x + lap / 2 + 30, r],
            ],
          },
          [x + 186, r],
          [x + 186, r + thick],
          [x + lap / 2 + 58, r + thick],
          {
            to: [x + lap / 2, r + 2 * thick],
            via: [
              [x + lap / 2 + 32, r + thick],
              [x + lap / 2 + 30, r + 2 * thick],
            ],
          },
          [x - lap / 2, r + 2 * thick],
        ],
        'thin',
      )
    for (const way of [-1, 1]) extensionLine(sheet, x + (way * lap) / 2, r + 2 * thick + 4, r + 78)
  })
  dimension(sheet, x - lap / 2, x + lap / 2, r + 72, '20\u00a0mm')
  sheet.text([x, r - 60], 'Traslape junto a un perno', { strong: true })
}
