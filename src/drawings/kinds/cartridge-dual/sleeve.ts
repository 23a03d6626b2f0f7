import type { Point } from '../../model.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import type { Sheet } from '../../sheet.ts'
import {
  INNER_BACK,
  MIDDLE,
  mirrored,
  TAIL_END,
  type CartridgeDual,
  type Dimensions,
} from './dimensions.ts'

/** Cup that carries the inner springs. */
export const CUP = { start: 170, wall: 186, end: 276, oRing: 204 }
const SHOULDER = { start: 206, from: 224, oRing: 243 }
const GROOVES = { from: 338, pitch: 20, width: 10, depth: 6, count: 10 }
const VANES = { from: 402, count: 5 }

/** The sleeve in section; its back carries the inner rotary face, its outside moves the barrier fluid. */
export function sleeve(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { R, s, b2, balance, sleeveTop, sleeveEnd } = d
  const isCup = parameters.springs === 'multiple'
  const back: Point[] = isCup
    ? [
        [CUP.wall, sleeveTop],
        [CUP.wall, balance + 3],
        [CUP.end, balance + 3],
        [CUP.end, b2 + 6],
        [CUP.start, b2 + 6],
      ]
    : [
        [INNER_BACK, sleeveTop],
        [INNER_BACK, b2 - 2],
        [SHOULDER.from, b2 - 2],
        [SHOULDER.from, sleeveTop],
        [SHOULDER.start, sleeveTop],
      ]
  sheet.part('sleeve', 'rotating', 'steel', [
    [isCup ? CUP.start : SHOULDER.start, s],
    [sleeveEnd, s],
    [sleeveEnd, sleeveTop],
    ...channelFloor(parameters, d),
    ...back,
  ])
  oRing(sheet, 'sleeve-o-ring', [isCup ? CUP.oRing : SHOULDER.oRing, R(O_RING_RADIUS)])
  if (parameters.pumping === 'vanes') vanes(sheet, d)
}

/** The sleeve under the barrier channel, from right to left. */
function channelFloor({ pumping }: CartridgeDual, { sleeveTop, tailInner }: Dimensions): Point[] {
  if (pumping === 'shaped') {
    const crest = sleeveTop + 0.6 * (tailInner - sleeveTop)
    const [foot, top] = [mirrored(340), MIDDLE + 16]
    return [
      [foot, sleeveTop],
      [top, crest],
      [mirrored(top), crest],
      [mirrored(foot), sleeveTop],
    ]
  }
  if (pumping !== 'groove') return []
  const { from, pitch, width, depth, count } = GROOVES
  return Array.from({ length: count }, (_, i) => from + (count - 1 - i) * pitch).flatMap(
    (x): Point[] => [
      [x + width, sleeveTop],
      [x + width, sleeveTop - depth],
      [x, sleeveTop - depth],
      [x, sleeveTop],
    ],
  )
}

/** A ring with slanting vanes that drives the barrier fluid round its circuit. */
function vanes(sheet: Sheet, { sleeveTop, tailInner }: Dimensions) {
  const [x1, x2, top] = [VANES.from, mirrored(VANES.from), tailInner - 5]
  sheet.part('pumping-ring', 'rotating', 'unsectioned', [
    [x1, sleeveTop],
    [x2, sleeveTop],
    [x2, top],
    [x1, top],
  ])
  const pitch = (x2 - x1) / VANES.count
  for (let i = 0; i < VANES.count; i++) {
    sheet.line([
      [x1 + i * pitch, sleeveTop],
      [x1 + (i + 1) * pitch, top],
    ])
  }
}

/** Where the callout of whatever moves the barrier fluid points. */
export function pumpingDot(
  { pumping }: CartridgeDual,
  { sleeveTop, tailInner }: Dimensions,
): Point {
  if (pumping === 'groove') return [GROOVES.from + 4.5 * GROOVES.pitch - 5, sleeveTop - 10]
  const share = pumping === 'vanes' ? 0.5 : 0.3
  return [TAIL_END + 10, sleeveTop + share * (tailInner - sleeveTop)]
}
