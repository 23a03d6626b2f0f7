import { boundsOf } from './geometry.ts'
import type { DrawingLayout, Mark } from './model.ts'
import { outlineOf } from './text-box.ts'

/**
 * What the picture in a row of a list shows, 4:3: left edge, top (as a radius) and width; or the ids of marks that
 * it shows whole.
 */
export type RowCrop = { x: number; top: number; width: number } | readonly string[]

const RATIO = 4 / 3
/** Paper round what is shown whole, as a share of the width. */
const AIR = 0.03

/** The crop on the sheet. Throws where no mark has one of the ids. */
export function rowCrop(
  row: RowCrop,
  marks: readonly Mark[],
  axis: number,
): NonNullable<DrawingLayout['row']> {
  if ('width' in row) {
    const { x, top, width } = row
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
