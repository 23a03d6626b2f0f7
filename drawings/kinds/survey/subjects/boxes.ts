import { box } from '../../../geometry.ts'
import { polyline } from '../../../path-notation.ts'
import type { Sheet } from '../../../sheet.ts'
import { across, along, halves, pointed } from '../measures.ts'

/** What pumps with seals and with packing have in common. `face`: where the box ends. */
const BOX = { shaft: 50, bore: 105, bottom: 170, casting: 165, flange: 215, bolts: 188 }
const [THROAT, WALL, PLATE] = [58, 130, 45]
/** Where the bracket stands in the way. */
const BRACKET_TOP = 130

/** Shaft, box and the bearing bracket that ends the free length, cut above and below. */
function boxWithShaft(
  sheet: Sheet,
  { face, bracket, end }: { face: number; bracket: number; end: number },
) {
  const { shaft, bore, bottom, casting, flange } = BOX
  const wall = polyline`M${WALL} ${THROAT} H${bottom} V${bore} H${face} V${flange} H${face - PLATE}
    V${casting} H${WALL}`
  sheet.part('shaft', 'shaft', 'unsectioned', box(90, end, -shaft, shaft))
  halves(sheet, 'wall', 'housing', 'housing', wall)
  halves(sheet, 'bracket', 'housing', 'outside', box(bracket, end, shaft, BRACKET_TOP))
  sheet.centreLine([70, 0], [end + 20, 0])
}

const TOP = 245

/** The box of a pump with the seal taken out, and what stands before it. */
export function pump(sheet: Sheet) {
  const { shaft, bore, bottom, flange, bolts } = BOX
  const [face, bracket] = [400, 560]
  boxWithShaft(sheet, { face, bracket, end: 680 })
  for (const r of [bolts, -bolts])
    sheet
      .part('stud', 'fastener', 'unsectioned', box(face, face + 50, r - 7, r + 7))
      .centreLine([face - 60, r], [face + 60, r])
  across(sheet, 'A', { r1: -shaft, r2: shaft, x: 60, from: 90, isLeft: true })
  across(sheet, 'B', { r1: -bore, r2: bore, x: 470, from: face, at: 66 })
  along(sheet, 'C', { x1: bottom, x2: face, r: TOP, from: bore, to: flange })
  across(sheet, 'D', { r1: -bolts, r2: bolts, x: 520, from: face + 50, at: 150 })
  along(sheet, 'E', { x1: face, x2: bracket, r: TOP, from: flange, to: BRACKET_TOP })
  pointed(sheet, 'F', [face + 28, -bolts - 7], [face + 52, -bolts - 44])
  return { top: 262, bottom: -262, width: 720 }
}

const [FACE, BRACKET, END] = [430, 640, 700]
const RING = 44
/** Rings are told apart by the line between them. */
const GAP = 2
const LANTERN = { x: BOX.bottom + 2 * RING, width: 40 }
const GLAND = { nose: 490, plate: 545, end: 580 }
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
  across(sheet, 'A', { r1: -shaft, r2: shaft, x: 60, from: 90, isLeft: true })
  across(sheet, 'B', { r1: -bore, r2: bore, x: 453, from: FACE, at: 66 })
  along(sheet, 'C', { x1: bottom, x2: FACE, r: TOP, from: bore, to: flange })
  along(sheet, 'D', { x1: lantern, x2: FACE, r: UNDER - 25, from: -bore, to: -flange })
  along(sheet, 'E', { x1: GLAND.nose, x2: GLAND.plate, r: TOP, from: bore, to: 185 })
  along(sheet, 'F', { x1: FACE, x2: BRACKET, r: UNDER - 25, from: -flange, to: -BRACKET_TOP })
  return { top: 262, bottom: -270, width: 740 }
}
