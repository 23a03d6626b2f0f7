import type { Point } from '../../model.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { slantingVanes } from '../../parts/slanting-vanes.ts'
import { polyline } from '../../path-notation.ts'
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
    ? polyline`M${CUP.wall} ${sleeveTop} V${balance + 3} H${CUP.end} V${b2 + 6} H${CUP.start}`
    : polyline`M${INNER_BACK} ${sleeveTop} V${b2 - 2} H${SHOULDER.from} V${sleeveTop}
      H${SHOULDER.start}`
  const outline = polyline`M${isCup ? CUP.start : SHOULDER.start} ${s} H${sleeveEnd} V${sleeveTop}
    L${channelFloor(parameters, d)} L${back}`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  oRing(sheet, 'sleeve-o-ring', [isCup ? CUP.oRing : SHOULDER.oRing, R(O_RING_RADIUS)])
  if (parameters.pumping === 'vanes') {
    const ring = { x1: VANES.from, x2: mirrored(VANES.from), r1: sleeveTop, r2: d.tailInner - 5 }
    slantingVanes(sheet, ring, VANES.count)
  }
  for (const id of ['channel', 'sleeve', 'pumping-ring'])
    sheet.anchor(id, pumpingAnchor(parameters, d))
}

/** The sleeve under the barrier channel, from right to left. */
function channelFloor({ pumping }: CartridgeDual, { sleeveTop, tailInner }: Dimensions): Point[] {
  if (pumping === 'shaped') {
    const crest = sleeveTop + 0.6 * (tailInner - sleeveTop)
    const [foot, top] = [mirrored(340), MIDDLE + 16]
    return polyline`M${foot} ${sleeveTop} L${top} ${crest} H${mirrored(top)}
      L${mirrored(foot)} ${sleeveTop}`
  }
  if (pumping !== 'groove') return []
  const { from, pitch, width, depth, count } = GROOVES
  return Array.from({ length: count }, (_, i) => from + (count - 1 - i) * pitch).flatMap(
    (x): Point[] => polyline`M${x + width} ${sleeveTop} V${sleeveTop - depth} H${x} V${sleeveTop}`,
  )
}

/** Where a balloon names what moves the barrier fluid. */
function pumpingAnchor({ pumping }: CartridgeDual, { sleeveTop, tailInner }: Dimensions): Point {
  if (pumping === 'groove') return [GROOVES.from + 4.5 * GROOVES.pitch - 5, sleeveTop - 10]
  const share = pumping === 'vanes' ? 0.5 : 0.3
  return [TAIL_END + 10, sleeveTop + share * (tailInner - sleeveTop)]
}
