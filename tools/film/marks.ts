import { isPoint } from '#drawings/geometry.ts'
import type { Mark, Outline, Point, Segment } from '#drawings/model.ts'

type Map = (point: Point) => Point

/** Strokes with every point moved by `map`; arcs keep their radius. */
const mapPath = (path: readonly Segment[], map: Map): Segment[] =>
  path.map((segment): Segment => {
    if (isPoint(segment)) return map(segment)
    const to = map(segment.to)
    if (!('via' in segment)) return { ...segment, to }
    return { to, via: [map(segment.via[0]), map(segment.via[1])] }
  })

const mapOutline = (outline: Outline, map: Map): Outline =>
  'centre' in outline ? { ...outline, centre: map(outline.centre) } : mapPath(outline, map)

function mapMark(mark: Mark, map: Map): Mark {
  if (mark.type === 'text') return { ...mark, at: map(mark.at) }
  if (mark.type === 'line') return { ...mark, path: mapPath(mark.path, map) }
  return { ...mark, outline: mapOutline(mark.outline, map) }
}

/** The same marks elsewhere. */
export const shift = (marks: readonly Mark[], dx: number, dr: number): Mark[] =>
  marks.map((mark) => mapMark(mark, ([x, r]) => [x + dx, r + dr]))

/** What lies beyond `from` on the axis goes `by` further: a longer shaft. */
export const lengthen = (marks: readonly Mark[], from: number, by: number): Mark[] =>
  marks.map((mark) => mapMark(mark, ([x, r]) => [x > from ? x + by : x, r]))

/** Between two drawings of the same marks: 0 the first, 1 the second. */
export function mix(from: readonly Mark[], to: readonly Mark[], share: number): Mark[] {
  return to.map((mark, i) => {
    const points = pointsOf(from[i] ?? mark)
    let next = 0
    return mapMark(mark, ([x, r]) => {
      const [x0, r0] = points[next++] ?? [x, r]
      return [x0 + (x - x0) * share, r0 + (r - r0) * share]
    })
  })
}

/** The points of a mark, in the order in which `mapMark` meets them. */
function pointsOf(mark: Mark): Point[] {
  const points: Point[] = []
  mapMark(mark, (point) => {
    points.push(point)
    return point
  })
  return points
}

/** Marks whose id is one of these, or begins with one and a hyphen. */
export const named = (marks: readonly Mark[], ...names: string[]): Mark[] =>
  marks.filter(({ id }) => names.some((name) => id === name || id?.startsWith(`${name}-`)))

/** Ends of the box round a mark. */
export function extentOf(mark: Mark) {
  const points = pointsOf(mark)
  const [xs, rs] = [points.map(([x]) => x), points.map(([, r]) => r)]
  return { x1: Math.min(...xs), x2: Math.max(...xs), r1: Math.min(...rs), r2: Math.max(...rs) }
}
