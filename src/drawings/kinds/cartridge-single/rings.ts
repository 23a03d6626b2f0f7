import type { Point } from '../../model.ts'
import { cushionedPin, pin } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring, waveSpring } from '../../parts/springs.ts'
import { box } from '../../geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTACT, type CartridgeSingle, type Dimensions } from './dimensions.ts'

/** Ends of the sleeve's own shoulder, of the holder, and of the spring carrier. */
const BACK = 262
const HOLDER_START = 214
const CARRIER_START = 170
const CARRIER_WALL = 186

/** Sleeve and, on it, whatever carries the rotary face. */
export function sleeve(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions, end: number) {
  const { R, s, b2, balance, sleeveTop } = d
  const close: Point[] = [
    [end, s],
    [end, sleeveTop],
  ]
  if (parameters.springs === 'multiple') {
    const outline: Point[] = [
      [CARRIER_START, s],
      ...close,
      [CARRIER_WALL, sleeveTop],
      [CARRIER_WALL, balance + 3],
      [276, balance + 3],
      [276, b2 + 6],
      [CARRIER_START, b2 + 6],
    ]
    sheet.part('sleeve', 'rotating', 'steel', outline)
    oRing(sheet, 'sleeve-o-ring', [204, R(O_RING_RADIUS)])
  } else if (parameters.rotaryMount === 'holder') {
    sheet.part('sleeve', 'rotating', 'steel', box(200, end, s, sleeveTop))
    sheet.part('holder', 'rotating', 'steel-fine-opposed', [
      [HOLDER_START, sleeveTop],
      [BACK, sleeveTop],
      [BACK, d.rotaryOuter + 3],
      [298, d.rotaryOuter + 3],
      [298, d.rotaryOuter + 14],
      [HOLDER_START + 14, d.rotaryOuter + 14],
      [HOLDER_START, d.rotaryOuter],
    ])
    oRing(sheet, 'sleeve-o-ring', [236, R(O_RING_RADIUS)])
  } else {
    sheet.part('sleeve', 'rotating', 'steel', [
      [206, s],
      ...close,
      [BACK, sleeveTop],
      [BACK, b2 - 2],
      [224, b2 - 2],
      [224, sleeveTop],
      [206, sleeveTop],
    ])
    oRing(sheet, 'sleeve-o-ring', [243, R(O_RING_RADIUS)])
  }
}

/** The rotary face, its O-ring and its drive; with `multiple`, its springs too. */
export function rotaryRing(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, b1, b2, balance, sleeveTop, rotaryOuter } = d
  const isCarried = parameters.springs === 'multiple'
  const bore = isCarried ? R(30) : R(23)
  const front: Point[] =
    parameters.narrowFace === 'rotary'
      ? [
          [312, bore],
          [312, b1],
          [CONTACT, b1],
          [CONTACT, b2],
        ]
      : [
          [310, bore],
          [310, b1 - 6],
          [CONTACT, b1 - 6],
          [CONTACT, rotaryOuter],
        ]
  const back: Point[] = isCarried
    ? [
        [286, rotaryOuter],
        [286, balance],
        [232, balance],
        [232, bore],
      ]
    : [
        [BACK, rotaryOuter],
        [BACK, bore],
      ]
  sheet.part('rotary-face', 'rotating', 'face-rotary', [...front, ...back])
  const drive = parameters.drive === 'pin' ? pin : cushionedPin
  if (isCarried) {
    const pinRadius = sleeveTop + 0.42 * (balance - sleeveTop)
    oRing(sheet, 'rotary-o-ring', [254, balance + O_RING_RADIUS])
    drive(sheet, 'drive-pin', 176, 250, pinRadius)
    const room = { x1: CARRIER_WALL, x2: 232, r1: pinRadius + 10, r2: balance - 3 }
    return coilSpring(sheet, 'springs', room, 4).middle
  }
  oRing(sheet, 'rotary-o-ring', [290, R(28)])
  drive(sheet, 'drive-pin', 246, 282, b2 - 20)
  return undefined
}

/** The stationary face: floating before springs, or seated on the gland. */
export function stationaryRing(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, b1, b2, balance, tailInner, seatEnd, wall } = d
  const isSeated = parameters.springs === 'multiple'
  const tail = isSeated ? b2 - 8 : balance
  const face: Point[] =
    parameters.narrowFace === 'rotary'
      ? [
          [334, b1 - 4],
          [CONTACT, b1 - 4],
          [CONTACT, b2 + 4],
        ]
      : [
          [334, b1],
          [CONTACT, b1],
          [CONTACT, b2],
          [334, b2],
          [334, b2 + 4],
        ]
  sheet.part('stationary-face', 'stationary', 'face-stationary', [
    [334, tailInner],
    ...face,
    [396, b2 + 4],
    [396, tail],
    [seatEnd, tail],
    [seatEnd, tailInner],
  ])
  if (isSeated) {
    oRing(sheet, 'seat-o-ring', [430, tail + O_RING_RADIUS])
    pin(sheet, 'seat-pin', 436, 466, tailInner + 12)
    return undefined
  }
  oRing(sheet, 'dynamic-o-ring', [440, balance + O_RING_RADIUS])
  pin(sheet, 'seat-pin', 382, 428, b2 - 4)
  const room = { x1: seatEnd, x2: wall, r1: tailInner + 2, r2: balance - 2 }
  return parameters.springs === 'wave'
    ? waveSpring(sheet, 'springs', { ...room, r1: R(30), r2: balance - 1 }).middle
    : coilSpring(sheet, 'springs', room).middle
}
