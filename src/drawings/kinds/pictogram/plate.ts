import type { Pen } from '../scene/pen.ts'

/** The plate, 3:2, in sheet units. */
export const PLATE = { width: 600, height: 400 }

/**
 * What a subject's hand may use of it, to the units: `half` to either side of the plate's middle, and
 * so high from the ground line, which leaves the same margin below and above.
 */
export const FIELD = { half: 240, height: 288, margin: 56 }

/** One subject: its words, and the hand that draws it, from the middle of the ground line. */
export type Subject = { title: string; description: string; draw: (pen: Pen) => void }

/** The same to the right of the middle and to the left. */
export function bothSides(pen: Pen, draw: (side: Pen) => void) {
  draw(pen)
  draw(pen.at(0, 0, { mirror: true }))
}
