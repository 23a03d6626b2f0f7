import { discStack, type DiscStack } from '../parts/disc-springs.ts'
import { box, mirror } from '../geometry.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import type { PackingBox } from './packing-box.ts'

const STUD_HALF = 9
const NUT_HALF = 12
const IN_THE_BOX = 52
const TAIL = 50

/** The gland that presses the rings, on studs above and below the axis. */
export function packingGland(sheet: Sheet, d: PackingBox, springs?: DiscStack) {
  const { R, bore, nose, face, flange, flangeEnd, out, stud } = d
  const outline = polyline`M${nose} ${R(4)} H${flangeEnd} V${out} H${flange} V${bore - 2} H${nose}`
  sheet
    .part('follower', 'stationary', 'steel-opposed', outline)
    .part(
      'stud',
      'fastener',
      'unsectioned',
      box(face - IN_THE_BOX, flangeEnd, stud - STUD_HALF, stud + STUD_HALF),
      'thin',
    )
    .part('follower-nose', 'stationary', 'unsectioned', mirror(box(face, flange, 0, bore - 2)))
    .part('follower-outside', 'stationary', 'unsectioned', mirror(box(flange, flangeEnd, 0, out)))
    .part(
      'stud-outside',
      'fastener',
      'unsectioned',
      mirror(box(face, flange, stud - STUD_HALF, stud + STUD_HALF)),
      'thin',
    )
  for (const [side, id] of [
    [1, 'nut'],
    [-1, 'nut-outside'],
  ] as const) {
    const end = springs
      ? discStack(sheet, `springs${side < 0 ? '-outside' : ''}`, [flangeEnd, side * stud], springs)
      : flangeEnd
    studAndNut(sheet, id, end, side * stud, NUT_HALF)
  }
}

/** Where the studs end. */
export const glandEnd = ({ flangeEnd }: PackingBox, springs = 0) => flangeEnd + springs + TAIL
