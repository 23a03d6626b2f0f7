import { breakOff, shaftOf, SHOWN_BELOW } from './break-off.ts'
import type { CalloutRequest } from './callout-layout.ts'
import { movedOutline, movedPath } from './geometry.ts'
import type { Box, DrawingLayout, Mark, Measure, Point } from './model.ts'
import { extentOf } from './lettering.ts'
import { unionOf } from './views.ts'

/** Length of the bare shaft beyond the last part, beyond the last arrow, and beyond the card. */
const STUB = { part: 46, line: 24, card: 8 } as const
/** The gap between the shaft's end and the views beside it. */
const BESIDE_GAP = 28
const MARGIN = 20
const AXIS_START = 8
/** Height of the names of the two sides, under the break line. */
const NAMES = 34
/** The space under the views beside the section, and between them and their balloons. */
const [FOOT_AIR, BALLOON_AIR] = [12, 32]
/** The distance from the top of the section to the row of balloons. */
const ROW_GAP = 34
/** A line that ends this close to the shaft's end is its edge. */
const EDGE = 12
/** The gap between the names of the two sides and the views beneath them. */
const BENEATH_GAP = 16

/** Views, and the openings in them where media may meet. */
export type Views = Pick<DrawingLayout, 'marks' | 'openings'>
type Drawn = {
  marks: readonly Mark[]
  callouts: readonly CalloutRequest[]
  measures: readonly Measure[]
}
type Limits = {
  /** Radius of the shaft. */
  shaft: number
  /** The highest allowed row of balloons. */
  balloonRow: number
  /** Right edge of the card; the shaft must reach it. */
  cardEnd: number
  /** Views to place in a row under the section, wherever they were drawn. */
  beneath?: Views | undefined
}
type Move = (point: Point) => Point

/**
 * Makes a section down to a little below its axis as compact as possible: shortens the shaft beyond the last part,
 * drops the left margin, and moves the views and details beside it up and closer.
 */
export function halfSection(
  { marks, callouts, measures }: Drawn,
  { shaft, balloonRow, cardEnd, beneath }: Limits,
) {
  const at = -SHOWN_BELOW * shaft
  const foot = at - NAMES
  const end = shaftOf(marks).x2
  const beside = marks.filter((mark) => extentOf(mark).x1 > end)
  const section = marks.filter((mark) => !beside.includes(mark))
  const reach = Math.max(cardEnd + STUB.card, ...section.flatMap((mark) => reachOf(mark, end)))
  const surplus = Math.max(0, Math.round(end - reach))
  const shaftEnd = end - surplus
  const shorten: Move = ([x, r]) => (x > reach ? [x - surplus, r] : [x, r])
  const group = beside.length > 0 ? unionOf(beside.map(extentOf)) : undefined
  const isNamed = callouts.some(({ dot }) => dot[0] > end)
  const needed = group ? foot + FOOT_AIR + group.r2 - group.r1 + (isNamed ? BALLOON_AIR : 0) : 0
  const top = Math.max(...section.map((mark) => extentOf(mark).r2))
  const row = Math.min(balloonRow, Math.max(top + ROW_GAP, needed))
  // Views connected to the section by a line stay in place.
  const isTied = section.some(
    (mark) => mark.type === 'line' && !mark.dash && extentOf(mark).x2 > end + EDGE,
  )
  const nearer = group && !isTied ? Math.max(0, group.x1 - shaftEnd - BESIDE_GAP) : 0
  const rise =
    group && !isTied ? riseOf(group, foot + FOOT_AIR, isNamed ? row - BALLOON_AIR : row) : 0
  const approach: Move = ([x, r]) => [x - nearer, r + rise]
  const first = Math.min(
    ...section.flatMap((mark) => (mark.type === 'part' ? [extentOf(mark).x1] : [])),
  )
  const left = Math.max(0, Math.floor(first) - MARGIN)
  // The axis begins at the sheet's left edge.
  const trim: Move = (point) => shorten([Math.max(point[0], left + AXIS_START), point[1]])
  const right = group ? group.x2 - nearer : Math.max(shaftEnd, cardEnd)
  const bottom = Math.min(foot, group ? group.r1 + rise - FOOT_AIR : foot)
  const views =
    beneath && rowUnder(beneath, { left, right: right + MARGIN, top: bottom - BENEATH_GAP })
  return {
    marks: [
      ...breakOff(moved(section, trim), at),
      ...moved(beside, approach),
      ...(views?.marks ?? []),
    ],
    openings: views?.openings ?? [],
    callouts: callouts.map((callout) => ({
      ...callout,
      dot: (callout.dot[0] > end ? approach : shorten)(callout.dot),
    })),
    measures: measures.map((measure): Measure =>
      measure.kind === 'length'
        ? { ...measure, from: shorten(measure.from), to: shorten(measure.to) }
        : { ...measure, on: shorten(measure.on), at: shorten([measure.at, 0])[0] },
    ),
    row,
    left,
    width: Math.ceil(Math.max(right + MARGIN, views?.right ?? 0) - left),
    // The names are placed above the views beneath the section.
    names: views ? bottom : foot,
    bottom: views?.bottom ?? bottom,
    shaftEnd,
  }
}

type Room = { left: number; right: number; top: number }

/** Centres the views under the section; if they are wider, the sheet grows to the right. */
function rowUnder({ marks, openings }: Views, { left, right, top }: Room) {
  const { x1, x2, r2, r1 } = unionOf(marks.map(extentOf))
  const dx = Math.round(left + Math.max(MARGIN, (right - left - (x2 - x1)) / 2) - x1)
  const dr = Math.round(top - r2)
  const move: Move = ([x, r]) => [x + dx, r + dr]
  return {
    marks: moved(marks, move),
    openings: openings.map((opening): Box => ({
      x1: opening.x1 + dx,
      x2: opening.x2 + dx,
      r1: opening.r1 + dr,
      r2: opening.r2 + dr,
    })),
    right: x2 + dx + MARGIN,
    bottom: r1 + dr - FOOT_AIR,
  }
}

/** How far the views beside the section move up: to the middle of their space, or to the top if there is little. */
function riseOf({ r1, r2 }: Box, low: number, high: number): number {
  const spare = high - low - (r2 - r1)
  return spare > 0 ? low + spare / 2 - r1 : high - r2
}

/** How far the shaft must reach because of a mark of the section. */
function reachOf(mark: Mark, end: number): number[] {
  const { x2, r2 } = extentOf(mark)
  if (mark.type === 'part') return mark.role === 'shaft' ? [] : [x2 + STUB.part]
  return mark.type === 'line' && !mark.dash && r2 > 0 && x2 < end - EDGE ? [x2 + STUB.line] : []
}

const moved = (marks: readonly Mark[], move: Move): Mark[] =>
  marks.map((mark) => {
    if (mark.type === 'text') return { ...mark, at: move(mark.at) }
    if (mark.type === 'line') return { ...mark, path: movedPath(mark.path, move) }
    return { ...mark, outline: movedOutline(mark.outline, move) }
  })
