import { boundsOf, flatten, type DrawingLayout, type Mark } from '../kit.ts'
import { isSectioned } from '../materials.ts'
import { viewsOf } from '../views.ts'

/** A section this close to a shaft's surface counts as being on it. */
const NEAR_SHAFT = 6

const isShaft = (mark: Mark) => mark.type === 'part' && mark.role === 'shaft'

/** Whether the sheet has a section that is more than a view beside it. */
export const hasSection = ({ marks }: DrawingLayout) =>
  marks.some((mark) => mark.type === 'part' && mark.scope === 'all' && isSectioned(mark.material))

/**
 * The share of the sheet covered by its section and the views beside it: the sum of their boxes. The shaft beyond the
 * section does not count; within a half section it counts down to the axis.
 */
export function filledShare({ marks, whole, width, height }: DrawingLayout): number {
  const views = viewsOf(marks.filter((mark) => !isShaft(mark)))
  const shaft = boundsOf(
    marks.flatMap((mark) => (mark.type === 'part' && isShaft(mark) ? flatten(mark.outline) : [])),
  )
  const area = views.reduce((sum, { bounds: { x1, x2, r1, r2 } }) => {
    const isOnShaft = whole && x1 < shaft.x2 && r1 < shaft.r2 + NEAR_SHAFT
    return sum + (x2 - x1) * (r2 - (isOnShaft ? Math.min(r1, 0) : r1))
  }, 0)
  return area / (width * height)
}
