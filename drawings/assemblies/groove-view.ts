import { area, box, polyline, type Medium, type Point, type Sheet } from '../kit.ts'
import { dimension, extensionLine, surfaceLetter } from '../parts/dimension.ts'
import { groovedFace, grooveLength, SEATED, type Step } from '../parts/groove.ts'

/** The letters for the sliding part's diameter, the first step's floor diameter, and the groove's length. */
type Letters = { sliding: string; floor: string; length: string }
type SlidesOn = 'rod' | 'bore'

type GrooveViews = {
  scale: number
  /** The groove from its pressure side, in the section's own units. */
  steps: readonly Step[]
  medium: Medium
}
export type GrooveView = GrooveViews & {
  id: string
  title: string
  /** The middle of its title; views in one row are aligned by it. */
  at: Point
  slidesOn: SlidesOn
  /** The land right of the groove, if its clearance is larger; `open`: there is none. */
  exit?: { gap: number; letter: string } | 'open'
  letters: Letters
}

const HALF_WIDTH = 88
const GAP = 3
/** How much of the parts' thickness the view shows. */
const HOUSING = 24
const BODY = 22
const LETTER_ROOM = 40
/** From the view up to its title, above the dimension. */
const TITLE_RISE = 48
const LETTER_LINE = 22

/**
 * A groove alone, with its fits: in a head round a rod, or in a piston inside its bore. `fill` draws the seal, and
 * what presses on it, on a sheet placed on the groove. Only shown on the whole sheet.
 */
export function grooveView(sheet: Sheet, view: GrooveView, fill: (groove: Sheet) => void) {
  const { id, slidesOn, scale, letters, exit } = view
  const steps = view.steps.map(({ length, depth }) => ({
    length: length * scale,
    depth: depth * scale,
  }))
  const depths = steps.map(({ depth }) => depth)
  const [floor, lastFloor] = [depths[0] ?? 0, depths.at(-1) ?? 0]
  const top = Math.max(...depths) + HOUSING
  const isRod = slidesOn === 'rod'
  const [cx, title] = view.at
  const height = title - TITLE_RISE
  const face = height - (isRod ? top : BODY)
  const length = grooveLength(steps)
  const [x, end] = [cx - length / 2, cx + length / 2]
  const [left, right] = [cx - HALF_WIDTH, cx + HALF_WIDTH]
  const at = (v: number) => face + (isRod ? v : -v)
  const exitGap = typeof exit === 'object' ? exit.gap * scale : GAP
  const groove = groovedFace([{ x, steps }], { clearance: GAP, at }).slice(0, -1)
  const outer = exit === 'open' ? [] : polyline`M${end} ${at(exitGap)} H${right}`
  const outerEnd = exit === 'open' ? end : right
  const grooved = polyline`M${left} ${at(GAP)} L${groove} L${outer} L${outerEnd} ${at(top)} H${left}`
  sheet.onlyOnSection(() => {
    sheet
      .medium(view.medium, box(left, x, at(0), at(GAP)))
      .opening(area(left - 3, left + 3, face - top, face + top))
      .part(`${id}-grooved`, 'housing', 'steel-opposed', grooved)
    const body = isRod ? box(left, right, face - BODY, face) : box(left, right, face, face + BODY)
    sheet
      .part(`${id}-sliding`, 'stationary', isRod ? 'unsectioned' : 'steel', body, 'none')
      .line(polyline`M${left} ${face} H${right}`, { weight: 'outline' })
    fill(sheet.at([x, face], { ...SEATED[slidesOn], scale }))
    sheet.line(polyline`M${end} ${at(floor)} H${right + 8}`, { weight: 'hatch' })
  })
  extensionLine(sheet, x, isRod ? face + floor : face, height + 16)
  extensionLine(sheet, end, isRod ? face + lastFloor : face, height + 16)
  dimension(sheet, x, end, height + 12, letters.length)
  const foot = (isRod ? face - BODY : face - top) - 20
  const letter = (px: number, v: number, text: string, line = 0) => {
    const from = foot - line * LETTER_LINE
    surfaceLetter(sheet, { x: px, from, to: at(v), text, row: from + 20 - LETTER_ROOM })
  }
  letter(left + 16, 0, letters.sliding)
  if (typeof exit === 'object') letter(right - 14, exitGap, exit.letter)
  letter(right + 2, floor, letters.floor, typeof exit === 'object' ? 1 : 0)
  sheet.text(view.at, view.title, { strong: true })
}

/** The letters of the size tables. */
export const LETTERS: Record<'seal' | 'band', Record<SlidesOn, Letters>> = {
  seal: {
    rod: { sliding: 'd h9', floor: 'D1 H9', length: 'L' },
    bore: { sliding: 'D H9', floor: 'd1 h9', length: 'L' },
  },
  band: {
    rod: { sliding: 'd h9', floor: 'D3 H9', length: 'L2' },
    bore: { sliding: 'D H9', floor: 'd2 h9', length: 'L2' },
  },
}

/** The same groove, filled by `fill`, in a head and in a piston; each view is placed by the middle of its title. */
export function rodAndPistonViews(
  sheet: Sheet,
  { of, rod, piston, ...views }: GrooveViews & { of: 'seal' | 'band'; rod: Point; piston: Point },
  fill: (groove: Sheet) => void,
) {
  for (const { id, title, at, slidesOn } of [
    { id: 'rod-view', title: 'En el vástago', at: rod, slidesOn: 'rod' },
    { id: 'piston-view', title: 'En el pistón', at: piston, slidesOn: 'bore' },
  ] as const) {
    const letters = LETTERS[of][slidesOn]
    grooveView(sheet, { ...views, id, title, at, slidesOn, letters }, (groove) =>
      fill(groove.at([0, 0], { prefix: `${id}-` })),
    )
  }
}
