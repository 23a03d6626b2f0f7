import { box } from '../geometry.ts'
import type { Point } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

export type DiscStack = {
  /** Groups of discs that face each other, and discs nested in each group. */
  groups: number
  nested: number
  /** Height of a disc's cone: large unloaded, small under load. */
  cone: number
  /** Whether a case guides the discs from outside; its height then tells the load. */
  isCased?: boolean
}

const THICKNESS = 4
const OUTER = 26
const INNER = 11
const STUD = 7
const WASHER = 5
const CASE = { inner: 27, outer: 32 } as const
const CAP = 5

/** Length of a stack, its washer included. */
export const discStackLength = ({ groups, nested, cone, isCased = false }: DiscStack) =>
  groups * (cone + nested * THICKNESS) + WASHER + (isCased ? CAP : 0)

/**
 * Conical disc springs on a stud along the axis, from the face at `start`; DIN EN 16983. Springs are never cut: their
 * profile shows both sides of the stud. Returns where the stack ends.
 */
export function discStack(sheet: Sheet, id: string, [x, r]: Point, stack: DiscStack): number {
  const { groups, nested, cone, isCased = false } = stack
  const end = x + discStackLength({ ...stack, isCased: false })
  const part = (suffix: string, outline: Point[]) =>
    sheet.part(`${id}-${suffix}`, 'fastener', 'unsectioned', outline, 'thin')
  part('stud', box(x, end, r - STUD, r + STUD))
  part('washer', box(x, x + WASHER, r - OUTER - 2, r + OUTER + 2))
  for (let group = 0; group < groups; group++) {
    const start = x + WASHER + group * (cone + nested * THICKNESS)
    const [inner, outer] = group % 2 === 0 ? [cone, 0] : [0, cone]
    for (let i = 0; i < nested; i++) {
      const at = start + i * THICKNESS
      for (const side of [1, -1]) {
        const outline = polyline`M${at + inner} ${r + side * INNER}
          L${at + outer} ${r + side * OUTER} h${THICKNESS}
          L${at + inner + THICKNESS} ${r + side * INNER}`
        sheet.part(id, 'fastener', 'outside', outline, 'thin')
      }
    }
  }
  sheet
    .anchor(`${id}-washer`, [x + WASHER / 2, r - OUTER])
    .anchor(id, [x + WASHER + 2 + nested * 2, r + OUTER - 1])
  if (!isCased) return end
  part('case', box(x + WASHER + 2, end, r + CASE.inner, r + CASE.outer))
  part('case', box(x + WASHER + 2, end, r - CASE.outer, r - CASE.inner))
  part('cap', box(end - 1, end + CAP, r - CASE.outer, r + CASE.outer))
  sheet.anchor(`${id}-case`, [x + 24, r + (CASE.inner + CASE.outer) / 2])
  return end + CAP
}
