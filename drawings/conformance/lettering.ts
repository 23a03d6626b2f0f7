import {
  boundsOf,
  box,
  contains,
  crosses,
  distance,
  distanceToLine,
  flatten,
  edgesOf,
  stretchesOf,
  overlapArea,
} from '../geometry.ts'
import type { Callout, DrawingLayout, Mark, Point, TextMark } from '../model.ts'
import { crossed, sideBySide } from '../callout-layout.ts'
import { outlineOf, textBox } from '../lettering.ts'
import { offLimitsOf } from '../views.ts'

const BALLOON_RADIUS = 15
const ON_LINE = 3

/** Checks that shapes, lettering and balloons are on the sheet, and that every coordinate is a number. */
export function strays({
  left = 0,
  width,
  height,
  axis,
  marks,
  callouts,
}: DrawingLayout): string[] {
  const balloons = callouts.map(({ number, balloon: [x, r] }) => ({
    name: `balloon ${number}`,
    points: box(x - BALLOON_RADIUS, x + BALLOON_RADIUS, r - BALLOON_RADIUS, r + BALLOON_RADIUS),
  }))
  const shapes = marks.map((mark) => ({ name: mark.id ?? mark.type, points: outlineOf(mark) }))
  return [...shapes, ...balloons].flatMap(({ name, points }) => {
    const { x1, x2, r1, r2 } = boundsOf(points)
    if (![x1, x2, r1, r2].every(Number.isFinite)) return [`${name} has no finite place`]
    const isInside = x1 >= left && x2 <= left + width && r2 <= axis && r1 >= axis - height
    return isInside
      ? []
      : [`${name} leaves the sheet: ${[x1, x2, r1, r2].map(Math.round).join(' ')}`]
  })
}

/** Checks that lettering is on bare paper. */
export function coveredLettering({ marks, callouts }: DrawingLayout): string[] {
  const texts = marks.filter((mark): mark is TextMark => mark.type === 'text')
  const others = [
    ...marks.filter(({ type }) => type === 'part' || type === 'medium').map(outlineOf),
    ...callouts.map(({ balloon: [x, r] }) => box(x - 15, x + 15, r - 15, r + 15)),
  ]
  const lines = marks.flatMap((mark) => (mark.type === 'line' ? [flatten(mark.path)] : []))
  return texts.flatMap((text, i) => {
    const place = textBox(text)
    const isOn =
      others.some((shape) => overlapArea(place, shape) > 0) ||
      texts.slice(i + 1).some((other) => overlapArea(place, textBox(other)) > 0) ||
      lines.some((line) => stretchesOf(line).some(([from, to]) => cutsBox(place, from, to)))
    return isOn ? [`"${text.text}" stands on something`] : []
  })
}

const cutsBox = (place: Point[], a: Point, b: Point) =>
  edgesOf(place).some(([from, to]) => crosses(from, to, a, b))

/** Checks that dots are visible on the parts that they name, and that leaders cross no leader and no other dot. */
export function calloutFaults({ marks, callouts }: DrawingLayout): string[] {
  const faults = callouts.flatMap((callout) => misplaced(callout, marks))
  callouts.forEach((a, i) => {
    for (const b of callouts) {
      if (a !== b && distanceToLine(b.dot, a.dot, a.balloon) < 6) {
        faults.push(`leader ${a.number} (${a.target}) runs over dot ${b.number} (${b.target})`)
      }
    }
    for (const b of callouts.slice(i + 1)) {
      if (crosses(a.dot, a.balloon, b.dot, b.balloon))
        faults.push(`leaders ${a.number}, ${b.number} cross`)
      if (distance(a.balloon, b.balloon) < 2 * BALLOON_RADIUS + 4) {
        faults.push(`balloons ${a.number}, ${b.number} collide`)
      }
    }
  })
  return faults
}

/** With more, a reader cannot follow the numbers to the legend and back. */
const CALLOUTS_MOST = 10

export const tooManyCallouts = ({ callouts }: DrawingLayout): string[] =>
  callouts.length > CALLOUTS_MOST ? [`${callouts.length} callouts`] : []

/** Checks that leaders do not run through lettering, dimensions, or views and instruments that they do not name. */
export const crossedLettering = ({ marks, callouts }: DrawingLayout): string[] =>
  crossed(callouts, offLimitsOf(marks)).map(
    ({ number, target }) => `leader ${number} (${target}) runs through lettering or another view`,
  )

/** Checks that leaders within 18 units of each other differ in direction by at least 15°. */
export const leadersSideBySide = ({ callouts }: DrawingLayout): string[] =>
  sideBySide(callouts).map(([a, b]) => `leaders ${a.number}, ${b.number} run side by side`)

function misplaced({ target, dot }: Callout, marks: readonly Mark[]): string[] {
  const top = marks.findLast(
    (mark) =>
      (mark.type === 'part' || mark.type === 'medium') && contains(flatten(mark.outline), dot),
  )
  if (top?.id === target) return []
  const isOnLine = marks.some((mark) => {
    if (mark.type !== 'line' || mark.id !== target) return false
    return stretchesOf(flatten(mark.path)).some(([a, b]) => distanceToLine(dot, a, b) < ON_LINE)
  })
  return isOnLine ? [] : [`dot of ${target} lies on ${top?.id ?? top?.type ?? 'paper'}`]
}
