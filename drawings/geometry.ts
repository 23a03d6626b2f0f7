import type { Box, Outline, Point, Segment } from './model.ts'

type Polygon = readonly Point[]

/** The x of all corners of both polygons and of the crossings of their edges, sorted. */
function stations(a: Polygon, b: Polygon): number[] {
  const xs = [...a, ...b].map(([x]) => x)
  for (const [p, q] of edgesOf(a)) {
    for (const [s, t] of edgesOf(b)) {
      const denominator = (q[0] - p[0]) * (t[1] - s[1]) - (q[1] - p[1]) * (t[0] - s[0])
      if (denominator === 0) continue
      const along = ((s[0] - p[0]) * (t[1] - s[1]) - (s[1] - p[1]) * (t[0] - s[0])) / denominator
      if (along > 0 && along < 1) xs.push(p[0] + along * (q[0] - p[0]))
    }
  }
  return [...new Set(xs)].sort((x, y) => x - y)
}

/** The exact area shared by two simple polygons: between two stations it is a sum of trapezia. */
export function overlapArea(a: Polygon, b: Polygon): number {
  if (!meet(boundsOf(a), boundsOf(b))) return 0
  const xs = stations(a, b)
  return xs.slice(1).reduce((area, x2, i) => {
    const x1 = xs[i] ?? x2
    return area + sharedAt(a, b, (x1 + x2) / 2) * (x2 - x1)
  }, 0)
}

/** The length of the vertical at `x` inside both polygons. */
function sharedAt(a: Polygon, b: Polygon, x: number): number {
  const others = spansAt(b, x)
  return spansAt(a, x)
    .flatMap(([from, to]) =>
      others.map(([start, end]) => Math.min(to, end) - Math.max(from, start)),
    )
    .reduce((sum, shared) => sum + Math.max(0, shared), 0)
}

const CURVE_STEPS = 16

export function box(x1: number, x2: number, r1: number, r2: number): Point[] {
  return [
    [x1, r1],
    [x2, r1],
    [x2, r2],
    [x1, r2],
  ]
}

/** The points mirrored at the axis. */
export const mirror = (points: readonly Point[]): Point[] => points.map(([x, r]) => [x, -r])

/** The strokes with every point moved. Arcs keep their radius, so `move` may shift, but not turn or scale. */
export const movedPath = (path: readonly Segment[], move: (point: Point) => Point): Segment[] =>
  path.map((segment) => {
    if (isPoint(segment)) return move(segment)
    const to = move(segment.to)
    return 'via' in segment
      ? { to, via: [move(segment.via[0]), move(segment.via[1])] }
      : { ...segment, to }
  })

/** The strokes mirrored at the axis. */
export const mirrorPath = (path: readonly Segment[]): Segment[] =>
  movedPath(path, ([x, r]) => [x, -r]).map((segment) =>
    'radius' in segment ? { ...segment, clockwise: !segment.clockwise } : segment,
  )

/** The strokes in reverse direction. */
export function reversed(path: readonly Segment[]): Segment[] {
  const ends = path.map((segment): Point => (isPoint(segment) ? segment : segment.to))
  return path
    .map((_, i): Segment => {
      const next = path[i + 1]
      const to = ends[i] ?? [0, 0]
      if (next === undefined || isPoint(next)) return to
      if ('via' in next) return { to, via: [next.via[1], next.via[0]] }
      return { ...next, to, clockwise: !next.clockwise }
    })
    .reverse()
}

/** The outline with every point moved. */
export const movedOutline = (outline: Outline, move: (point: Point) => Point): Outline =>
  'centre' in outline ? { ...outline, centre: move(outline.centre) } : movedPath(outline, move)

export const isPoint = (segment: Segment): segment is Point => Array.isArray(segment)

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The point at a distance from a centre; the angle in radians, counter-clockwise from the axis. */
export const polar = ([x, r]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  r + radius * Math.sin(angle),
]

/** The straight lines between successive points. */
export const stretchesOf = (points: readonly Point[]): (readonly [Point, Point])[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i]
    return from ? [[from, to] as const] : []
  })

/** A polygon's sides, including the closing one. */
export const edgesOf = (polygon: readonly Point[]) =>
  stretchesOf([...polygon, ...polygon.slice(0, 1)])

/** The radius at `x` of the line through `points`, which are ordered by x. */
export function radiusAt(points: readonly Point[], x: number): number {
  for (const [[x1, r1], [x2, r2]] of stretchesOf(points)) {
    if (x >= x1 && x <= x2 && x2 > x1) return r1 + ((r2 - r1) * (x - x1)) / (x2 - x1)
  }
  return points.at(-1)?.[1] ?? 0
}

/** An outline as a polygon; curves are approximated in steps. */
export function flatten(outline: Outline): Point[] {
  if ('centre' in outline) {
    return Array.from({ length: 4 * CURVE_STEPS }, (_, i) =>
      polar(outline.centre, outline.radius, (i * Math.PI) / (2 * CURVE_STEPS)),
    )
  }
  const points: Point[] = []
  for (const segment of outline) {
    const from = points.at(-1)
    if (isPoint(segment)) points.push(segment)
    else if (from) points.push(...('via' in segment ? bezier(from, segment) : arc(from, segment)))
  }
  return points
}

function bezier(a: Point, { via: [b, c], to: d }: Extract<Segment, { via: unknown }>): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, i): Point => {
    const t = (i + 1) / CURVE_STEPS
    const u = 1 - t
    const at = (k: 0 | 1) =>
      u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    return [at(0), at(1)]
  })
}

function arc(from: Point, { to, radius, large, clockwise }: Extract<Segment, { radius: number }>) {
  const chord = distance(from, to)
  const q = Math.max(radius, chord / 2)
  const h = Math.sqrt(q * q - (chord * chord) / 4) * (large === clockwise ? 1 : -1)
  const centre: Point = [
    (from[0] + to[0]) / 2 - (h * (to[1] - from[1])) / chord,
    (from[1] + to[1]) / 2 + (h * (to[0] - from[0])) / chord,
  ]
  const angle = (p: Point) => Math.atan2(p[1] - centre[1], p[0] - centre[0])
  const start = angle(from)
  const turn = 2 * Math.PI
  const way = clockwise ? -1 : 1
  const sweep = way * ((((way * (angle(to) - start)) % turn) + turn) % turn)
  return Array.from({ length: CURVE_STEPS }, (_, i) =>
    polar(centre, q, start + (sweep * (i + 1)) / CURVE_STEPS),
  )
}

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const rs = points.map(([, r]) => r)
  return { x1: Math.min(...xs), x2: Math.max(...xs), r1: Math.min(...rs), r2: Math.max(...rs) }
}

/** Whether two boxes overlap, or come within `air` of each other. */
export const meet = (a: Box, b: Box, air = 0) =>
  a.x1 - air < b.x2 && b.x1 - air < a.x2 && a.r1 - air < b.r2 && b.r1 - air < a.r2

/** The spans of the vertical at `x` inside the polygon, from the axis outwards. */
export function spansAt(polygon: readonly Point[], x: number): (readonly [number, number])[] {
  const radii: number[] = []
  polygon.forEach(([x1, r1], i) => {
    const [x2, r2] = polygon[(i + 1) % polygon.length] ?? [x1, r1]
    if (x1 > x !== x2 > x) radii.push(r1 + ((r2 - r1) * (x - x1)) / (x2 - x1))
  })
  radii.sort((a, b) => a - b)
  return radii.flatMap((from, i) => {
    const to = radii[i + 1]
    return i % 2 === 0 && to !== undefined ? [[from, to] as const] : []
  })
}

export function contains(polygon: readonly Point[], [x, r]: Point): boolean {
  return spansAt(polygon, x).some(([from, to]) => from < r && r <= to)
}

/** Whether two straight lines cross at an inner point of both. */
export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, s: Point) =>
    Math.sign((q[0] - p[0]) * (s[1] - p[1]) - (q[1] - p[1]) * (s[0] - p[0]))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

export function distanceToLine(point: Point, a: Point, b: Point): number {
  const length = distance(a, b)
  if (length === 0) return distance(point, a)
  const along =
    ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / (length * length)
  const t = Math.min(1, Math.max(0, along))
  return distance(point, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])])
}
