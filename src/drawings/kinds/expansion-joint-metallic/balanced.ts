import { box } from '../../geometry.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { bellowsEnd } from '../../parts/corrugated-bellows.ts'
import { throughStud } from '../../parts/through-stud.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { bellowsOf, BORE, facesOf, LUG, ROD, SPOOL } from './dimensions.ts'

const CAP = { spool: 34, plate: 26 } as const
const OUTLET_END = -262

const TYPE = { type: 'pressure-balanced' } as const

/** Where the fluid ends: the blind cap behind the second bellows. */
export function capFace(): number {
  const [, second] = bellowsOf(TYPE)
  return second ? bellowsEnd(second) + CAP.spool : facesOf(TYPE).right
}

/** The elbow's body between both bellows, the blind cap, and the rods that tie it to the inlet. */
export function balancingEnd(sheet: Sheet) {
  const [first, second] = bellowsOf(TYPE)
  if (!first || !second) return
  const cap = capFace()
  const outline = polyline`M${bellowsEnd(second)} ${BORE} V${SPOOL} H${cap} V${LUG.top}
    h${CAP.plate} V0 H${cap} V${BORE}`
  sheet
    .part('body', 'stationary', 'steel', box(bellowsEnd(first), second.start, BORE, SPOOL))
    .part('cap', 'stationary', 'steel', outline)
}

/** Inlet lug and rod, above (1) or from outside below (-1). */
export function balancingRods(sheet: Sheet, side: 1 | -1) {
  const { left } = facesOf(TYPE)
  const lug = box(left + LUG.from, left + LUG.to, side * SPOOL, side * LUG.top)
  if (side > 0) sheet.part('lug-left', 'stationary', 'steel', lug)
  else sheet.part('lug-outside', 'stationary', 'unsectioned', lug)
  throughStud(sheet, side > 0 ? 'tie-rod' : 'tie-rod-outside', {
    x1: left + LUG.from,
    x2: capFace() + CAP.plate,
    r: side * ROD,
    half: 9,
  })
}

/** Below the axis: body, cap, and the elbow's outlet downwards. */
export function balancingOutside(sheet: Sheet) {
  const [first, second] = bellowsOf(TYPE)
  if (!first || !second) return
  const [x1, x2] = [bellowsEnd(first), second.start]
  const cap = capFace()
  sheet
    .part('outlet-outside', 'housing', 'outside', box(x1 + 6, x2 - 6, OUTLET_END, -SPOOL))
    .part('body-outside', 'stationary', 'unsectioned', box(x1, x2, -SPOOL, 0))
    .part('cap-spool-outside', 'stationary', 'unsectioned', box(bellowsEnd(second), cap, -SPOOL, 0))
    .part('cap-outside', 'stationary', 'unsectioned', box(cap, cap + CAP.plate, -LUG.top, 0))
  const middle = (x1 + x2) / 2
  flowArrow(sheet, [middle, OUTLET_END - 8], [middle, OUTLET_END - 44])
}
