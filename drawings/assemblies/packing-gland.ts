import { box, mirror } from '../geometry.ts'
import { discStack, type DiscStack } from '../parts/disc-springs.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import type { PackingBox } from './packing-box.ts'

const STUD_HALF = 9
const NUT_HALF = 12
const IN_THE_BOX = 52

/** A ring with a flange that presses the packing: its foot on it, the face of the box, its flange from there out. */
type Follower = Pick<PackingBox, 'R' | 'bore' | 'nose' | 'face' | 'flange' | 'flangeEnd' | 'out'>

/** Above the axis, in section. */
export function followerCut(sheet: Sheet, { R, bore, nose, flange, flangeEnd, out }: Follower) {
  const outline = polyline`M${nose} ${R(4)} H${flangeEnd} V${out} H${flange} V${bore - 2} H${nose}`
  sheet
    .part('follower', 'stationary', 'steel-opposed', outline)
    .anchor('follower', [flange + 14, R(60)])
}

/** Below the axis. */
export function followerOutside(sheet: Sheet, { bore, face, flange, flangeEnd, out }: Follower) {
  sheet
    .part('follower-nose', 'stationary', 'unsectioned', mirror(box(face, flange, 0, bore - 2)))
    .part('follower-outside', 'stationary', 'unsectioned', mirror(box(flange, flangeEnd, 0, out)))
}

/** A stud from the box to `end`, and what shows of it below the axis. */
export function glandStud(
  sheet: Sheet,
  { face, flange, stud }: PackingBox,
  { end, half }: { end: number; half: number },
) {
  const upper = box(face - IN_THE_BOX, end, stud - half, stud + half)
  const lower = mirror(box(face, flange, stud - half, stud + half))
  sheet
    .part('stud', 'fastener', 'unsectioned', upper, 'thin')
    .part('stud-outside', 'fastener', 'unsectioned', lower, 'thin')
}

/** The gland that presses the rings, on studs above and below the axis. */
export function packingGland(sheet: Sheet, d: PackingBox, springs: DiscStack | undefined) {
  const { flangeEnd, stud } = d
  followerCut(sheet, d)
  followerOutside(sheet, d)
  glandStud(sheet, d, { end: flangeEnd, half: STUD_HALF })
  for (const suffix of ['', '-outside']) {
    const r = suffix ? -stud : stud
    const end = springs ? discStack(sheet, `springs${suffix}`, [flangeEnd, r], springs) : flangeEnd
    studAndNut(sheet, `nut${suffix}`, end, r, NUT_HALF)
  }
}
