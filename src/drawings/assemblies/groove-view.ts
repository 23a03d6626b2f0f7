import { box } from '../geometry.ts'
import type { Medium, Point } from '../model.ts'
import { dimension, extensionLine } from '../parts/dimension.ts'
import type { Seat } from '../parts/seated-section.ts'
import { surfaceLetter } from '../parts/surface-letter.ts'
import { area, type Sheet } from '../sheet.ts'

type GrooveView = {
  id: string
  title: string
  /** Middle of the view, on the sliding face. */
  centre: Point
  slidesOn: Seat['slidesOn']
  scale: number
  /** The groove's length and depth, in the section's own units. */
  length: number
  depth: number
  medium: Extract<Medium, 'process' | 'gas'>
  /** Diameter of what slides, diameter of the groove's floor, length of the groove. */
  letters: { sliding: string; floor: string; length: string }
}

const HALF_WIDTH = 88
const GAP = 3
/** Thickness of the parts, as far as the view shows them. */
const HOUSING = 24
const BODY = 22
const LETTER_ROOM = 40

/**
 * A groove alone, with its fits: in the head round a rod, or in a piston inside its bore.
 * `fill` draws the seal, and what presses on it, on the seat that it is given. On the whole sheet only.
 */
export function grooveView(sheet: Sheet, view: GrooveView, fill: (seat: Seat) => void) {
  const { id, centre, slidesOn, scale, length, depth, letters, medium } = view
  const [cx, face] = centre
  const x = cx - (length * scale) / 2
  const seat: Seat = { x, r: face, slidesOn, scale }
  const end = x + length * scale
  const at = (px: number, v: number): Point => [px, face + (slidesOn === 'rod' ? v : -v)]
  const [left, right] = [cx - HALF_WIDTH, cx + HALF_WIDTH]
  const floor = depth * scale
  const foot = slidesOn === 'rod' ? face - BODY : face - floor - HOUSING
  sheet.onlyOnLamina(() => {
    sheet
      .medium(medium, [at(left, 0), at(x, 0), at(x, GAP), at(left, GAP)])
      .opening(area(left - 3, left + 3, face - depth, face + depth))
      .part(`${id}-grooved`, 'housing', 'steel-opposed', [
        at(left, GAP),
        at(x, GAP),
        at(x, floor),
        at(end, floor),
        at(end, GAP),
        at(right, GAP),
        at(right, floor + HOUSING),
        at(left, floor + HOUSING),
      ])
    const [r1, r2] = slidesOn === 'rod' ? [face - BODY, face] : [face, face + BODY]
    const material = slidesOn === 'rod' ? 'unsectioned' : 'steel'
    sheet.part(`${id}-sliding`, 'stationary', material, box(left, right, r1, r2), 'none')
    sheet.line([at(left, 0), at(right, 0)], { weight: 'outline' })
    fill(seat)
  })
  const top = slidesOn === 'rod' ? face + floor + HOUSING : face + BODY
  const from = slidesOn === 'rod' ? face + floor : face
  extensionLine(sheet, x, from, top + 16)
  extensionLine(sheet, end, from, top + 16)
  dimension(sheet, x, end, top + 12, letters.length)
  const letterRow = foot - LETTER_ROOM
  surfaceLetter(sheet, {
    x: left + 16,
    from: foot - 20,
    to: face,
    text: letters.sliding,
    row: letterRow,
  })
  sheet.onlyOnLamina(() => sheet.line([at(end, floor), at(right + 8, floor)], { weight: 'hatch' }))
  surfaceLetter(sheet, {
    x: right - 6,
    from: foot - 20,
    to: at(0, floor)[1],
    text: letters.floor,
    row: letterRow,
  })
  sheet.text([cx, top + 48], view.title, { strong: true })
}
