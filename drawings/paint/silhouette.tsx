import { boundsOf, box, flatten, overlapArea } from '../geometry.ts'
import { LINE_WEIGHTS } from '../line-weights.ts'
import { isSectioned } from '../materials.ts'
import type { Mark, PartMark, Point } from '../model.ts'
import type { Brush } from './brush.ts'
import { OutlineShape } from './shapes.tsx'

const isCut = (mark: Mark): mark is PartMark =>
  mark.type === 'part' && mark.weight === 'outline' && isSectioned(mark.material)

/** Media overlap the adjacent parts by up to this much, without hiding anything. */
const SEAM = 2

/**
 * Splits off everything that can be painted before the first cut part, so that the silhouette of all cut parts can be
 * beneath it: the first marks, and media that no earlier part overlaps.
 */
export function silhouetteFirst(marks: readonly Mark[]): { under: Mark[]; over: Mark[] } {
  const first = marks.findIndex(isCut)
  if (first === -1) return { under: [...marks], over: [] }
  const under = marks.slice(0, first)
  const over: Mark[] = []
  const taken: Point[][] = []
  for (const mark of marks.slice(first)) {
    if (mark.type === 'medium') {
      const { x1, x2, r1, r2 } = boundsOf(flatten(mark.outline))
      const inner = box(x1 + SEAM, x2 - SEAM, r1 + SEAM, r2 - SEAM)
      if (!taken.some((other) => overlapArea(inner, other) > 0)) {
        under.push(mark)
        continue
      }
    } else if (mark.type === 'part') taken.push(flatten(mark.outline))
    over.push(mark)
  }
  return { under, over }
}

/** The silhouette consists of this line's outer half and that of the edge over it. */
const UNDER = 2 * LINE_WEIGHTS.silhouette - LINE_WEIGHTS.edge

/** A line beneath all cut parts: its visible half outlines the whole, heavier than the edges inside. */
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
