import { box, path, polyline, type Point, type Sheet } from '../../kit.ts'
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

/** Large enough to be read beside the explanatory text. */
const LETTERS = 22

/** The name of a device. */
export const label = (
  sheet: Sheet,
  at: Point,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
) => sheet.text(at, text, { anchor, size: LETTERS })

/** An orifice that limits the flow: a pair of lips in the pipe. */
export function orifice(sheet: Sheet, at: Point, turn = 0) {
  const on = sheet.at(at, { turn })
  for (const way of [-1, 1])
    on.line(polyline`M0 ${way * 4} V${way * 16}`, { id: 'orifice', weight: 'flow' })
}

/** A heat exchanger (ISO 14617-9): the zigzag is the cooling line. */
export function cooler(sheet: Sheet, at: Point) {
  const radius = 24
  sheet
    .at(at)
    .part('cooler', 'housing', 'unsectioned', { centre: [0, 0], radius })
    .line(polyline`M-34 -14 H-14 L-5 12 L5 -12 L14 14 H34`, { weight: 'outline' })
}

/** A cyclone: clean liquid leaves above, solids below. */
export function cyclone(sheet: Sheet, at: Point) {
  const outline = polyline`M-18 24 H18 V-8 L5 -46 H-5 L-18 -8`
  sheet
    .at(at)
    .part('cyclone', 'housing', 'outside', outline)
    .line(path`M-10 14 A10 0 10 14`)
}

/** An upright vessel with a level, from `foot` to `head`. */
export function vessel(sheet: Sheet, x: number, [foot, head]: Point, level: number) {
  const [half, dome] = [34, 14]
  const outline = path`M${x} ${foot} F${x + half} ${foot + dome} V${head - dome} U${x} ${head}
    F${x - half} ${head - dome} V${foot + dome} U${x} ${foot}`
  sheet
    .part('vessel', 'housing', 'unsectioned', outline)
    .part(
      'vessel-fluid',
      'housing',
      'accent',
      box(x - half + 5, x + half - 5, foot + dome, level),
      'none',
    )
    .line(polyline`M${x - half} ${level} H${x + half}`)
}

/** An accumulator: gas above the barrier fluid, separated by a bladder or by a spring-loaded piston. */
export function accumulator(sheet: Sheet, foot: Point, kind: 'bladder' | 'piston') {
  const on = sheet.at(foot)
  on.part('accumulator', 'housing', 'unsectioned', box(-24, 24, 0, 78)).part(
    'accumulator-fluid',
    'housing',
    'accent',
    box(-19, 19, 5, 32),
    'none',
  )
  if (kind === 'bladder') {
    on.line(path`M-19 32 U0 42 F19 32`, { weight: 'outline' })
  } else {
    on.part('piston', 'housing', 'outside', box(-22, 22, 32, 42))
  }
}

/** The symbol of a pump: a circle with a triangle in the direction of flow. */
export function pumpSign(sheet: Sheet, at: Point) {
  sheet
    .at(at)
    .part('circulation-pump', 'fastener', 'unsectioned', { centre: [0, 0], radius: 18 })
    .line(polyline`M9 -15 L-17 0 L9 15`)
}
