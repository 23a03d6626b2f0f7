import { box } from '../../../geometry.ts'
import type { Sheet } from '../../../sheet.ts'
import { BOX, boxWithShaft, BRACKET_TOP } from '../box-with-shaft.ts'
import { across, along, pointed } from '../measures.ts'

const [FACE, BRACKET, END] = [400, 560, 680]
const TOP = 245

/** The box of a pump with the seal taken out, and what stands before it. */
export function pump(sheet: Sheet) {
  const { shaft, bore, bottom, flange, bolts } = BOX
  boxWithShaft(sheet, { face: FACE, bracket: BRACKET, end: END })
  for (const way of [1, -1])
    sheet
      .part(
        'stud',
        'fastener',
        'unsectioned',
        box(FACE, FACE + 50, way * bolts - 7, way * bolts + 7),
      )
      .centreLine([FACE - 60, way * bolts], [FACE + 60, way * bolts])
  across(sheet, 'A', { r1: -shaft, r2: shaft, x: 60, from: 90, side: 'left' })
  across(sheet, 'B', { r1: -bore, r2: bore, x: 470, from: FACE, at: 66 })
  along(sheet, 'C', { x1: bottom, x2: FACE, r: TOP, from: bore, to: flange })
  across(sheet, 'D', { r1: -bolts, r2: bolts, x: 520, from: FACE + 50, at: 150 })
  along(sheet, 'E', { x1: FACE, x2: BRACKET, r: TOP, from: flange, to: BRACKET_TOP })
  pointed(sheet, 'F', [FACE + 28, -bolts - 7], [FACE + 52, -bolts - 44])
  return { top: 262, bottom: -262, width: 720 }
}
