import { box } from '../geometry.ts'
import type { Medium, Point } from '../model.ts'
import { dimension, extensionLine } from '../parts/dimension.ts'
import type { Seat } from '../parts/seated-section.ts'
import { surfaceLetter } from '../parts/surface-letter.ts'
import { area, type Sheet } from '../sheet.ts'

type GrooveView = {
  id: string
  title: string
  /** Middle of its title: views of one row are in line there. */
  at: Point
  slidesOn: 'rod' | 'bore'
  scale: number
  /** The groove from its pressure side, in the section's own units; it may have several depths. */
  steps: readonly { length: number; depth: number }[]
  medium: Medium
  /** The land right of the groove, where it stands further off; `open`: there is none. */
  exit?: { gap: number; letter: string } | 'open'
  /** Diameter of what slides, diameter of the first step's floor, length of the groove. */
  letters: { sliding: string; floor: string; length: string }
}

const HALF_WIDTH = 88
const GAP = 3
/** Thickness of the parts, as far as the view shows them. */
const HOUSING = 24
const BODY = 22
const LETTER_ROOM = 40
/** From the view to its title, over the dimension. */
const TITLE_RISE = 48
const LETTER_LINE = 22

/**
 * A groove alone, with its fits: in the head round a rod, or in a piston inside its bore.
 * `fill` draws the seal, and what presses on it, on the seat that it is given. On the whole sheet only.
 */
export function grooveView(sheet: Sheet, view: GrooveView, fill: (seat: Seat) => void) {
  const { id, slidesOn, scale, steps, letters, exit } = view
  const length = steps.reduce((sum, step) => sum + step.length, 0) * scale
  const depths = steps.map(({ depth }) => depth * scale)
  const floor = depths[0] ?? 0
  const top = Math.max(...depths) + HOUSING
  const isRod = slidesOn === 'rod'
  const [cx, title] = view.at
  const height = title - TITLE_RISE
  const face = height - (isRod ? top : BODY)
  const x = cx - length / 2
  const end = x + length
  const [left, right] = [cx - HALF_WIDTH, cx + HALF_WIDTH]
  const at = (px: number, v: number): Point => [px, face + (isRod ? v : -v)]
  const exitGap = typeof exit === 'object' ? exit.gap * scale : GAP
  const outerEnd = exit === 'open' ? end : right
  let edge = x
  const floors = steps.flatMap((step): Point[] => {
    const from = edge
    edge += step.length * scale
    return [at(from, step.depth * scale), at(edge, step.depth * scale)]
  })
  const land = exit === 'open' ? [] : [at(end, exitGap), at(right, exitGap)]
  sheet.onlyOnSection(() => {
    sheet
      .medium(view.medium, [at(left, 0), at(x, 0), at(x, GAP), at(left, GAP)])
      .opening(area(left - 3, left + 3, face - top, face + top))
      .part(`${id}-grooved`, 'housing', 'steel-opposed', [
        at(left, GAP),
        at(x, GAP),
        ...floors,
        ...land,
        at(outerEnd, top),
        at(left, top),
      ])
    const body = isRod ? box(left, right, face - BODY, face) : box(left, right, face, face + BODY)
    sheet
      .part(`${id}-sliding`, 'stationary', isRod ? 'unsectioned' : 'steel', body, 'none')
      .line([at(left, 0), at(right, 0)], { weight: 'outline' })
    fill({ x, r: face, slidesOn, scale })
    sheet.line([at(end, floor), at(right + 8, floor)], { weight: 'hatch' })
  })
  const from = isRod ? face + floor : face
  extensionLine(sheet, x, from, height + 16)
  extensionLine(sheet, end, isRod ? face + (depths.at(-1) ?? 0) : face, height + 16)
  dimension(sheet, x, end, height + 12, letters.length)
  const foot = (isRod ? face - BODY : face - top) - 20
  const row = foot + 20 - LETTER_ROOM
  const letter = (px: number, v: number, text: string, line = 0) =>
    surfaceLetter(sheet, {
      x: px,
      from: foot - line * LETTER_LINE,
      to: at(px, v)[1],
      text,
      row: row - line * LETTER_LINE,
    })
  letter(left + 16, 0, letters.sliding)
  if (typeof exit === 'object') letter(right - 14, exitGap, exit.letter)
  letter(right + 2, floor, letters.floor, typeof exit === 'object' ? 1 : 0)
  sheet.text(view.at, view.title, { strong: true })
}
