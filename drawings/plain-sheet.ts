import { DIMENSION, type DrawingLayout, type Mark } from './model.ts'
import { extentOf } from './lettering.ts'

/** Round what is drawn, in sheet units. */
const MARGIN = 10

/** What tells of the thing and is no part of it: lettering, and the lines of dimensions. */
const isSaid = (mark: Mark) =>
  mark.type === 'text' ||
  (mark.type === 'line' &&
    (mark.id === DIMENSION || (mark.scope === 'section' && mark.weight === 'thin')))

/** The sheet for where no legend stands beside it: what is drawn, cut close, without a balloon that would name nothing. */
export function plainSheet({ marks: all, left = 0, width, height, axis }: DrawingLayout) {
  const marks = all.filter((mark) => !isSaid(mark))
  const extents = marks.map(extentOf)
  const right = left + width
  const x1 = Math.max(left, Math.min(...extents.map((one) => one.x1)) - MARGIN)
  const x2 = Math.min(right, Math.max(...extents.map((one) => one.x2)) + MARGIN)
  const y1 = Math.max(0, axis - Math.max(...extents.map(({ r2 }) => r2)) - MARGIN)
  const y2 = Math.min(height, axis - Math.min(...extents.map(({ r1 }) => r1)) + MARGIN)
  return { box: [x1, y1, x2 - x1, y2 - y1] as [number, number, number, number], marks }
}
