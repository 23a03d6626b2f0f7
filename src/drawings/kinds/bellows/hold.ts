import { driveCollar, driveCollarOutside, COLLAR_WIDTH } from '../../assemblies/drive-collar.ts'
import { box } from '../../geometry.ts'
import { capScrew } from '../../parts/fasteners.ts'
import { graphiteWedge } from '../../parts/graphite-wedge.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { Bellows, Dimensions } from './dimensions.ts'

const collarOf = ({ s, Q, base, collar }: Dimensions) => ({
  shaft: s,
  x: collar,
  sleeve: base,
  top: Q(58),
})

/** The sleeve under the whole cartridge, what seals it on the shaft, and what ties it to the shaft. */
export function sleeveAndLock(sheet: Sheet, { secondarySeals }: Bellows, d: Dimensions) {
  const { s, R, Q, base, inner, collar, sleeveEnd } = d
  const start = inner.holder - 14
  if (secondarySeals === 'o-ring') {
    sheet.part('sleeve', 'rotating', 'steel', box(start, sleeveEnd, s, base))
    oRing(sheet, 'sleeve-o-ring', [start + 22, R(O_RING_RADIUS)])
    driveCollar(sheet, collarOf(d))
    sheet.anchor('collar', [collar + 64, Q(34)])
    return
  }
  const [cone, shoulder, back] = [collar + 8, collar + 30, collar + 38]
  const lockEnd = collar + COLLAR_WIDTH
  const outline = polyline`M${start} ${s} H${cone} L${shoulder} ${R(18)} V${Q(50)} H${collar}
    V${base} H${start}`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  graphiteWedge(sheet, 'sleeve-wedge', { back, shoulder, tip: cone, r1: s, r2: R(18) })
  sheet
    .anchor('sleeve-wedge', [collar + 31, R(8)])
    .part('collar', 'rotating', 'steel-fine-opposed', box(back, lockEnd, R(2), Q(50)))
    .anchor('collar', [collar + 68, Q(8)])
  capScrew(sheet, 'collar-screw', { tip: collar + 6, head: lockEnd - 11, end: lockEnd, r: Q(27) })
}

export function lockOutside(sheet: Sheet, { secondarySeals }: Bellows, d: Dimensions) {
  const { Q, base, end, collar, sleeveEnd } = d
  if (secondarySeals === 'o-ring') {
    driveCollarOutside(sheet, collarOf(d), { from: end, to: sleeveEnd })
    return
  }
  const collarOutside = box(collar + 38, collar + COLLAR_WIDTH, -Q(50), 0)
  sheet
    .part('sleeve-outside', 'rotating', 'unsectioned', box(end, collar, -base, 0))
    .part('flange-outside', 'rotating', 'unsectioned', box(collar, collar + 30, -Q(50), 0))
    .part('collar-outside', 'rotating', 'unsectioned', collarOutside)
}
