import { boundsOf, flatten, isPoint } from './geometry.ts'
import type { Mark, Outline, Point, Segment, TextMark } from './model.ts'

/** Bare shaft that is left beyond the last part. */
const STUB = 64
/** Less than this is not worth cutting it. */
const LEAST = 40
const MARGIN = 24
/** A letter's width, generously, and the longest name in the corner. */
const ADVANCE = 9.6
const CORNER_NAME = 160

/**
 * The shaft beyond the last part is cut short, and the sheet with it: what is drawn fills more of the width. Whatever
 * lies further right (the shaft's broken end, the axis, a name in the corner) moves along.
 */
export function shortened(marks: readonly Mark[], width: number, atLeast: number) {
  const ends = marks.flatMap((mark) =>
    mark.type === 'part' ? [{ isShaft: mark.role === 'shaft', x2: rightOf(mark.outline) }] : [],
  )
  const shaftEnd = Math.max(...ends.flatMap(({ isShaft, x2 }) => (isShaft ? [x2] : [])))
  const last = Math.max(atLeast, ...ends.flatMap(({ isShaft, x2 }) => (isShaft ? [] : [x2])))
  const surplus = Math.round(shaftEnd - last - STUB)
  const by = Number.isFinite(surplus) && surplus >= LEAST ? surplus : 0
  const move = ([x, r]: Point): Point => (x > last + 1 ? [x - by, r] : [x, r])
  const moved = marks.map((mark): Mark => {
    if (mark.type === 'text') return { ...mark, at: move(mark.at) }
    if (mark.type === 'line')
      return { ...mark, path: mark.path.map((one) => moveSegment(one, move)) }
    if ('centre' in mark.outline) {
      return { ...mark, outline: { ...mark.outline, centre: move(mark.outline.centre) } }
    }
    return { ...mark, outline: mark.outline.map((one) => moveSegment(one, move)) }
  })
  const right = Math.max(
    atLeast,
    ...moved.flatMap((mark) => (mark.type === 'text' ? nameRight(mark) : [markRight(mark)])),
  )
  const narrow = Math.min(width, Math.ceil(right + MARGIN))
  // What was lettered in the corner stays in the corner.
  const lettered = moved.map((mark): Mark => {
    const isInCorner = mark.type === 'text' && mark.anchor === 'end' && mark.at[1] < 0
    return isInCorner ? { ...mark, at: [narrow - MARGIN, mark.at[1]] } : mark
  })
  return { marks: lettered, width: narrow }
}

/** Names under the drawing leave room for the one in the corner. */
const nameRight = ({ at: [x, r], anchor, text }: TextMark) =>
  anchor === 'start' && r < 0 ? [x + text.length * ADVANCE + CORNER_NAME] : []

const rightOf = (outline: Outline) => boundsOf(flatten(outline)).x2
const markRight = (mark: Exclude<Mark, { type: 'text' }>) =>
  rightOf(mark.type === 'line' ? mark.path : mark.outline)

function moveSegment(segment: Segment, move: (point: Point) => Point): Segment {
  if (isPoint(segment)) return move(segment)
  const to = move(segment.to)
  return 'via' in segment
    ? { to, via: [move(segment.via[0]), move(segment.via[1])] }
    : { ...segment, to }
}
