import { box } from '../geometry.ts'
import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

export type DiscStack = {
  /** Groups of discs that face each other, and discs nested in each group. */
  groups: number
  nested: number
  /** Height of a disc's cone: large unloaded, small under load. */
  cone: number
}

const THICKNESS = 4
const OUTER = 26
const INNER = 11
const STUD = 7
const WASHER = 5

/** Length of a stack, its washer included. */
export const discStackLength = ({ groups, nested, cone }: DiscStack) =>
  groups * (cone + nested * THICKNESS) + WASHER

/**
 * Conical disc springs on a stud along the axis, from the face at `start`; DIN EN 16983. Springs are never cut: their
 * profile shows both sides of the stud. Returns where the stack ends.
 */
export function discStack(sheet: Sheet, id: string, [x, r]: Point, stack: DiscStack): number {
  const { groups, nested, cone } = stack
  const end = x + discStackLength(stack)
  sheet
    .part(`${id}-stud`, 'fastener', 'unsectioned', box(x, end, r - STUD, r + STUD), 'thin')
    .part(
      `${id}-washer`,
      'fastener',
      'unsectioned',
      box(x, x + WASHER, r - OUTER - 2, r + OUTER + 2),
      'thin',
    )
  for (let group = 0; group < groups; group++) {
    const start = x + WASHER + group * (cone + nested * THICKNESS)
    const [inner, outer] = group % 2 === 0 ? [cone, 0] : [0, cone]
    for (let i = 0; i < nested; i++) {
      const at = start + i * THICKNESS
      for (const side of [1, -1]) {
        sheet.part(
          id,
          'fastener',
          'outside',
          [
            [at + inner, r + side * INNER],
            [at + outer, r + side * OUTER],
            [at + outer + THICKNESS, r + side * OUTER],
            [at + inner + THICKNESS, r + side * INNER],
          ],
          'thin',
        )
      }
    }
  }
  return end
}
