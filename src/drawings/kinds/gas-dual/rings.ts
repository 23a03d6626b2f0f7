import type { Point } from '../../model.ts'
import { pin } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { drilledAlong } from '../../parts/drilling.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  CONTACT,
  GROOVE_END,
  HEAD_END,
  O_RINGS,
  STEP_END,
  TAIL_END,
  WALL,
  type Dimensions,
  type GasDual,
} from './dimensions.ts'

const BACK = { solid: 262, 'l-shaped': 240 }
const FEED_HOLE = { from: 71, to: 78 }
/** Where air begins, under the rotary face: at its first O-ring. */
export const AIR_START = { solid: 290, 'l-shaped': 258 }

/** Sleeve and rotary face; the L-shaped one grips the sleeve by two O-rings. */
export function rotating(sheet: Sheet, { rotary }: GasDual, d: Dimensions) {
  const { R, s, b1, b4, sleeveTop, sleeveEnd } = d
  const back = BACK[rotary]
  const shoulder = rotary === 'solid' ? R(98) : R(50)
  const outline = polyline`M206 ${s} H${sleeveEnd} V${sleeveTop} H${back} V${shoulder} h-30
    V${sleeveTop} H206`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  oRing(sheet, 'sleeve-o-ring', [sleeveORing(rotary), R(O_RING_RADIUS)])
  const rear: Point[] =
    rotary === 'solid' ? [[back, b4 + 5]] : polyline`M286 ${b4 + 5} V${R(52)} H${back}`
  const rotaryFace = polyline`M${back} ${R(23)} H${CONTACT - 10} V${b1 - 6} H${CONTACT} V${b4 + 5}
    L${rear}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
  sheet.anchor('rotary-face', [304, b4 - 8])
  if (rotary === 'solid') {
    oRing(sheet, 'rotary-o-ring', [290, R(28)])
    pin(sheet, 'drive-pin', back - 14, back + 20, R(78))
    return
  }
  oRing(sheet, 'rotary-o-ring', [258, R(28)])
  oRing(sheet, 'rotary-o-ring-2', [296, R(28)])
  pin(sheet, 'drive-pin', back - 14, back + 14, R(44), 4)
}

const sleeveORing = (rotary: GasDual['rotary']) => (rotary === 'solid' ? 243 : 224)

/** The wide stationary face: two tracks, a gas groove between them and the holes that feed it. */
export function stationary(sheet: Sheet, d: Dimensions) {
  const { R, b1, b2, b3, b4, innerBalance, outerBalance, tailInner } = d
  const stationaryFace = polyline`M${CONTACT} ${b1} V${b2} H${GROOVE_END} V${b3} H${CONTACT}
    V${b4} h8 v5 H${HEAD_END} V${outerBalance} H${STEP_END} V${innerBalance} H${TAIL_END}
    V${tailInner} H${CONTACT + 12} V${b1}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  sheet.anchor('stationary-face', [CONTACT + 26, b4 - 8])
  const hole = { x1: GROOVE_END, x2: STEP_END, r1: R(FEED_HOLE.from), r2: R(FEED_HOLE.to) }
  drilledAlong(sheet, 'gas', hole, 'feed-hole')
  oRing(sheet, 'outer-o-ring', [O_RINGS.outer, outerBalance + O_RING_RADIUS])
  oRing(sheet, 'inner-o-ring', [O_RINGS.inner, innerBalance + O_RING_RADIUS])
  pin(sheet, 'seat-pin', STEP_END - 14, STEP_END + 28, R(82), 3)
  tracks(sheet, d)
  const room = { x1: TAIL_END, x2: WALL, r1: tailInner + 2, r2: innerBalance - 1 }
  coilSpring(sheet, 'springs', room, 4)
}

/** The outer track is balanced by the one O-ring, the inner track by the other. */
function tracks(sheet: Sheet, { b1, b2, b3, b4, innerBalance, outerBalance }: Dimensions) {
  const faces = ['rotary-face', 'stationary-face'] as const
  const inner = { b1, b2, balance: innerBalance }
  const outer = { b1: b3, b2: b4, balance: outerBalance }
  facesMeet(sheet, CONTACT, inner, faces, ['atmosphere', 'gas'])
  facesMeet(sheet, CONTACT, outer, faces, ['gas', 'process'])
}
