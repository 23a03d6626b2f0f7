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

/** A mark, and in which state of the machine it is seen, where not in both. */
export type Seen = { mark: Mark; state?: 'rests' | 'runs' }

/**
 * The marks of a drawing at rest and of the same drawing running, in one order of painting: what is alike in both is
 * painted once.
 */
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

/** Between two rows of marks on what turns; along the shaft, from mark to mark, and how long one is. */
const ROW = 16
const [PITCH, MARK] = [48, 12]
/** What a tile shows while it moves down by two rows: as many above it. */
const ROWS = [-1.5, -0.5, 0.5, 1.5]
  .map((row, i) => `M${i % 2 === 0 ? 6 : 6 + PITCH / 2} ${row * ROW}h${MARK}`)
  .join('')
/** Of what flows: the length of a mark, and the way to the next. */
const FLOW = { mark: 10, pitch: 26 }
/** Narrower than this, a channel holds no marks. */
const LEAST = 9
/** Before the end of a channel its stream ends. */
const END = 4
/** An oblique port's arrow stands so far beside its mouth. */
const BESIDE_PORT = 40
/** Of a channel: where along it, and at which heights, it is tried. */
const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9]
const HEIGHTS = [0.5, 0.2, 0.8, 0.1, 0.9]

/** What a section shows when its machine runs: what turns, and whether a fluid of its own flows or a valve opens. */
export type Running = 'turns' | 'turns-and-flows' | 'turns-and-opens'

/** Of those that are shown as bodies from outside, seals and packings on a shaft, or that say what changes. */
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

/** The marks on what turns; the page's style moves them by two rows. */
export const RunningPattern = ({ brush }: { brush: Brush }) => (
  <pattern id={idOf(brush)} width={PITCH} height={2 * ROW} patternUnits="userSpaceOnUse">
    <g data-moves="turn" fill="none" strokeLinecap="round">
      <path d={ROWS} stroke={brush.tone('sheet')} strokeWidth={brush.width('clip')} />
      <path d={ROWS} stroke={brush.tone('ink')} strokeWidth={brush.width('spring')} />
    </g>
  </pattern>
)

type RunningMarkProps = { mark: Mark; marks: readonly Mark[]; brush: Brush }

/** What lies on a mark while the machine runs, under all that is painted later; hidden until the page asks for it. */
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

/** Along a channel, from the process to the atmosphere; through a port as its arrow says, else outwards. */
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

/** At the height in a channel at which least of it is covered by solids. */
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
