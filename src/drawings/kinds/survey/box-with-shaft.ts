import { box, mirror } from '../../geometry.ts'
import type { Sheet } from '../../sheet.ts'

/** What pumps with seals and with packing have in common. `face`: where the box ends. */
export const BOX = { shaft: 50, bore: 105, bottom: 170, casting: 165, flange: 215, bolts: 188 }
const [THROAT, WALL, PLATE] = [58, 130, 45]
const BRACKET = 130

/** Shaft, box and the bearing bracket that ends the free length, cut above and below. */
export function boxWithShaft(
  sheet: Sheet,
  { face, bracket, end }: { face: number; bracket: number; end: number },
) {
  const { shaft, bore, bottom, casting, flange } = BOX
  const wall = [
    [WALL, THROAT],
    [bottom, THROAT],
    [bottom, bore],
    [face, bore],
    [face, flange],
    [face - PLATE, flange],
    [face - PLATE, casting],
    [WALL, casting],
  ] as const
  sheet
    .part('shaft', 'shaft', 'unsectioned', box(90, end, -shaft, shaft))
    .part('upper-wall', 'housing', 'housing', wall)
    .part('lower-wall', 'housing', 'housing', mirror(wall))
    .part('upper-bracket', 'housing', 'outside', box(bracket, end, shaft, BRACKET))
    .part('lower-bracket', 'housing', 'outside', box(bracket, end, -BRACKET, -shaft))
    .centreLine([70, 0], [end + 20, 0])
}

/** Where the bracket stands in the way. */
export const BRACKET_TOP = BRACKET
