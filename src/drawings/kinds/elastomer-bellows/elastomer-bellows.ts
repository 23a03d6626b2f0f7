import type { DrawingOf } from '#schema/drawing.ts'
import { seatMounting, type MountingForm } from '../../assemblies/seat-mounting.ts'
import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import { polyline } from '../../path-notation.ts'
import { BOX_FACE, CONTACT, DIMENSIONS, SHAFT_END, TAIL } from './dimensions.ts'
import { CUP_END, rotaryUnit } from './rotary.ts'
import { coverAndSeat, coverOutside } from './stationary.ts'

/** Same place and scale as the other cards of component seals. */
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
  const { s, R, b2, bore, casting } = DIMENSIONS
  const sheet = new Sheet()
  stuffingBox(sheet, {
    shaft: s,
    end: SHAFT_END,
    face: BOX_FACE,
    bore,
    throat: R(24),
    outside: casting,
  })
  rotaryUnit(sheet)
  coverAndSeat(sheet)
  coverOutside(sheet)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 150, 224, R(79))
  // As EN 12756 calls the shaft, and the diameter and the length of what turns.
  sheet
    .diameter('d1', [TAIL - 74, s])
    .diameter('d3', [CUP_END, R(69)], TAIL - 22)
    .length('L3', [TAIL, s], [CONTACT, b2])
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
    shaft: s,
    card: CARD,
    // From the tail, which drives, to the cover that holds the seat.
    row: { x: TAIL - 6, top: R(148), width: 288 },
    icon: { centre: [CONTACT - 50, R(34)], side: 220 },
  })
}

const describe = () => ({
  title: 'media sección en la caja de sellado de una bomba y cuatro tipos de asiento',
  description: [
    'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
    'La cola del fuelle aprieta el eje, sujeta por un anillo metálico: arrastra por fricción y sella sin O-ring dinámico.',
    'Un resorte cilíndrico único, de alambre grueso, rodea el fuelle y empuja la cara rotativa; sus espiras abiertas no se tapan con sólidos.',
    'El asiento estacionario va en la brida de la bomba: un O-ring lo sella en la brida.',
  ].join(' '),
})

export const elastomerBellows: KindDefinition<DrawingOf<'elastomer-bellows'>> = {
  layout,
  describe,
}
