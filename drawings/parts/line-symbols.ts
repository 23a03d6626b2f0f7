import type { Point } from '../model.ts'
import { path, polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

/** Half length and half height of a valve's sign. */
const VALVE: Point = [14, 9]
const ARROW = 7

/** Points along a line that starts `at` and runs at `degrees`, and aside of it. */
export function oriented(at: Point, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (along: number, aside = 0): Point => [
    at[0] + along * cos - aside * sin,
    at[1] + along * sin + aside * cos,
  ]
}

/** A shut-off valve (ISO 14617-8): two triangles; filled, it is kept closed. */
export function valve(sheet: Sheet, id: string, at: Point, turn: number, isClosed = false) {
  const [length, half] = VALVE
  const outline = polyline`M${-length} ${-half} L${length} ${half} V${-half} L${-length} ${half}`
  sheet.at(at, { turn }).part(id, 'fastener', isClosed ? 'elastomer' : 'unsectioned', outline)
}

/** A valve that sets the flow: the slanting arrow says adjustable (ISO 14617-2). */
export function regulatingValve(sheet: Sheet, id: string, at: Point, turn: number) {
  valve(sheet, id, at, turn)
  const tip: Point = [VALVE[0] + 4, VALVE[1] + 8]
  const lean = (Math.atan2(tip[1], tip[0]) * 180) / Math.PI
  const on = sheet.at(at, { turn }).line([[-tip[0], -tip[1]], tip])
  on.at(tip, { turn: lean }).line(
    polyline`M${-ARROW} ${ARROW * 0.6} L0 0 L${-ARROW} ${-ARROW * 0.6}`,
  )
}

/** A non-return valve: flow passes from the triangle's base to its tip, and is barred the other way. */
export const checkValve = (sheet: Sheet, id: string, at: Point, turn: number) =>
  sheet
    .at(at, { turn })
    .part(id, 'fastener', 'unsectioned', polyline`M-11 -10 L10 0 L-11 10`)
    .line(polyline`M11 -11 V11`, { weight: 'outline' })

/** A valve that keeps the pressure after it: its diaphragm feels that pressure through a dashed line. */
export function pressureRegulator(sheet: Sheet, id: string, at: Point, turn: 0 | 180) {
  valve(sheet, id, at, turn)
  const up = turn === 0 ? 1 : -1
  const head = path`M-12 ${18 * up} A12 ${turn === 0 ? 1 : 0} 12 ${18 * up}`
  sheet
    .at(at, { turn })
    .line(polyline`M0 0 V${18 * up}`)
    .part(`${id}-head`, 'fastener', 'unsectioned', head, 'thin')
    .line(polyline`M12 ${22 * up} H26 V0`, { dash: 'hidden' })
}

/** A pressure gauge on its stem: a circle with its pointer (ISO 14617-6). */
export function gauge(sheet: Sheet, id: string, foot: Point, stem: number, radius = 14) {
  const centre: Point = [foot[0], foot[1] + stem + radius]
  const p = oriented(centre, 52)
  sheet
    .line([foot, [foot[0], foot[1] + stem]], { weight: 'outline' })
    .part(id, 'fastener', 'unsectioned', { centre, radius })
    .line([p(-radius * 0.5), p(radius * 0.72)])
    .line([p(radius * 0.3, 4), p(radius * 0.72), p(radius * 0.3, -4)])
    .anchor(id, [centre[0] - 6, centre[1] - 6])
}
