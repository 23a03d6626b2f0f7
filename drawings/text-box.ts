import { boundsOf, box, flatten } from './geometry.ts'
import type { Box, Mark, Point, TextMark } from './model.ts'

const FONT_SIZE = 17
/** Mean advance of Archivo at weight 600, in ems; generous. */
const ADVANCE = 0.56
/** What hangs below the line of writing and what stands above it, in ems. */
const [DESCENT, ASCENT] = [0.24, 0.76]

/** The room that lettering takes on the sheet. */
export function textBox({ at: [x, r], text, anchor, size = FONT_SIZE }: TextMark): Point[] {
  const width = text.length * size * ADVANCE
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return box(left, left + width, r - size * DESCENT, r + size * ASCENT)
}

/** What a mark covers, as a polygon or a line. */
export const outlineOf = (mark: Mark): Point[] =>
  mark.type === 'text' ? textBox(mark) : flatten(mark.type === 'line' ? mark.path : mark.outline)

export const extentOf = (mark: Mark): Box => boundsOf(outlineOf(mark))
