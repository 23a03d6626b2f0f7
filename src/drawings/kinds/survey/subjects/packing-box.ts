import { box } from '../../../geometry.ts'
import { polyline } from '../../../path-notation.ts'
import type { Sheet } from '../../../sheet.ts'
import { BOX, boxWithShaft, BRACKET_TOP } from '../box-with-shaft.ts'
import { halves } from '../halves.ts'
import { across, along } from '../measures.ts'

const [FACE, BRACKET, END] = [430, 640, 700]
const RING = 44
/** Rings are told apart by the line between them. */
const GAP = 2
const LANTERN = { x: BOX.bottom + 2 * RING, width: 40 }
const GLAND = { nose: 490, plate: 545, end: 580 }
const TOP = 245
const UNDER = -225

/** A packed box with its gland drawn back, as it is measured. */
export function packingBox(sheet: Sheet) {
  const { shaft, bore, bottom, flange } = BOX
  boxWithShaft(sheet, { face: FACE, bracket: BRACKET, end: END })
  const after = LANTERN.x + LANTERN.width
  const rings = [bottom, bottom + RING, after, after + RING]
  const gland = polyline`M${GLAND.nose} ${shaft + 2} H${GLAND.end} V185 H${GLAND.plate} V${bore - 2}
    H${GLAND.nose}`
  for (const [index, x] of rings.entries()) {
    const ring = box(x, x + RING - GAP, shaft, bore)
    halves(sheet, `ring-${index}`, 'stationary', 'packing', ring)
  }
  const cage = box(LANTERN.x, LANTERN.x + LANTERN.width - GAP, shaft, bore)
  halves(sheet, 'lantern', 'stationary', 'steel-fine', cage)
  halves(sheet, 'gland', 'stationary', 'steel-opposed', gland)
  const lantern = LANTERN.x + LANTERN.width / 2
  across(sheet, 'A', { r1: -shaft, r2: shaft, x: 60, from: 90, side: 'left' })
  across(sheet, 'B', { r1: -bore, r2: bore, x: 453, from: FACE, at: 66 })
  along(sheet, 'C', { x1: bottom, x2: FACE, r: TOP, from: bore, to: flange })
  along(sheet, 'D', { x1: lantern, x2: FACE, r: UNDER - 25, from: -bore, to: -flange })
  along(sheet, 'E', { x1: GLAND.nose, x2: GLAND.plate, r: TOP, from: bore, to: 185 })
  along(sheet, 'F', { x1: FACE, x2: BRACKET, r: UNDER - 25, from: -flange, to: -BRACKET_TOP })
  return { top: 262, bottom: -270, width: 740 }
}
