import { box, mirror } from '../geometry.ts'
import { shaft, straightShaft } from '../parts/shaft.ts'
import { polyline } from '../path-notation.ts'
import { area, type Sheet } from '../sheet.ts'

type GearPumpEnd = {
  shaft: number
  end: number
  /** Outer face of the box, where the gland is bolted; radii of its bore and of the casting. */
  face: number
  bore: number
  outside: number
}

const ROTOR_END = 78
const CASE_START = 94
const BUSHING = { x1: 104, x2: 150 }

/**
 * The back of an internal gear pump: shaft with its rotor, the bushing that carries it, and the box behind it, cut above
 * the axis, seen from outside below it. Process left, atmosphere right.
 */
export function gearPumpEnd(sheet: Sheet, { shaft: s, end, face, bore, outside }: GearPumpEnd) {
  const top = outside + 14
  const bushing = s + 30
  shaft(sheet, straightShaft(24, end, s))
  const outline = polyline`M${CASE_START} ${bushing} H${BUSHING.x2} V${bore} H${face} V${outside}
    H${CASE_START}`
  sheet
    .medium('process', box(ROTOR_END, CASE_START, s, top))
    .medium('process', box(CASE_START, BUSHING.x2, s, bushing))
    .medium('process', box(BUSHING.x2, face, s, bore))
    .opening(area(0, CASE_START + 2, 0, top + 2))
    .part('rotor', 'rotating', 'steel-opposed', box(24, ROTOR_END, s, top))
    .part('rotor-outside', 'rotating', 'unsectioned', mirror(box(24, ROTOR_END, s, top)))
    .part('box', 'housing', 'housing', outline)
    .part('bearing', 'housing', 'graphite', box(BUSHING.x1, BUSHING.x2, s + 2, bushing), 'thin')
    .part('box-outside', 'housing', 'outside', box(CASE_START, face, -outside, 0))
  // The rotor's teeth, seen from the side.
  for (const share of [0.35, 0.62, 0.84]) {
    sheet.line(polyline`M24 ${-s - (top - s) * share} H${ROTOR_END}`)
  }
}
