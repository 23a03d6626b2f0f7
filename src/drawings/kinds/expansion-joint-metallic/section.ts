import { box } from '../../geometry.ts'
import type { Segment } from '../../model.ts'
import {
  bellowsEnd,
  bellowsFace,
  corrugatedBellows,
  crestDot,
  type Corrugations,
} from '../../parts/corrugated-bellows.ts'
import { path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { BORE, CENTRE, jointOf, SPOOL, type MetallicJoint } from './dimensions.ts'
import { endOutside, pipe, spool } from './ends.ts'
import { hardware } from './hardware.ts'

const LINER = { radius: 90, wall: 6, flare: 14, start: 16, beyond: 34 } as const

/** The whole joint cut above the axis. */
export function section(sheet: Sheet, parameters: MetallicJoint) {
  const { type, ends } = parameters
  const { left, right } = jointOf(type)
  pipe(sheet, left, ends)
  pipe(sheet, right, ends)
  bellowsAndSpools(sheet, parameters)
  hardware(sheet, parameters, 1)
}

function bellowsAndSpools(sheet: Sheet, { type, ends, liner }: MetallicJoint) {
  const { left, right, first, last } = jointOf(type)
  sheet.medium('process', box(left.face, right.face, 0, BORE))
  cutBellows(sheet, 'bellows', first)
  // Under a pin the middle crest cannot be named from above.
  const isUnderPin = type === 'gimbal'
  sheet.callout(
    'bellows',
    crestDot(first, isUnderPin ? first.count - 1 : undefined),
    'fuelle corrugado',
  )
  if (last !== first) cutBellows(sheet, 'second-bellows', last)
  spool(sheet, left, first.start, ends)
  spool(sheet, right, bellowsEnd(last), ends)
  if (type === 'universal')
    sheet
      .part('middle-spool', 'stationary', 'steel', box(bellowsEnd(first), last.start, BORE, SPOOL))
      .callout('middle-spool', [CENTRE, BORE + 8], 'tramo central')
  if (liner) linerTube(sheet, left.face + LINER.start, bellowsEnd(last))
}

function cutBellows(sheet: Sheet, id: string, its: Corrugations) {
  const wall: Segment[] = bellowsFace({ ...its, cuff: 0 }, -1)
  sheet.medium('process', [[its.start, 0], ...wall, [bellowsEnd(its), 0]])
  corrugatedBellows(sheet, id, its)
}

/** A sleeve fixed at the upstream end only, so that the bellows stay free to move. */
function linerTube(sheet: Sheet, x1: number, end: number) {
  const { radius, wall, flare, beyond } = LINER
  const outline = polyline`M${x1} ${radius} H${end + beyond} v${wall} H${x1 + flare + 10}
    L${x1 + flare} ${BORE} H${x1}`
  sheet
    .part('liner', 'stationary', 'steel-fine', outline)
    .callout('liner', [x1 + 30, radius + wall / 2], 'camisa interior')
}

/** Below the axis, from outside. */
export function outside(sheet: Sheet, parameters: MetallicJoint) {
  const { type, ends } = parameters
  const { left, right, first, last } = jointOf(type)
  endOutside(sheet, left, first.start, ends)
  endOutside(sheet, right, bellowsEnd(last), ends)
  if (type === 'universal') {
    const middle = box(bellowsEnd(first), last.start, -SPOOL, 0)
    sheet.part('middle-outside', 'stationary', 'unsectioned', middle)
  }
  for (const its of new Set([first, last])) crests(sheet, its)
  hardware(sheet, parameters, -1)
}

/** Bellows from outside: a rounded crest for each corrugation. */
function crests(sheet: Sheet, { start, count, quarter, foot, height }: Corrugations) {
  const [aside, shoulder] = [quarter * 0.4, quarter - foot - height]
  const top = -foot - height - quarter * 0.6
  for (let i = 0; i < count; i++) {
    const [x1, x2] = [start + i * 4 * quarter + aside, start + (i + 1) * 4 * quarter - aside]
    const crest = path`M${x1} 0 V${shoulder} C${x1} ${top} ${x2} ${top} ${x2} ${shoulder} V0`
    sheet.part('crest-outside', 'stationary', 'outside', crest, 'thin')
  }
}
