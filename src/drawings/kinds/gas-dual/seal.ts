import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { drilledAlong } from '../../parts/drilling.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { pin, studAndNut } from '../../parts/fasteners.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTACT, GLAND_END, GLAND_FACE, type Dimensions, type GasDual } from './dimensions.ts'

/** The stationary ring: depth of its gas groove, its head and step, the end of the holes that feed it, its tail. */
const [GROOVE_END, HEAD_END, STEP_END, TAIL_END] = [334, 366, 402, 456]
const WALL = 496
/** Gas chamber behind the stationary ring, between its two O-rings. */
const CHAMBER_END = 414
const O_RINGS = { outer: 386, inner: 430 }
const FEED_HOLE = { from: 71, to: 78 }
/** The rotary face, the shoulder behind it, and the O-rings; under the face, air begins at its first one. */
const ROTARY = {
  solid: { back: 262, shoulder: 98, sleeveORing: 243, oRings: [290] },
  'l-shaped': { back: 240, shoulder: 50, sleeveORing: 224, oRings: [258, 296] },
} as const

/** Fluid outside the outer track, gas between both, air inside the inner one. */
export function media(sheet: Sheet, { rotary }: GasDual, d: Dimensions) {
  const { b1, b2, b3, sleeveTop, innerBalance, outerBalance } = d
  sheet
    .medium('process', box(GLAND_FACE, O_RINGS.outer, outerBalance, outerBalance + 3))
    .medium('gas', box(O_RINGS.outer, CHAMBER_END, innerBalance, outerBalance + 3), 'gas-chamber')
    .medium('gas', box(CHAMBER_END, O_RINGS.inner, innerBalance, innerBalance + 3))
    .medium('gas', box(CONTACT, GROOVE_END, b2, b3), 'gas-groove')
    .medium('atmosphere', box(ROTARY[rotary].oRings[0], GLAND_FACE, sleeveTop, b1))
}

export function gland(sheet: Sheet, { R, innerBalance, outerBalance, top }: Dimensions) {
  const outline = polyline`M${GLAND_FACE} ${outerBalance + 3} H${CHAMBER_END} V${innerBalance + 3}
    H${WALL} V${R(28)} H${GLAND_END} V${top} H${GLAND_FACE}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [GLAND_END - 14, R(110)])
  gasket(sheet, 'gland-gasket', GLAND_FACE, GLAND_FACE + 8, R(128), R(145))
}

/** The gland from outside, below the axis. */
export function glandOutside(sheet: Sheet, { R, glandTop }: Dimensions) {
  const outline = mirror(polyline`M${GLAND_FACE} 0 V${glandTop} H${GLAND_END - 14}
    L${GLAND_END} ${glandTop - 14} V0`)
  sheet
    .part('gland-outside', 'stationary', 'unsectioned', outline)
    .line(polyline`M${GLAND_END - 14} 0 V${-glandTop}`)
    .line(polyline`M${GLAND_FACE} ${-R(144)} H${GLAND_END - 14}`)
    .line(polyline`M${GLAND_FACE} ${-R(176)} H${GLAND_END - 14}`)
  studAndNut(sheet, 'gland-nut', GLAND_END, -R(160), 11)
}

/** Sleeve and rotary face; the L-shaped one grips the sleeve by two O-rings. */
export function rotating(sheet: Sheet, { rotary }: GasDual, d: Dimensions) {
  const { R, s, b1, b4, sleeveTop, sleeveEnd } = d
  const { back, shoulder, sleeveORing, oRings } = ROTARY[rotary]
  const outline = polyline`M206 ${s} H${sleeveEnd} V${sleeveTop} H${back} V${R(shoulder)} h-30
    V${sleeveTop} H206`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  oRing(sheet, 'sleeve-o-ring', [sleeveORing, R(O_RING_RADIUS)])
  const rear: Point[] =
    rotary === 'solid' ? [[back, b4 + 5]] : polyline`M286 ${b4 + 5} V${R(52)} H${back}`
  const rotaryFace = polyline`M${back} ${R(23)} H${CONTACT - 10} V${b1 - 6} H${CONTACT} V${b4 + 5}
    L${rear}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
  sheet.anchor('rotary-face', [304, b4 - 8])
  oRings.forEach((x, i) => oRing(sheet, `rotary-o-ring${i ? '-2' : ''}`, [x, R(28)]))
  if (rotary === 'solid') pin(sheet, 'drive-pin', back - 14, back + 20, R(78))
  else pin(sheet, 'drive-pin', back - 14, back + 14, R(44), 4)
}

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
  // The outer track is balanced by the one O-ring, the inner track by the other.
  const faces = ['rotary-face', 'stationary-face'] as const
  const outer = { b1: b3, b2: b4, balance: outerBalance }
  facesMeet(sheet, CONTACT, { b1, b2, balance: innerBalance }, faces, ['atmosphere', 'gas'])
  facesMeet(sheet, CONTACT, outer, faces, ['gas', 'process'])
  const room = { x1: TAIL_END, x2: WALL, r1: tailInner + 2, r2: innerBalance - 1 }
  coilSpring(sheet, 'springs', room)
}
