import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { ROUNDED_LIP } from '../../parts/u-cup-section.ts'
import { polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'

const HALF = 84
const FILM = 6
const ROD = 22
const SCALE = 4
/** Where the detail cuts the lip off. */
const CUT = 37

/** The rounded lip, enlarged, on the film of lubricant that its radius does not scrape off. */
export function lipDetail(sheet: Sheet, [cx, face]: Point) {
  const [left, right] = [cx - HALF, cx + HALF]
  sheet.onlyOnSection(() => {
    sheet
      .part('detail-rod', 'stationary', 'unsectioned', box(left, right, face - ROD, face), 'none')
      .medium('process', box(left, right, face, face + FILM))
      .opening(area(left - 2, right + 2, face - 2, face + FILM + 2))
      .line(polyline`M${left} ${face} H${right}`, { weight: 'outline' })
      .at([cx - 74, face + FILM], { scale: SCALE })
      .part('detail-lip', 'elastomer', 'lip', [[CUT, 8.5], ...ROUNDED_LIP, [CUT, 16]])
  })
  sheet
    .text([cx, face + 92], 'Radio del labio 4:1', { strong: true })
    .text([cx, face - ROD - 22], 'Película de lubricante')
}
