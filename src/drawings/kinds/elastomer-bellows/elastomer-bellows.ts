import type { MountingForm } from '../../assemblies/mounting-forms.ts'
import { seatMounting } from '../../assemblies/seat-mounting.ts'
import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  CONTACT,
  dimensionsOf,
  FACE_BACK,
  FOLD,
  GLAND_END,
  SHAFT_END,
  TAIL,
  type ElastomerBellows,
} from './dimensions.ts'
import { airUnderBellows, rotaryUnit } from './rotary.ts'
import { coverAndSeat, coverOutside, media } from './stationary.ts'
import { describeElastomerBellows } from './words.ts'

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

function layout(parameters: ElastomerBellows) {
  const d = dimensionsOf(parameters)
  const { s, R } = d
  const sheet = new Sheet()
  stuffingBox(sheet, {
    shaftRadius: s,
    end: SHAFT_END,
    face: BOX_FACE,
    bore: d.bore,
    throat: R(24),
    outside: d.casting,
  })
  airUnderBellows(sheet, d)
  media(sheet, parameters, d)
  const spring = rotaryUnit(sheet, parameters, d)
  const seal = coverAndSeat(sheet, parameters, d)
  coverOutside(sheet, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 150, 224, R(79))
  sheet.onlyOnSection(() => {
    for (const { form, x, r } of SEATS) {
      seatMounting(sheet, `seat-${form}`, form, { x, r, side: 1, scale: SEAT_SCALE })
      sheet.line(
        [
          [x - 46, r],
          [x + 122, r],
        ],
        { weight: 'outline' },
      )
    }
  })
  sheet.text([790, -100], 'Cuatro tipos de asiento')
  sheet
    .callout('bellows', [TAIL + 10, R(8)], 'cola del fuelle, aprieta el eje')
    .callout('band', [TAIL + 26, R(20)], 'anillo metálico sobre la cola')
    .callout(
      'coil-1',
      spring,
      `resorte ${parameters.spring === 'conical' ? 'cónico' : 'cilíndrico'} único`,
    )
    .callout('bellows', [FOLD + 30, R(37)], 'fuelle de elastómero')
    .callout('cup', [FACE_BACK + 6, R(65.5)], 'copa del portacara')
    .callout('rotary-face', [FACE_BACK + 22, R(46)], 'cara rotativa')
    .callout('stationary-face', [CONTACT + 12, R(44)], 'asiento estacionario')
    .callout(
      parameters.seat === 'cup' ? 'seat-cup' : 'seat-o-ring',
      seal,
      parameters.seat === 'cup' ? 'copa de elastómero del asiento' : 'O-ring del asiento',
    )
    .callout('gland', [GLAND_END - 14, R(92)], 'brida de la bomba')
  axisAndSides(sheet, SHAFT_END + 20).generic()
  return sheet.finish({
    balloonRow: R(206),
    shaft: s,
    cardShare: 'whole',
    card: CARD,
    icon: { centre: [CONTACT - 50, R(34)], side: 220 },
  })
}

export const elastomerBellows: KindDefinition<ElastomerBellows> = {
  layout,
  describe: describeElastomerBellows,
}
