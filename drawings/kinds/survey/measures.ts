import { mirror, polyline, type Sheet } from '../../kit.ts'
import type { Material, Point, Role, TextMark } from '../../model.ts'
import { extensionLine } from '../../parts/dimension.ts'

/** Letters are readable when the sheet is as wide as a telephone. */
const SIZE = 30
const HEAD: Point = [12, 4]
/** The distance from a dimension's line to its letter, and by which extension lines overshoot. */
const CLEAR = 9
const BEYOND = 8
/** Shorter spans have their arrowheads outside. */
const SHORT_SPAN = 34
const TAIL = 20
/** In shorter spans the letter is placed higher, clear of the arrowheads. */
const LETTER_SPAN = 48

/** A part in section above the axis, mirrored below. */
export const halves = (sheet: Sheet, id: string, role: Role, material: Material, above: Point[]) =>
  sheet
    .part(`upper-${id}`, role, material, above)
    .part(`lower-${id}`, role, material, mirror(above))

const letter = (sheet: Sheet, at: Point, text: string, anchor: TextMark['anchor'] = 'middle') =>
  sheet.text(at, text, { strong: true, size: SIZE, anchor })

type Along = { x1: number; x2: number; r: number; from: number; to?: number }
type Across = { r1: number; r2: number; x: number; from: number; at?: number; isLeft?: boolean }

/** A dimension along the axis at the height `r`, with extension lines from the heights `from` and `to`. */
export function along(sheet: Sheet, text: string, { x1, x2, r, from, to = from }: Along) {
  const beyond = r + Math.sign(r - from) * BEYOND
  extensionLine(sheet, x1, from, beyond)
  extensionLine(sheet, x2, to, beyond)
  const isShort = x2 - x1 < SHORT_SPAN
  const [inward, tail] = isShort ? [-1, TAIL] : [1, 0]
  sheet
    .line(polyline`M${x1 - tail} ${r} H${x2 + tail}`)
    .line(head([x1, r], [inward, 0]))
    .line(head([x2, r], [-inward, 0]))
  letter(sheet, [(x1 + x2) / 2, r + CLEAR + (x2 - x1 < LETTER_SPAN ? BEYOND : 0)], text)
}

/** A dimension across the axis at `x`, with extension lines from `from`; its letter is at the height `at`. */
export function across(sheet: Sheet, text: string, span: Across) {
  const { r1, r2, x, from, at = (r1 + r2) / 2 - 8, isLeft = false } = span
  const beyond = x + Math.sign(x - from) * BEYOND
  for (const r of [r1, r2]) sheet.line(polyline`M${from} ${r} H${beyond}`, { weight: 'hatch' })
  sheet
    .line(polyline`M${x} ${r1} V${r2}`)
    .line(head([x, r1], [0, 1]))
    .line(head([x, r2], [0, -1]))
  letter(sheet, [x + (isLeft ? -CLEAR : CLEAR), at], text, isLeft ? 'end' : 'start')
}

/** A letter with a pointer, for a quantity that is counted or felt instead of measured. */
export function pointed(sheet: Sheet, text: string, at: Point, from: Point) {
  const isLeft = from[0] < at[0]
  sheet.line([at, from])
  letter(sheet, [from[0] + (isLeft ? -6 : 6), from[1] - 10], text, isLeft ? 'end' : 'start')
}

function head([x, r]: Point, [dx, dr]: Point): Point[] {
  const [long, half] = HEAD
  return [
    [x + long * dx + half * dr, r + long * dr + half * dx],
    [x, r],
    [x + long * dx - half * dr, r + long * dr - half * dx],
  ]
}
