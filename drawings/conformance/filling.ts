import { boundsOf, flatten } from '../geometry.ts'
import { isSectioned } from '../materials.ts'
import type { DrawingLayout, Mark } from '../model.ts'
import { viewsOf } from '../views.ts'

/** A section that comes this near to a shaft's surface sits on it. */
const NEAR_SHAFT = 6

const isShaft = (mark: Mark) => mark.type === 'part' && mark.role === 'shaft'

/** Whether something is cut on the sheet that is more than a view beside it. */
export const hasSection = ({ marks }: DrawingLayout) =>
  marks.some((mark) => mark.type === 'part' && mark.scope === 'all' && isSectioned(mark.material))

/**
 * Share of the sheet that its section and the views beside it take: the sum of their boxes. A shaft that goes on beyond
 * the section counts for nothing; under the section it counts down to the axis, where it is a half section.
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
