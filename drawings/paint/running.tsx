import { boundsOf, box, contains, distance, flatten } from '../geometry.ts'
import {
  type Mark,
  ARROW,
  type Box,
  type DrawingLayout,
  type MediumMark,
  type PartMark,
  type Point,
} from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Brush } from './brush.ts'
import { OutlineShape } from './shapes.tsx'

/** A mark, with the only state of the machine in which it is visible, if not in both. */
export type Seen = { mark: Mark; state?: 'rests' | 'runs' }

/** The marks of a drawing at rest and running, merged in one painting order; marks in both are painted once. */
export function bothStates(resting: readonly Mark[], running: readonly Mark[]): Seen[] {
  const keysAtRest = new Set(resting.map(keyOf))
  const keysRunning = new Set(running.map(keyOf))
  const seen: Seen[] = []
  let next = 0
  const takeOnlyRunning = () => {
    for (let mark = running[next]; mark && !keysAtRest.has(keyOf(mark)); mark = running[++next])
      seen.push({ mark, state: 'runs' })
  }
  for (const mark of resting) {
    takeOnlyRunning()
    if (!keysRunning.has(keyOf(mark))) seen.push({ mark, state: 'rests' })
    else {
      seen.push({ mark })
      next++
    }
  }
  takeOnlyRunning()
  return seen
}

const keyOf = (mark: Mark) => JSON.stringify(mark)

/** The distance between rows of marks on turning parts; along the shaft, the pitch of marks and their length. */
const ROW = 16
const [PITCH, MARK] = [48, 12]
/** The rows of a tile, which moves down by two rows: two more are needed above it. */
const ROWS = [-1.5, -0.5, 0.5, 1.5]
  .map((row, i) => `M${i % 2 === 0 ? 6 : 6 + PITCH / 2} ${row * ROW}h${MARK}`)
  .join('')
/** Flow marks: length and pitch. */
const FLOW = { mark: 10, pitch: 26 }
/** Narrower channels have no marks. */
const LEAST = 9
/** A stream ends this far before the end of its channel. */
const END = 4
/** The distance of an oblique port's arrow from its mouth. */
const BESIDE_PORT = 40
/** The positions along a channel, and the heights, at which it is sampled. */
const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9]
const HEIGHTS = [0.5, 0.2, 0.8, 0.1, 0.9]

/** What changes in a section when its machine runs: turning parts, and possibly a flowing fluid or an opening valve. */
export type Running = 'turns' | 'turns-and-flows' | 'turns-and-opens'

/** Drawings that can run: seals and packings on a shaft with a cutaway, and kinds with running marks. */
export function runningOf(layout: DrawingLayout): Running | undefined {
  if (layout.running) return 'turns-and-opens'
  if (!layout.cutaway) return undefined
  return layout.marks.some(isBarrier) ? 'turns-and-flows' : 'turns'
}

const isTurning = (mark: Mark): mark is PartMark =>
  mark.type === 'part' &&
  mark.scope === 'all' &&
  (mark.role === 'shaft' || mark.role === 'rotating') &&
  !mark.id.includes('outside')

const isBarrier = (mark: Mark): mark is MediumMark =>
  mark.type === 'medium' && mark.medium === 'barrier' && mark.scope === 'all'

const idOf = (brush: Brush) => `${brush.id}-turning`

/** The pattern of marks on turning parts; the page's style moves it by two rows. */
export const RunningPattern = ({ brush }: { brush: Brush }) => (
  <pattern id={idOf(brush)} width={PITCH} height={2 * ROW} patternUnits="userSpaceOnUse">
    <g data-moves="turn" fill="none" strokeLinecap="round">
      <path d={ROWS} stroke={brush.tone('sheet')} strokeWidth={brush.width('clip')} />
      <path d={ROWS} stroke={brush.tone('ink')} strokeWidth={brush.width('spring')} />
    </g>
  </pattern>
)

type RunningMarkProps = { mark: Mark; marks: readonly Mark[]; brush: Brush }

/** The overlay of a mark on a running machine, under everything painted later; hidden until the page shows it. */
export function RunningMark({ mark, marks, brush }: RunningMarkProps) {
  const hidden = { display: 'none', 'data-runs': '' }
  if (isTurning(mark)) {
    const fill = `url(#${idOf(brush)})`
    return (
      <g {...hidden}>
        <OutlineShape outline={mark.outline} isClosed brush={brush} fill={fill} />
      </g>
    )
  }
  if (!isBarrier(mark)) return undefined
  const stream = streamOf(flatten(mark.outline), marks)
  if (!stream) return undefined
  return (
    <path
      {...hidden}
      data-moves="flow"
      d={brush.path(stream, false)}
      fill="none"
      stroke={brush.tone('accent')}
      strokeWidth={brush.width('flow')}
      strokeLinecap="round"
      strokeDasharray={`${FLOW.mark} ${FLOW.pitch - FLOW.mark}`}
    />
  )
}

const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** A stream's path: in a channel from process to atmosphere; in a port as its arrow shows, else outwards. */
function streamOf(outline: readonly Point[], marks: readonly Mark[]): Point[] | undefined {
  const { x1, x2, r1, r2 } = boundsOf(outline)
  if (Math.min(x2 - x1, r2 - r1) < LEAST) return undefined
  const [a, b, c, d] = outline.length === 4 ? outline : box(x1, x2, r1, r2)
  if (!a || !b || !c || !d) return undefined
  const [one, other] =
    distance(a, b) + distance(c, d) < distance(b, c) + distance(d, a)
      ? [middleOf(a, b), middleOf(c, d)]
      : [middleOf(d, a), middleOf(b, c)]
  const isPort = Math.abs(one[1] - other[1]) > Math.abs(one[0] - other[0])
  if (!isPort) return channelOf({ x1, x2, r1, r2 }, marks)
  const [inner, outer] = one[1] < other[1] ? [one, other] : [other, one]
  return leadsIn(outer, marks) ? [outer, inner] : [inner, outer]
}

/** Whether the arrow over a port points into it. */
function leadsIn([x, r]: Point, marks: readonly Mark[]): boolean {
  return marks.some((mark) => {
    if (mark.type !== 'line' || mark.id !== ARROW) return false
    const [from, to] = flatten(mark.path)
    if (!from || !to || Math.abs(to[0] - x) > BESIDE_PORT) return false
    return Math.min(from[1], to[1]) > r && to[1] < from[1]
  })
}

/** The stream at the height of a channel where solids cover it least. */
function channelOf({ x1, x2, r1, r2 }: Box, marks: readonly Mark[]): Point[] {
  const solids = marks.flatMap((mark) =>
    mark.type === 'part' && mark.role !== 'shaft' ? [flatten(mark.outline)] : [],
  )
  const openAt = (r: number) =>
    SAMPLES.filter((share) => {
      const point: Point = [x1 + (x2 - x1) * share, r]
      return !solids.some((solid) => contains(solid, point))
    }).length
  const heights = HEIGHTS.map((share) => r1 + (r2 - r1) * share)
  const [best = r1] = heights.toSorted((one, other) => openAt(other) - openAt(one))
  return polyline`M${x1 + END} ${best} H${x2 - END}`
}
