import { boundsOf, flatten } from '../geometry.ts'
import { LINE_WEIGHTS } from '../line-weights.ts'
import { isSectioned } from '../materials.ts'
import type { Box, Mark, Outline, PartMark } from '../model.ts'
import type { Brush } from './brush.ts'
import { OutlineShape } from './shapes.tsx'

const isCut = (mark: Mark): mark is PartMark =>
  mark.type === 'part' && mark.weight === 'outline' && isSectioned(mark.material)

const boundsOfOutline = (outline: Outline) => boundsOf(flatten(outline))

const meet = (a: Box, b: Box) => a.x1 < b.x2 && b.x1 < a.x2 && a.r1 < b.r2 && b.r1 < a.r2

/**
 * Everything that may be painted before the first cut part, so that the silhouette of all that is cut can lie under
 * it: what comes first, and media that no earlier part reaches into.
 */
export function silhouetteFirst(marks: readonly Mark[]): { under: Mark[]; over: Mark[] } {
  const first = marks.findIndex(isCut)
  if (first === -1) return { under: [...marks], over: [] }
  const under = marks.slice(0, first)
  const over: Mark[] = []
  const taken: Box[] = []
  for (const mark of marks.slice(first)) {
    if (mark.type === 'medium') {
      const bounds = boundsOfOutline(mark.outline)
      const inner = { x1: bounds.x1 + 2, x2: bounds.x2 - 2, r1: bounds.r1 + 2, r2: bounds.r2 - 2 }
      if (!taken.some((other) => meet(inner, other))) {
        under.push(mark)
        continue
      }
    } else if (mark.type === 'part') taken.push(boundsOfOutline(mark.outline))
    over.push(mark)
  }
  return { under, over }
}

/** Its outer half and that of the edge drawn over it make up the silhouette. */
const UNDER = 2 * LINE_WEIGHTS.silhouette - LINE_WEIGHTS.edge

/** A line under all that is cut: what shows of it is the outline of the whole, heavier than the edges inside. */
export function Silhouette({ marks, brush }: { marks: readonly Mark[]; brush: Brush }) {
  const cut = marks.filter(isCut)
  if (cut.length === 0) return undefined
  return (
    <g fill="none" stroke={brush.tone('ink')} strokeWidth={brush.line(UNDER)}>
      {cut.map(({ outline }, i) => (
        <OutlineShape key={i} outline={outline} isClosed brush={brush} />
      ))}
    </g>
  )
}
