import { Sheet } from '#drawings/sheet.ts'
import type { Mark, Point } from '#drawings/model.ts'

const LINES = 7
/** Turns a second: slow enough to be followed. */
const SPEED = 0.3

/** Lines along a round body as it turns, seen from the side. */
export function turning(t: number, [x1, x2]: Point, radius: number): readonly Mark[] {
  const sheet = new Sheet()
  for (let i = 0; i < LINES; i++) {
    const angle = 2 * Math.PI * (i / LINES + t * SPEED)
    if (Math.sin(angle) <= 0) continue
    const r = radius * Math.cos(angle)
    sheet.line(
      [
        [x1, r],
        [x2, r],
      ],
      { weight: 'spring', tone: 'soft' },
    )
  }
  return marksOf(sheet)
}

/** The marks of a sheet that is no drawing of its own. */
export const marksOf = (sheet: Sheet): readonly Mark[] =>
  sheet.finish({
    balloonRow: 0,
    bottom: 0,
    card: { x: 0, top: 0, width: 1 },
    icon: { centre: [0, 0], side: 1 },
  }).marks
