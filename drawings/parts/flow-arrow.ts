import { ARROW, polar, type Point, type Sheet, type Tone } from '../kit.ts'

const HEAD = 13
const HEAD_ANGLE = 0.42

/** The direction of a flow: accent for the sealed medium, ink for air and movement. */
export function flowArrow(sheet: Sheet, from: Point, to: Point, tone: Tone = 'accent') {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const barb = (turn: number) => polar(to, -HEAD, angle + turn)
  // Drawn as one line, so that an arrow is shown completely or not at all.
  const arrow = [from, to, barb(HEAD_ANGLE), to, barb(-HEAD_ANGLE)]
  sheet.line(arrow, { id: ARROW, weight: 'flow', tone })
}
