import { ease, movementMarks } from '../../assemblies/joint-movements.ts'
import {
  PIPE,
  pipeEndCut,
  pipeEndCutBelow,
  pipeFluid,
  type PipeEnd,
} from '../../assemblies/pipe-ends.ts'
import type { Point, Segment } from '../../model.ts'
import {
  bellowsEnd,
  bellowsFace,
  BELLOWS_HALF,
  corrugatedBellows,
  type Corrugations,
} from '../../parts/corrugated-bellows.ts'
import { reversed } from '../../parts/seated-section.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { BORE, PLATE, RIM, SPOOL, type MetallicJoint } from './dimensions.ts'

export const MIDDLE = 480
const COUNT = 5
const QUARTER = 10
const HEIGHT = 56
/** From a face to where the corrugations begin. */
const NECK = PLATE + 22
const CUFF = 18

/** How far each face moves along the axis, and how far the right one rises. */
const MOVES = {
  'axial-compression': { shift: -26, rise: 0 },
  'axial-extension': { shift: 26, rise: 0 },
  lateral: { shift: 0, rise: 42 },
} as const satisfies Record<Exclude<MetallicJoint['movement'], 'none'>, object>

/** The joint between its flanges, cut whole; dashes show the room that it takes at rest. */
export function movedJoint(sheet: Sheet, movement: keyof typeof MOVES) {
  const { shift, rise } = MOVES[movement]
  const restHalf = 2 * QUARTER * COUNT + NECK
  const half = restHalf + shift
  const left: PipeEnd = { id: 'pipe-left', face: MIDDLE - half, way: -1, bore: BORE }
  const right: PipeEnd = { id: 'pipe-right', face: MIDDLE + half, way: 1, bore: BORE, axis: rise }
  const bellows: Corrugations = {
    start: left.face + NECK,
    count: COUNT,
    quarter: (2 * (half - NECK)) / (4 * COUNT),
    foot: SPOOL,
    height: HEIGHT,
    cuff: CUFF,
  }
  const end = bellowsEnd(bellows)
  const axisAt = (x: number) =>
    rise * ease(Math.min(1, Math.max(0, (x - bellows.start) / (end - bellows.start))))
  const upper: Corrugations = { ...bellows, axisAt }
  const lower: Corrugations = { ...upper, side: -1 }
  const inner: Segment[] = [
    [left.face, BORE],
    ...bellowsFace(upper, -1),
    [right.face, rise + BORE],
    [right.face, rise - BORE],
    ...reversed(bellowsFace(lower, -1)),
    [left.face, -BORE],
  ]
  sheet.medium('process', inner)
  for (const its of [left, right]) {
    pipeFluid(sheet, its, (its.axis ?? 0) - BORE)
    pipeEndCut(sheet, its)
    pipeEndCutBelow(sheet, its)
    for (const side of [1, -1] as const) flange(sheet, its, side)
  }
  corrugatedBellows(sheet, 'bellows', upper)
  corrugatedBellows(sheet, 'bellows-below', lower)
  restOutline(sheet, restHalf)
  movementMarks(sheet, {
    movement,
    rest: [MIDDLE - restHalf, MIDDLE + restHalf],
    left,
    right,
    rim: BORE + PIPE.rim,
  })
  return [left, right]
}

/** The joint's own flange with the neck that carries the bellows' cuff. */
function flange(sheet: Sheet, { face, way, axis = 0 }: PipeEnd, side: 1 | -1) {
  const at = (along: number, v: number): Point => [face - way * along, axis + side * v]
  const id = `flange-${way < 0 ? 'left' : 'right'}${side < 0 ? '-below' : ''}`
  sheet.part(id, 'stationary', way < 0 ? 'steel-opposed' : 'steel', [
    at(0, BORE),
    at(0, BORE + RIM),
    at(PLATE, BORE + RIM),
    at(PLATE, SPOOL),
    at(NECK, SPOOL),
    at(NECK, BORE),
  ])
}

function restOutline(sheet: Sheet, half: number) {
  const top = SPOOL + HEIGHT + 2 * BELLOWS_HALF
  const [x1, x2] = [MIDDLE - 2 * QUARTER * COUNT, MIDDLE + 2 * QUARTER * COUNT]
  for (const side of [1, -1]) {
    sheet.line(polyline`M${x1} ${side * SPOOL} V${side * top} H${x2} V${side * SPOOL}`, {
      dash: 'rest',
    })
    for (const x of [MIDDLE - half, MIDDLE + half]) {
      sheet.line(polyline`M${x} ${side * BORE} V${side * (BORE + RIM)}`, { dash: 'rest' })
    }
  }
}
