import { box } from '../../geometry.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { bellowsEnd, crestDot } from '../../parts/corrugated-bellows.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { BORE, CAP, CENTRE, FIRST, LUG, SECOND, SPOOL } from './dimensions.ts'

const OUTLET_END = -262
/** The elbow's body, between both bellows. */
const [START, END] = [bellowsEnd(FIRST), SECOND.start]

/** The elbow's body between both bellows, and the blind cap; rods tie it to the inlet. */
export function balancingEnd(sheet: Sheet) {
  const cap = polyline`M${bellowsEnd(SECOND)} ${BORE} V${SPOOL} H${CAP.face} V${LUG.top}
    H${CAP.back} V0 H${CAP.face} V${BORE}`
  sheet
    .part('body', 'stationary', 'steel', box(START, END, BORE, SPOOL))
    .callout('body', [CENTRE, BORE + 8], 'cuerpo del codo')
    .callout('second-bellows', crestDot(SECOND), 'fuelle de balance')
    .part('cap', 'stationary', 'steel', cap)
    .callout('cap', [CAP.face + 14, 60], 'tapa ciega')
}

/** Below the axis: body, cap, and the elbow's outlet downwards. */
export function balancingOutside(sheet: Sheet) {
  const middle = (START + END) / 2
  const part = (id: string, x1: number, x2: number, r: number) =>
    sheet.part(id, 'stationary', 'unsectioned', box(x1, x2, r, 0))
  sheet.part('outlet-outside', 'housing', 'outside', box(START + 6, END - 6, OUTLET_END, -SPOOL))
  part('body-outside', START, END, -SPOOL)
  part('cap-spool-outside', bellowsEnd(SECOND), CAP.face, -SPOOL)
  part('cap-outside', CAP.face, CAP.back, -LUG.top)
  flowArrow(sheet, [middle, OUTLET_END - 8], [middle, OUTLET_END - 44])
}
