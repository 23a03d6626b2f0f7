import { polar } from '../geometry.ts'
import { ARROW, type Point, type Tone } from '../model.ts'
import type { Sheet } from '../sheet.ts'

const HEAD = 13
const HEAD_ANGLE = 0.42

/** What flows, and where to: accent for the medium that is sealed, ink for air and movement. */
export function flowArrow(sheet: Sheet, from: Point, to: Point, tone: Tone = 'accent') {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const barb = (turn: number) => polar(to, -HEAD, angle + turn)
  // One line, so that an arrow is shown whole or not at all.
  const arrow = [from, to, barb(HEAD_ANGLE), to, barb(-HEAD_ANGLE)]
  sheet.line(arrow, { id: ARROW, weight: 'flow', tone })
}
