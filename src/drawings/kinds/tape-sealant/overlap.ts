import { box } from '../../geometry.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { path } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { DETAIL } from './dimensions.ts'

/** The ends seen from the side: one rides up on the other over about 20\u00a0mm. */
export function overlap(sheet: Sheet) {
  const { x, r } = DETAIL
  const [thick, lap] = [22, 74]
  const [left, right, upper, top] = [x - lap / 2, x + lap / 2, r + thick, r + 2 * thick]
  const riding = path`M${left} ${upper} H${right + 2}
    C${right + 26} ${upper} ${right + 30} ${r} ${right + 56} ${r} H${x + 186} V${upper}
    H${right + 58} C${right + 32} ${upper} ${right + 30} ${top} ${right} ${top} H${left}`
  sheet.onlyOnSection(() => {
    sheet
      .part('lap-face', 'housing', 'steel', box(x - 190, x + 190, r - 34, r))
      .part('lap-lower', 'elastomer', 'accent', box(x - 186, right, r, upper), 'thin')
      .part('lap-upper', 'elastomer', 'accent', riding, 'thin')
    for (const end of [left, right]) extensionLine(sheet, end, top + 4, r + 78)
  })
  dimension(sheet, left, right, r + 72, '20\u00a0mm')
  sheet.text([x, r - 60], 'Traslape junto a un perno', { strong: true })
}
