import { z } from 'zod'
import { seatMounting, type MountingForm } from '../assemblies/seat-mounting.ts'
import { axisAndSides, pressureArrow, stuffingBox, R, S } from '../assemblies/stuffing-box.ts'
import { onSheet, box, path, polyline, reversed, Sheet } from '../kit.ts'
import type { KindDefinition, Point, Segment } from '../model.ts'
import { pin } from '../parts/fasteners.ts'
import { gasket, oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { shaftOutline, straightShaft } from '../parts/shaft.ts'

/** A rubber bellows that grips the shaft, with one coil spring around it, and a seat in the pump's cover. */
const schema = z.strictObject({ kind: z.literal('elastomer-bellows') })

/** Positions along the axis. */
const CONTACT = 380
const BOX_FACE = 392
const GLAND_END = 476
const SHAFT_END = 560
/** Positions of the tail's end, its band, the spring's seat, the convolution, and the back of the face. */
const TAIL = CONTACT - 196
const SPRING_SEAT = TAIL + 10
const BAND_END = TAIL + 44
const CREST = CONTACT - 128
const FACE_BACK = CONTACT - 52

const [b1, b2] = [R(34), R(56)]
const SEAT_OUTER = R(64)
/** Wall of the cover behind the seat, and the bore of its RECESS. */
const WALL = CONTACT + 44
const RECESS = R(67)

const COILS = 4
const WIRE = 8
/** The offset of each coil behind the section, where it runs round the shaft to the next. */
const LEAN = 3
/** The cup that holds the face in the head of the bellows. */
const CUP = { start: FACE_BACK - 20, end: FACE_BACK - 15, reach: CONTACT - 24 } as const

/** The inner side of the WALL, from the tail over its one convolution to the head. */
const innerSide: readonly Segment[] = path`M${TAIL} ${S} H${BAND_END + 10}
    C${CREST - 14} ${S} ${CREST - 14} ${R(31)} ${CREST} ${R(31)}
    C${CREST + 14} ${R(31)} ${CREST + 12} ${R(16)} ${CREST + 26} ${R(16)}
    C${CREST + 44} ${R(16)} ${CREST + 46} ${R(28)} ${FACE_BACK} ${R(28)}`

/** The outer side of the WALL, in the same way. */
const outerSide: readonly Segment[] = path`M${TAIL} ${R(16)} H${BAND_END - 2}
    C${CREST - 22} ${R(16)} ${CREST - 24} ${R(42)} ${CREST} ${R(42)}
    C${CREST + 20} ${R(42)} ${CREST + 14} ${R(27)} ${CREST + 26} ${R(27)}
    C${CREST + 38} ${R(27)} ${CREST + 44} ${R(40)} ${CUP.end} ${R(42)}`

const FIRST_COIL = SPRING_SEAT + WIRE
const PITCH = (CUP.start - WIRE - FIRST_COIL) / (COILS - 1)
/** The middles of the coils from the spring's seat to the cup. */
const coils = Array.from({ length: COILS }, (_, i): Point => [FIRST_COIL + i * PITCH, R(57)])

/** The rotating parts: the bellows with its metal band, the face in its head, and the spring around them. */
function rotaryUnit(sheet: Sheet) {
  for (const [i, [x, r]] of coils.entries()) {
    const behind = polyline`M${x - WIRE} ${r} h${2 * WIRE} L${x + WIRE + LEAN} ${S} h${-2 * WIRE}`
    sheet.part(`wire-behind-${i}`, 'fastener', 'outside', behind, 'thin')
  }
  const air = path`M${CONTACT} ${S} V${b1} h-12 V${R(28)}`
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
  // The wire in the plane of the section; never hatched.
  for (const [i, centre] of coils.entries()) {
    sheet.part(`coil-${i}`, 'fastener', 'unsectioned', { centre, radius: WIRE })
  }
  const [, named] = coils
  if (named) sheet.callout('coil-1', named, 'resorte cilíndrico único')
}

const O_RING = CONTACT + 28
/** Overlap of the air on both sides of the faces' plane, so that no seam shows. */
const OVERLAP = 4

/** The pump's cover in section, the seat in its RECESS, and the media on both sides of it. */
function coverAndSeat(sheet: Sheet) {
  const gland = polyline`M${BOX_FACE} ${RECESS} H${WALL} V${R(10)} H${GLAND_END} V${R(150)}
    H${BOX_FACE}`
  const seat = box(CONTACT, WALL, R(20), SEAT_OUTER)
  sheet
    .medium('process', box(BOX_FACE, O_RING, SEAT_OUTER, RECESS))
    .medium('atmosphere', box(CONTACT - OVERLAP, WALL, S, b1))
    .part('gland', 'stationary', 'steel-opposed', gland)
    .callout('gland', [GLAND_END - 14, R(92)], 'brida de la bomba')
    .part('stationary-face', 'stationary', 'face-stationary', seat, 'thin')
    .callout('stationary-face', [CONTACT + 12, R(44)], 'asiento estacionario')
    .contact({
      from: [CONTACT, b1],
      to: [CONTACT, b2],
      parts: ['rotary-face', 'stationary-face'],
      media: ['atmosphere', 'process'],
    })
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, R(96), R(112))
  oRing(sheet, 'seat-o-ring', [O_RING, SEAT_OUTER + O_RING_RADIUS])
  pin(sheet, 'seat-pin', WALL - 10, WALL + 14, R(34), 4)
  sheet.name('seat-o-ring', 'O-ring del asiento')
}

/** The same position and scale as other cards of component seals. */
const CARD = { x: CONTACT - 270, top: 346, width: 560 }

const SEAT_SCALE = 1.4
/** Four ways to hold a seat, beside the main view. */
const SEATS: readonly { form: MountingForm; x: number; r: number }[] = [
  { form: 'o-ring', x: 668, r: 96 },
  { form: 'din', x: 872, r: 96 },
  { form: 'square', x: 668, r: -66 },
  { form: 'self-aligning', x: 872, r: -66 },
]

function layout() {
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: BOX_FACE, bore: R(88), throat: R(24), outside: R(150) }
  stuffingBox(sheet, { shaft: S, ...pump })
  rotaryUnit(sheet)
  coverAndSeat(sheet)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, S))
  pressureArrow(sheet, 150, 224, R(79))
  // The letters of EN 12756: the shaft, and the diameter and length of the rotating parts.
  sheet
    .diameter('d1', [TAIL - 74, S])
    .diameter('d3', [CUP.reach, R(69)], TAIL - 22)
    .length('L3', [TAIL, S], [CONTACT, b2])
  sheet.onlyOnSection(() => {
    for (const { form, x, r } of SEATS) {
      seatMounting(sheet.at([x, r], { scale: SEAT_SCALE, prefix: `seat-${form}-` }), form)
      sheet.line(polyline`M${x - 46} ${r} h168`, { weight: 'outline' })
    }
  })
  sheet.text([790, -100], 'Cuatro tipos de asiento')
  axisAndSides(sheet, SHAFT_END + 20).generic()
  return sheet.finish({
    balloonRow: R(206),
    shaft: S,
    card: CARD,
    // From the tail, which drives, to the cover with the seat.
    row: { x: TAIL - 6, top: R(148), width: 288 },
  })
}

const describe = () => ({
  title: `media sección en la caja de sellado de una bomba${onSheet(' y cuatro tipos de asiento')}`,
  description: [
    'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
    'La cola del fuelle aprieta el eje, sujeta por un anillo metálico: arrastra por fricción y sella sin O-ring dinámico.',
    'Un resorte cilíndrico único, de alambre grueso, rodea el fuelle y empuja la cara rotativa; sus espiras abiertas no se tapan con sólidos.',
    'El asiento estacionario va en la brida de la bomba: un O-ring lo sella en la brida.',
  ].join(' '),
})

export const elastomerBellows: KindDefinition<typeof schema> = { schema, layout, describe }
