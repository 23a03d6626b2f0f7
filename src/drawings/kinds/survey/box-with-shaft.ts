import { box } from '../../geometry.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { halves } from './halves.ts'

/** What pumps with seals and with packing have in common. `face`: where the box ends. */
export const BOX = { shaft: 50, bore: 105, bottom: 170, casting: 165, flange: 215, bolts: 188 }
const [THROAT, WALL, PLATE] = [58, 130, 45]
/** Where the bracket stands in the way. */
export const BRACKET_TOP = 130

/** Shaft, box and the bearing bracket that ends the free length, cut above and below. */
export function boxWithShaft(
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
