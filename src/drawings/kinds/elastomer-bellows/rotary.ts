import { box } from '../../geometry.ts'
import type { Point, Segment } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
import {
  CONTACT,
  FACE_BACK,
  FOLD,
  SPRING_SEAT,
  TAIL,
  type Dimensions,
  type ElastomerBellows,
} from './dimensions.ts'

const COILS = 4
const WIRE = 8
/** The cup that holds the face in the head of the bellows. */
const CUP = FACE_BACK - 20

/** The inner side of the fold, from the tail to the head. */
const fold = ({ s, R }: Dimensions): Segment[] => [
  [FOLD - 6, s],
  {
    to: [FOLD + 18, R(30)],
    via: [
      [FOLD + 10, s],
      [FOLD, R(30)],
    ],
  },
]

/** Air between the bellows and the shaft. */
export const airUnderBellows = (sheet: Sheet, d: Dimensions) =>
  sheet
    .medium('atmosphere', [...fold(d), [CONTACT, d.R(30)], [CONTACT, d.s]])
    .medium('atmosphere', box(CONTACT - 12, CONTACT, d.s, d.b1))

/** What turns: the bellows with its metal band, the face in its head, one spring round it all. */
export function rotaryUnit(sheet: Sheet, { spring }: ElastomerBellows, d: Dimensions) {
  const { s, R, b1, b2 } = d
  const body: Segment[] = [
    [TAIL, s],
    ...fold(d),
    [FACE_BACK, R(30)],
    [FACE_BACK, R(62)],
    [CUP + 5, R(62)],
    [CUP + 5, R(44)],
    [FOLD + 6, R(44)],
    {
      to: [FOLD - 16, R(16)],
      via: [
        [FOLD - 12, R(44)],
        [FOLD - 2, R(16)],
      ],
    },
    [TAIL, R(16)],
  ]
  const seatTop = spring === 'conical' ? R(54) : R(66)
  sheet
    .part('bellows', 'elastomer', 'elastomer', body, 'thin')
    .part('band', 'rotating', 'steel-fine', [
      [TAIL, R(16)],
      [FOLD - 24, R(16)],
      [FOLD - 24, R(24)],
      [SPRING_SEAT + 2, R(24)],
      [SPRING_SEAT + 2, seatTop],
      [TAIL, seatTop],
    ])
    .part('rotary-face', 'rotating', 'face-rotary', [
      [FACE_BACK, R(26)],
      [CONTACT - 12, R(26)],
      [CONTACT - 12, b1],
      [CONTACT, b1],
      [CONTACT, b2],
      [CONTACT - 12, b2],
      [CONTACT - 12, R(62)],
      [FACE_BACK, R(62)],
    ])
    .part('cup', 'rotating', 'steel-fine-opposed', [
      [CUP, R(47)],
      [CUP + 5, R(47)],
      [CUP + 5, R(62)],
      [CONTACT - 24, R(62)],
      [CONTACT - 24, R(69)],
      [CUP, R(69)],
    ])
  return coils(sheet, spring, d)
}

/** The spring's coils where the plane of the section meets the wire, never hatched; returns one. */
function coils(sheet: Sheet, spring: ElastomerBellows['spring'], { R }: Dimensions): Point {
  const first = SPRING_SEAT + 2 + WIRE
  const step = (CUP - WIRE - first) / (COILS - 1)
  const [low, high] = spring === 'conical' ? [R(35), R(58)] : [R(57), R(57)]
  const centres = Array.from({ length: COILS }, (_, i): Point => [
    first + i * step,
    low + ((high - low) * i) / (COILS - 1),
  ])
  centres.forEach((centre, i) =>
    sheet.part(`coil-${i}`, 'fastener', 'unsectioned', { centre, radius: WIRE }),
  )
  return centres[1] ?? [first, low]
}
