import type { LineMark, MediumMark, Point, Segment } from '../model.ts'
import type { Sheet } from '../sheet.ts'

/** The approximate length and amplitude of a wave; no two waves are alike. */
const WAVE = 40
const SWING = 2
/** The width of the paper over a broken edge: it also covers the edge's own line. */
const PAPER = 5
const PAPER_ASIDE = 1.5
/** Where a curve's handles are, as a share of the wave, and how far they must overshoot. */
const HANDLE = 0.36
const REACH = 4 / 3

/** A line as if drawn by hand, the same in every build. */
function handDrawn(from: Point, to: Point): Segment[] {
  const [dx, dr] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dr)
  const count = Math.max(2, Math.round(length / WAVE))
  const at = (along: number, aside: number): Point => [
    from[0] + dx * along - (dr / length) * aside,
    from[1] + dr * along + (dx / length) * aside,
  ]
  const node = (i: number) => (i === count ? 1 : (i + (i && 0.22 * Math.sin(1.9 * i))) / count)
  const path: Segment[] = [from]
  for (let i = 0; i < count; i++) {
    const [start, end] = [node(i), node(i + 1)]
    const swing = (i % 2 ? -REACH : REACH) * SWING * (0.7 + 0.3 * Math.sin(2.3 * i + 1))
    const handle = (end - start) * HANDLE
    path.push({ to: at(end, 0), via: [at(start + handle, swing), at(end - handle, swing)] })
  }
  return path
}

/**
 * The standard sign that a part continues beyond the drawing: a thin free-hand line (ISO 128-2, 01.1.18) with bare
 * paper beyond it. `beyond` points away from the drawn part.
 */
export function breakMarks(from: Point, to: Point, beyond: Point): [MediumMark, LineMark] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const aside = ([x, r]: Point, by: number, out: number): Point => [
    x + along[0] * by + beyond[0] * out,
    r + along[1] * by + beyond[1] * out,
  ]
  const path = handDrawn(from, to)
  const paper: Segment[] = [
    aside(from, -PAPER_ASIDE, PAPER),
    aside(from, -PAPER_ASIDE, 0),
    ...path,
    aside(to, PAPER_ASIDE, 0),
    aside(to, PAPER_ASIDE, PAPER),
  ]
  return [
    { type: 'medium', scope: 'all', medium: 'atmosphere', outline: paper },
    { type: 'line', scope: 'all', path, weight: 'thin', tone: 'ink' },
  ]
}

/** Parts broken off below extend this far beyond the break, so that paper covers their edge. */
export const BEYOND_BREAK = 2

/** Breaks the drawing off at radius `r`, below; media may meet there. */
export function breakBelow(sheet: Sheet, [x1, x2]: readonly [number, number], r: number) {
  const [paper, edge] = breakMarks([x1, r], [x2, r], [0, -1])
  sheet
    .medium(paper.medium, paper.outline)
    .line(edge.path)
    .opening({ x1, x2, r1: r - PAPER - SWING, r2: r + PAPER })
}

/** Breaks a part off at `x`, between two radii; `way` is the direction in which it continues. */
export function breakLine(
  sheet: Sheet,
  x: number,
  [r1, r2]: readonly [number, number],
  way: 1 | -1,
) {
  const [paper, edge] = breakMarks([x, r1], [x, r2], [way, 0])
  sheet.medium(paper.medium, paper.outline).line(edge.path)
}
