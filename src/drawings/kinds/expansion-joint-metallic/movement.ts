import {
  ease,
  faceContact,
  finishMoved,
  MOVED,
  movementMarks,
  restOutline,
  type Movement,
} from '../../assemblies/expansion-joint.ts'
import {
  below,
  PIPE,
  pipeEndWhole,
  SIDES,
  type PipeEnd,
  type Side,
} from '../../assemblies/pipe-ends.ts'
import {
  bellowsEnd,
  bellowsFace,
  BELLOWS_HALF,
  corrugatedBellows,
  type Corrugations,
} from '../../parts/corrugated-bellows.ts'
import { reversed } from '../../geometry.ts'
import { path, polyline } from '../../path-notation.ts'
import { Sheet } from '../../sheet.ts'
import { BORE, PLATE, RIM, SPOOL } from './dimensions.ts'
import { sideOf } from './ends.ts'

const COUNT = 5
const QUARTER = 10
const HEIGHT = 56
/** From a face to where the corrugations begin. */
const NECK = PLATE + 22
const CUFF = 18
/** Half the length of the corrugations at rest, and of the joint. */
const HALF = 2 * QUARTER * COUNT
const REST = [MOVED - HALF - NECK, MOVED + HALF + NECK] as const

/** How far each face moves along the axis, and how far the right one rises. */
const MOVES: Record<Movement, { shift: number; rise: number }> = {
  'axial-compression': { shift: -26, rise: 0 },
  'axial-extension': { shift: 26, rise: 0 },
  lateral: { shift: 0, rise: 42 },
}

/** The joint between its flanges, cut whole; dashes show the room that it takes at rest. */
export function moved(movement: Movement) {
  const { shift, rise } = MOVES[movement]
  const left: PipeEnd = { id: 'pipe-left', face: REST[0] - shift, way: -1, bore: BORE }
  const right: PipeEnd = { id: 'pipe-right', face: REST[1] + shift, way: 1, bore: BORE, axis: rise }
  const start = left.face + NECK
  const upper: Corrugations = {
    start,
    count: COUNT,
    quarter: (2 * (HALF + shift)) / (4 * COUNT),
    foot: SPOOL,
    height: HEIGHT,
    cuff: CUFF,
    axisAt: (x) => rise * ease(Math.min(1, Math.max(0, (x - start) / (bellowsEnd(upper) - start)))),
  }
  const lower: Corrugations = { ...upper, side: -1 }
  const sheet = new Sheet()
  sheet.medium('process', [
    [left.face, BORE],
    ...bellowsFace(upper, -1),
    ...path`M${right.face} ${rise + BORE} V${rise - BORE}`,
    ...reversed(bellowsFace(lower, -1)),
    [left.face, -BORE],
  ])
  for (const end of [left, right]) {
    pipeEndWhole(sheet, end)
    for (const side of SIDES) flange(sheet, end, side)
  }
  corrugatedBellows(sheet, 'bellows', upper)
  corrugatedBellows(sheet, 'bellows-below', lower)
  const [x1, x2, top] = [MOVED - HALF, MOVED + HALF, SPOOL + HEIGHT + 2 * BELLOWS_HALF]
  const room = (side: Side) =>
    polyline`M${x1} ${side * SPOOL} V${side * top} H${x2} V${side * SPOOL}`
  restOutline(sheet, room, REST, [BORE, BORE + RIM])
  movementMarks(sheet, { movement, rest: REST, ends: [left, right], rim: BORE + PIPE.rim })
  for (const end of [left, right]) {
    faceContact(sheet, end, `flange-${sideOf(end)}`, [BORE, BORE + RIM])
  }
  return finishMoved(sheet, { top: 270, width: 720 }, SPOOL + 20)
}

/** The joint's own flange with the neck that carries the bellows' cuff. */
function flange(sheet: Sheet, end: PipeEnd, side: Side) {
  const { face, way, axis = 0 } = end
  const [bore, spool] = [axis + side * BORE, axis + side * SPOOL]
  const outline = polyline`M${face} ${bore} v${side * RIM} h${-way * PLATE} V${spool}
    H${face - way * NECK} V${bore}`
  const material = way < 0 ? 'steel-opposed' : 'steel'
  sheet.part(`flange-${sideOf(end)}${below(side)}`, 'stationary', material, outline)
}
