import { boundsOf } from './geometry.ts'
import type { DrawingLayout, Mark, Point } from './model.ts'
import { outlineOf } from './lettering.ts'

/**
 * The crop for a row of a list, 4:3: left edge, top (as a radius) and width; or a square, by its centre; or the ids of
 * marks to show completely.
 */
export type RowCrop = Edges | { centre: Point; side: number } | readonly string[]
type Edges = { x: number; top: number; width: number }

const RATIO = 4 / 3
/** The margin around marks that are shown completely, as a share of the width. */
const AIR = 0.03

/** Enlarged by more than this, the crop would show the product too small. */
const GROWTH_MOST = 1.5

/** The crop on the sheet. Throws if no mark has one of the ids. */
export function rowCrop(
  row: RowCrop,
  marks: readonly Mark[],
  axis: number,
): NonNullable<DrawingLayout['row']> {
  if ('centre' in row) {
    const { centre, side } = row
    const [left, width] = [centre[0] - side / 2, side * RATIO]
    return {
      x: left + (side - width) / 2,
      y: axis - centre[1] - side / 2,
      width,
      height: side,
      named: [],
    }
  }
  if ('width' in row) {
    const { x, top, width } = wholeParts(row, marks)
    return { x, y: axis - top, width, height: width / RATIO, named: [] }
  }
  const shown = marks.filter(({ id }) => id !== undefined && row.includes(id))
  const { x1, x2, r1, r2 } = boundsOf(
    shown.flatMap((mark) => (mark.type === 'text' ? [] : outlineOf(mark))),
  )
  if (shown.length === 0) throw new Error(`No mark is called ${row.join(' or ')}`)
  const width = Math.max(x2 - x1, (r2 - r1) * RATIO) * (1 + 2 * AIR)
  const height = width / RATIO
  return { x: (x1 + x2 - width) / 2, y: axis - (r1 + r2 + height) / 2, width, height, named: row }
}

/** Whether a mark may be cut by the frame: parts along the shaft or round the bore, rings in a row, and bolts. */
const isRunningOut = (mark: Mark) =>
  mark.type !== 'part' ||
  mark.role === 'shaft' ||
  mark.role === 'housing' ||
  mark.id === 'sleeve' ||
  mark.role === 'fastener' ||
  mark.material === 'packing'

/** Widens the crop until its sides cut no part of the product in its middle; the shaft stays at the bottom. */
function wholeParts(row: Edges, marks: readonly Mark[]): Edges {
  const { x, top, width } = row
  const foot = top - width / RATIO
  const shown = marks.flatMap((mark) => {
    if (mark.type === 'text' || (isRunningOut(mark) && !mark.id?.includes('spring'))) return []
    const { x1, x2, r1, r2 } = boundsOf(outlineOf(mark))
    const isIn = x2 > x && x1 < x + width && r2 > foot && r1 < top
    return isIn && x2 - x1 < width ? [{ x1, x2 }] : []
  })
  const from = Math.min(x, ...shown.map(({ x1 }) => x1 - width * AIR))
  const to = Math.max(x + width, ...shown.map(({ x2 }) => x2 + width * AIR))
  const grown = to - from
  if (grown > width * GROWTH_MOST) return row
  return { x: from, top: foot + grown / RATIO, width: grown }
}
