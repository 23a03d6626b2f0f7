import { reversed } from '../../geometry.ts'
import type { Point, Segment } from '../../model.ts'
import { path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { BAND_END, CONTACT, CREST, DIMENSIONS, FACE_BACK, SPRING_SEAT, TAIL } from './dimensions.ts'

const { s, R, b1, b2 } = DIMENSIONS
const COILS = 4
const WIRE = 8
/** Behind the section each coil runs round the shaft towards the next. */
const LEAN = 3
/** The cup that holds the face in the head of the bellows. */
const CUP = { start: FACE_BACK - 20, end: FACE_BACK - 15, reach: CONTACT - 24 } as const

/** Where the outermost part of what turns ends. */
export const CUP_END = CUP.reach

/** The inner side of the wall, from the tail over its one convolution to the head. */
const innerSide: readonly Segment[] = path`M${TAIL} ${s} H${BAND_END + 10}
    C${CREST - 14} ${s} ${CREST - 14} ${R(31)} ${CREST} ${R(31)}
    C${CREST + 14} ${R(31)} ${CREST + 12} ${R(16)} ${CREST + 26} ${R(16)}
    C${CREST + 44} ${R(16)} ${CREST + 46} ${R(28)} ${FACE_BACK} ${R(28)}`

/** The outer side of the wall, likewise. */
const outerSide: readonly Segment[] = path`M${TAIL} ${R(16)} H${BAND_END - 2}
    C${CREST - 22} ${R(16)} ${CREST - 24} ${R(42)} ${CREST} ${R(42)}
    C${CREST + 20} ${R(42)} ${CREST + 14} ${R(27)} ${CREST + 26} ${R(27)}
    C${CREST + 38} ${R(27)} ${CREST + 44} ${R(40)} ${CUP.end} ${R(42)}`

const FIRST_COIL = SPRING_SEAT + WIRE
const PITCH = (CUP.start - WIRE - FIRST_COIL) / (COILS - 1)
/** The middles of the coils from the spring's seat to the cup. */
const coils = Array.from({ length: COILS }, (_, i): Point => [FIRST_COIL + i * PITCH, R(57)])

/** What turns: the bellows with its metal band, the face in its head, one spring round it all. */
export function rotaryUnit(sheet: Sheet) {
  for (const [i, [x, r]] of coils.entries()) {
    const behind = polyline`M${x - WIRE} ${r} h${2 * WIRE} L${x + WIRE + LEAN} ${s} h${-2 * WIRE}`
    sheet.part(`wire-behind-${i}`, 'fastener', 'outside', behind, 'thin')
  }
  const air = path`M${CONTACT} ${s} V${b1} h-12 V${R(28)}`
  sheet.medium('atmosphere', [...innerSide, ...air.toReversed()])
  const head = polyline`M${FACE_BACK} ${R(62)} H${CUP.end}`
  const bellows = [...innerSide, ...head, ...reversed(outerSide)]
  const band = polyline`M${TAIL} ${R(16)} H${BAND_END} V${R(24)} H${SPRING_SEAT} V${R(66)}
    H${TAIL}`
  const face = polyline`M${FACE_BACK} ${R(26)} H${CONTACT - 12} V${b1} h12 V${b2} h-12 V${R(62)}
    H${FACE_BACK}`
  const cup = polyline`M${CUP.start} ${R(47)} H${CUP.end} V${R(62)} H${CUP.reach} v7 H${CUP.start}`
  sheet
    .part('bellows', 'elastomer', 'elastomer', bellows, 'thin')
    .callout('bellows', [TAIL + 10, R(8)], 'cola del fuelle, aprieta el eje')
    .callout('bellows', [CREST, R(36.5)], 'fuelle de elastómero')
    .part('band', 'rotating', 'steel-fine', band)
    .callout('band', [TAIL + 26, R(20)], 'anillo metálico sobre la cola')
    .part('rotary-face', 'rotating', 'face-rotary', face)
    .callout('rotary-face', [FACE_BACK + 22, R(46)], 'cara rotativa')
    .part('cup', 'rotating', 'steel-fine-opposed', cup)
    .callout('cup', [FACE_BACK + 6, R(65.5)], 'copa del portacara')
  // Where the plane of the section meets the wire; never hatched.
  for (const [i, centre] of coils.entries()) {
    sheet.part(`coil-${i}`, 'fastener', 'unsectioned', { centre, radius: WIRE })
  }
  const [, named] = coils
  if (named) sheet.callout('coil-1', named, 'resorte cilíndrico único')
}
