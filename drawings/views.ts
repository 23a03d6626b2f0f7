import { boundsOf, box, flatten, meet } from './geometry.ts'
import {
  ARROW,
  DIMENSION,
  type Box,
  type Mark,
  type MediumMark,
  type PartMark,
  type Point,
} from './model.ts'
import { textBox } from './lettering.ts'

/** Parts closer to each other than this belong to one view. */
const NEAR = 4

/** Connected marks on a sheet: their bounds, and their outlines. */
export type View = { bounds: Box; outlines: readonly (readonly Point[])[] }

/** The views on a sheet, each consisting of solids and fluids that touch. */
export function viewsOf(marks: readonly Mark[]): View[] {
  let views: View[] = []
  for (const mark of marks.filter(isSeen)) {
    const outline = flatten(mark.outline)
    let view: View = { bounds: boundsOf(outline), outlines: [outline] }
    // A view that has grown may touch others now.
    for (let hasMet = true; hasMet;) {
      const { met = [], apart = [] } = Object.groupBy(views, ({ bounds }) =>
        meet(bounds, view.bounds, NEAR) ? 'met' : 'apart',
      )
      hasMet = met.length > 0
      view = joined([...met, view])
      views = apart
    }
    views.push(view)
  }
  return views
}

/** Areas that no leader may cross without its dot inside: lettering, dimensions, views; instruments with a margin. */
export const offLimitsOf = (marks: readonly Mark[]): View[] => [
  ...letteringOf(marks),
  ...viewsOf(marks).map(withAir),
]

/** A view smaller than this in both directions is an instrument on its line, or a symbol. */
const INSTRUMENT = 60
const AIR = 4

function withAir(view: View): View {
  const { x1, x2, r1, r2 } = view.bounds
  if (Math.max(x2 - x1, r2 - r1) > INSTRUMENT) return view
  const bounds = { x1: x1 - AIR, x2: x2 + AIR, r1: r1 - AIR, r2: r2 + AIR }
  return { bounds, outlines: [box(bounds.x1, bounds.x2, bounds.r1, bounds.r2)] }
}

/** Lettering and the lines of dimensions, as separate views. */
const letteringOf = (marks: readonly Mark[]): View[] =>
  marks.flatMap((mark): View[] => {
    const isLine = mark.type === 'line' && (mark.id === DIMENSION || mark.id === ARROW)
    if (mark.type !== 'text' && !isLine) return []
    const outline = mark.type === 'text' ? textBox(mark) : flatten(mark.path)
    return [{ bounds: boundsOf(outline), outlines: [outline] }]
  })

export const unionOf = (boxes: readonly Box[]): Box =>
  boundsOf(
    boxes.flatMap(({ x1, x2, r1, r2 }): Point[] => [
      [x1, r1],
      [x2, r2],
    ]),
  )

const joined = (views: readonly View[]): View => ({
  bounds: unionOf(views.map(({ bounds }) => bounds)),
  outlines: views.flatMap(({ outlines }) => outlines),
})

/** Parts without edges are backgrounds, except the shaft (its edges are separate); atmosphere is bare paper. */
function isSeen(mark: Mark): mark is PartMark | MediumMark {
  if (mark.type === 'medium') return mark.medium !== 'atmosphere'
  return mark.type === 'part' && (mark.weight !== 'none' || mark.role === 'shaft')
}
