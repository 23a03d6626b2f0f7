import type { Point } from '../model.ts'
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
export function valve(sheet: Sheet, id: string, at: Point, degrees: number, isClosed = false) {
  const [length, half] = VALVE
  const p = oriented(at, degrees)
  sheet.part(id, 'fastener', isClosed ? 'elastomer' : 'unsectioned', [
    p(-length, -half),
    p(length, half),
    p(length, -half),
    p(-length, half),
  ])
}

/** A valve that sets the flow: the slanting arrow says adjustable (ISO 14617-2). */
export function regulatingValve(sheet: Sheet, id: string, at: Point, degrees: number) {
  valve(sheet, id, at, degrees)
  const [length, half] = [VALVE[0] + 4, VALVE[1] + 8]
  const p = oriented(at, degrees)
  const tip = p(length, half)
  const lean = degrees + (Math.atan2(half, length) * 180) / Math.PI
  const q = oriented(tip, lean)
  sheet.line([p(-length, -half), tip]).line([q(-ARROW, ARROW * 0.6), tip, q(-ARROW, -ARROW * 0.6)])
}

/** A non-return valve: flow passes from the triangle's base to its tip, and is barred the other way. */
export function checkValve(sheet: Sheet, id: string, at: Point, degrees: number) {
  const p = oriented(at, degrees)
  sheet
    .part(id, 'fastener', 'unsectioned', [p(-11, -10), p(10, 0), p(-11, 10)])
    .line([p(11, -11), p(11, 11)], { weight: 'outline' })
}

/** A valve that keeps the pressure after it: its diaphragm feels that pressure through a dashed line. */
export function pressureRegulator(sheet: Sheet, id: string, at: Point, degrees: 0 | 180) {
  const p = oriented(at, degrees)
  const up = degrees === 0 ? 1 : -1
  valve(sheet, id, at, degrees)
  sheet
    .line([p(0), p(0, 18 * up)])
    .part(
      `${id}-head`,
      'fastener',
      'unsectioned',
      [p(-12, 18 * up), { to: p(12, 18 * up), radius: 12, large: false, clockwise: up === 1 }],
      'thin',
    )
    .line([p(12, 22 * up), p(26, 22 * up), p(26)], { dash: 'hidden' })
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
