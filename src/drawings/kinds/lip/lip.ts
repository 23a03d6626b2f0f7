import { bearingHousing } from '../../assemblies/bearing-housing.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import { dimensionsOf, type Lip } from './dimensions.ts'
import { frontView } from './front-views.ts'
import { SECTIONS } from './sections.ts'
import { describeLip } from './words.ts'

/** Left of the cover's face, and top, of every card. */
const CARD = { before: 300, top: 330, width: 540 }

function layout(parameters: Lip) {
  const d = dimensionsOf(parameters)
  const { s, R, x, seat, face, start, bore, shaftEnd } = d
  const sheet = new Sheet()
  bearingHousing(sheet, { shaft: s, x, end: shaftEnd, bore })
  sheet.medium('process', box(seat, start, s, bore))
  SECTIONS[parameters.construction](sheet, d)
  shaftOutline(sheet, straightShaft(seat - 98, shaftEnd, s))
  flowArrow(sheet, [seat - 84, R(36)], [seat - 26, R(36)])
  flowArrow(sheet, [face + 92, R(40)], [face + 26, R(40)], 'ink')
  frontView(sheet, parameters, d)
  axisAndSides(sheet, shaftEnd + 20, ['Lado aceite', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(206),
    shaft: s,
    ...(d.front && { cardShare: 'whole' }),
    card: { x: face - CARD.before, top: CARD.top, width: CARD.width },
    icon: { centre: [face - 30, R(44)], side: 170 },
  })
}

export const lip: KindDefinition<Lip> = { layout, describe: describeLip }
