import {
  flangeBolt,
  PIPE,
  pipeEndOutside,
  type PipeEnd,
  type Side,
} from '../../assemblies/expansion-joint.ts'
import { box } from '../../geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { FLANGE, FLANGE_RIM, RETAINING_RING, WALL, type Joint } from './dimensions.ts'

/** From a face to the back of the ring behind the rubber flange. */
export const BEHIND = FLANGE + RETAINING_RING
/** Between the wall and the ring. */
const RING_GAP = 24
/** The steel ring behind a rubber flange, cut above (1) or below (-1) the axis; `wall` is the rubber's thickness. */
export function retainingRing(sheet: Sheet, id: string, end: PipeEnd, side: Side, wall: number) {
  const { face, way, axis = 0, bore } = end
  const at = (v: number) => axis + side * (bore + v)
  const outline = box(face - way * FLANGE, face - way * BEHIND, at(wall + RING_GAP), at(FLANGE_RIM))
  sheet.part(id, 'stationary', way < 0 ? 'steel-opposed' : 'steel', outline)
}

/** What clamps the rubber to the pipes' flanges, cut above the axis, with its names. */
export function clampedFlanges(sheet: Sheet, { left, right }: Joint) {
  for (const end of [left, right]) {
    retainingRing(sheet, `retaining-${end.id}`, end, 1, WALL)
    flangeBolt(sheet, end, 1, { inside: BEHIND, outside: PIPE.back })
  }
  const top = (right.axis ?? 0) + right.bore
  const ring = left.face + FLANGE + RETAINING_RING / 2
  const tail = right.face + PIPE.back + 46
  sheet
    .callout('pipe-left', [left.face - 20, left.bore + 60], 'brida de la cañería')
    .callout('tube', [right.face - 4, top + 70], 'brida integral de caucho')
    .callout('retaining-pipe-left', [ring, left.bore + FLANGE_RIM - 46], 'anillo de retención')
    .callout('bolt-pipe-right', [tail, top + PIPE.boltCircle], 'perno')
}

/** Rubber flanges with their rings, bolts and pipes from outside, below the axis. */
export function flangesOutside(sheet: Sheet, { left, right }: Joint) {
  for (const end of [left, right]) {
    const { id, face, way, axis = 0, bore } = end
    const [front, back, rim] = [face - way * FLANGE, face - way * BEHIND, axis - bore - FLANGE_RIM]
    flangeBolt(sheet, end, -1, { inside: BEHIND })
    sheet
      .part(`flange-outside-${id}`, 'elastomer', 'outside', box(face, front, rim, 0))
      .part(`retaining-outside-${id}`, 'stationary', 'outside', box(front, back, rim, 0))
    pipeEndOutside(sheet, end)
  }
}
