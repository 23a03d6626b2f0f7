import { GENERIC } from './parts/generic-note.ts'
import type { Mark, Point, TextMark } from './model.ts'

const EDGE = 10
const HALF = 92
const [HEIGHT, POINT, RISE] = [13, 12, 24] as const
/** Lettering nearer than this to the sign's middle keeps it where it was. */
const CLEAR = HALF + 90

/** The note that a drawing is generic stands in a lozenge at the foot of the sheet, in the middle, if there is room. */
export function withGenericSign(marks: readonly Mark[], width: number, bottom: number): Mark[] {
  const note = marks.find((mark): mark is TextMark => mark.type === 'text' && mark.text === GENERIC)
  if (!note) return [...marks]
  const r = bottom + RISE
  const across = width / 2
  const isTaken = marks.some((mark) => {
    if (mark === note || mark.type !== 'text') return false
    return Math.abs(mark.at[0] - across) < CLEAR && Math.abs(mark.at[1] - r) < 2 * HEIGHT
  })
  const [x, middle] = isTaken
    ? [Math.min(Math.max(note.at[0], HALF + EDGE), width - HALF - EDGE), note.at[1]]
    : [across, r]
  const centre: Point = [x, middle + 6]
  const path: Point[] = [
    [-HALF, 0],
    [POINT - HALF, HEIGHT],
    [HALF - POINT, HEIGHT],
    [HALF, 0],
    [HALF - POINT, -HEIGHT],
    [POINT - HALF, -HEIGHT],
    [-HALF, 0],
  ].map(([dx = 0, dr = 0]): Point => [centre[0] + dx, centre[1] + dr])
  return [
    ...marks.filter((mark) => mark !== note),
    { type: 'line', scope: 'section', path, weight: 'thin', tone: 'ink' },
    { ...note, at: [x, middle], anchor: 'middle' },
  ]
}
