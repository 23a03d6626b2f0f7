import { box, polyline, type Point, type Sheet } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'

const PUMP: Point = [112, 0]
const RADIUS = 58
const SHAFT = 9
const CHAMBER = { x1: 214, x2: 334, half: 56 }
const GLAND_HALF = 62
const GLAND_END = { single: 372, dual: 430, tandem: 430 }
/** The inner and the outer contact. */
const [INNER, OUTER] = [308, 410]

/** The connections of lines to the pump and its seal. */
export const PORTS = {
  discharge: [126, 116],
  suction: [34, 14],
  chamber: [290, CHAMBER.half],
  /** In a single seal's gland, beyond the faces. */
  quench: [353, GLAND_HALF],
  drain: [353, -GLAND_HALF],
  /** Between the two pairs of faces of a dual seal. */
  barrierOut: [382, GLAND_HALF],
  barrierIn: [382, -GLAND_HALF],
} as const satisfies Readonly<Record<string, Point>>

/** In a tandem, both pairs of faces face the process, and the barrier fluid is not pressurised. */
export type PipedSeal = 'single' | 'dual' | 'tandem'

/** A diagram of a pump, its stuffing box and its seal, around which a plan's lines are drawn. */
export function pumpWithSeal(sheet: Sheet, seal: PipedSeal) {
  const { x1, x2, half } = CHAMBER
  const [px] = PUMP
  sheet
    .part('suction', 'housing', 'unsectioned', box(6, px - 40, -14, 14))
    .part('discharge', 'housing', 'unsectioned', box(px - 14, px + 14, 40, 156))
    .part('pump', 'housing', 'outside', { centre: PUMP, radius: RADIUS })
    .part('pump-back', 'housing', 'outside', box(px + 40, x1, -30, 30))
    .part('box', 'housing', 'unsectioned', box(x1, x2, -half, half))
    .part('gland', 'stationary', 'unsectioned', box(x2, GLAND_END[seal], -GLAND_HALF, GLAND_HALF))
    .part('shaft', 'shaft', 'unsectioned', box(px, 470, -SHAFT, SHAFT))
  faces(sheet, INNER, 1)
  if (seal !== 'single') faces(sheet, OUTER, seal === 'dual' ? -1 : 1)
  flowArrow(sheet, [10, 0], [46, 0])
  flowArrow(sheet, [px, 84], [px, 124])
  sheet.centreLine([px - 20, 0], [490, 0], 'centre')
}

/** A pair of faces above and below the shaft: `way` points from the rotary to the stationary one. */
function faces(sheet: Sheet, contact: number, way: 1 | -1) {
  for (const side of [1, -1]) {
    const [r1, r2] = side === 1 ? [SHAFT + 2, 38] : [-38, -SHAFT - 2]
    const ring = (x: number) => box(Math.min(contact, x), Math.max(contact, x), r1, r2)
    sheet
      .part('rotary-face', 'rotating', 'accent', ring(contact - way * 11), 'thin')
      .part('stationary-face', 'stationary', 'seat', ring(contact + way * 11), 'thin')
  }
  sheet.line(polyline`M${contact} ${SHAFT + 2} V38`, { weight: 'outline' })
}
