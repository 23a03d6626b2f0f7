import { box, isPoint, path, strokes } from '../../../kit.ts'
import type { OwnAxis, Point, Segment } from '../../../model.ts'
import { disc, type Pen } from '../pen.ts'

/** The radius of a bend's centre line as a multiple of the pipe's: a long-radius elbow, 1.5 D (ASME B16.9). */
const LONG_RADIUS = 3
const FLANGE_RADIUS = 1.42
const FLANGE_THICKNESS = 4
const GASKET = 3

/** The points left and right of the line. */
type Side = readonly [Point, Point]
/** An end or a bend: its outline on both sides, and where a band enters and leaves it. */
type Station = { left: Segment[]; right: Segment[]; enter: Side; leave: Side; elbow?: Elbow }
/** A bend's own outline, and the corner that its centre is in; undefined unless it is a right angle. */
type Elbow = { outline: Segment[]; centre: OwnAxis | undefined }

/**
 * The outline of a band `2 × half` wide along a line with corners rounded by `bend`; its welds; its straight legs,
 * each with its direction; and its bends.
 */
export function band(points: readonly Point[], half: number, bend = half * LONG_RADIUS) {
  const stations = points.map((point, i): Station => {
    const [before, after] = [points[i - 1], points[i + 1]]
    const into = before && direction(before, point)
    const out = after && direction(point, after)
    if (into && out) return corner(point, into, out, half, bend)
    const side = sides(point, into ?? out ?? [1, 0], half)
    return { left: [side[0]], right: [side[1]], enter: side, leave: side }
  })
  const left = stations.flatMap((station) => station.left)
  const right = stations.toReversed().flatMap((station) => station.right)
  return {
    outline: [...left, ...right],
    sides: [left, right],
    welds: stations.flatMap(({ elbow, enter, leave }) => (elbow ? [enter, leave] : [])),
    legs: stations.slice(1).map((to, i) => leg(stations[i] ?? to, to)),
    bends: stations.flatMap(({ elbow }) => elbow ?? []),
  }
}

function leg({ leave: start }: Station, { enter: end }: Station) {
  const [[x1, h1], [x2, h2]] = [start[0], end[0]]
  const axis: OwnAxis = Math.abs(x2 - x1) >= Math.abs(h2 - h1) ? 'x' : 'r'
  return { outline: [start[0], end[0], end[1], start[1]], axis }
}

function direction([x1, h1]: Point, [x2, h2]: Point): Point {
  const length = Math.hypot(x2 - x1, h2 - h1)
  return [(x2 - x1) / length, (h2 - h1) / length]
}

const sides = ([x, h]: Point, [dx, dh]: Point, half: number): Side => [
  [x - dh * half, h + dx * half],
  [x + dh * half, h - dx * half],
]

function corner(point: Point, into: Point, out: Point, half: number, bend: number): Station {
  const turn = into[0] * out[1] - into[1] * out[0]
  const cosine = into[0] * out[0] + into[1] * out[1]
  const reach = bend * Math.tan(Math.acos(Math.min(1, Math.max(-1, cosine))) / 2)
  const enter = sides([point[0] - into[0] * reach, point[1] - into[1] * reach], into, half)
  const leave = sides([point[0] + out[0] * reach, point[1] + out[1] * reach], out, half)
  const isRight = turn < 0
  const arc = (from: Point, to: Point, radius: number, clockwise: boolean) =>
    path`M${from} A${Math.max(radius, 0.1)} ${clockwise ? 1 : 0} ${to}`
  const [leftRadius, rightRadius] = isRight
    ? [bend + half, bend - half]
    : [bend - half, bend + half]
  const left = arc(enter[0], leave[0], leftRadius, isRight)
  const right = arc(leave[1], enter[1], rightRadius, !isRight)
  const [toCentreX, toCentreH] = [out[0] - into[0], out[1] - into[1]]
  const centre: OwnAxis = `${toCentreH > 0 ? 'n' : 's'}${toCentreX > 0 ? 'e' : 'w'}`
  const isSquare = Math.abs(cosine) < 0.01 && Math.abs(into[0] * into[1]) < 0.01
  return {
    left,
    right,
    enter,
    leave,
    elbow: { outline: [...left, ...right], centre: isSquare ? centre : undefined },
  }
}

/**
 * A pipe from outside along straight runs in the notation of path-notation.ts, with the welds of its bends. Each leg
 * gets its own light.
 */
export function pipe(pen: Pen, route: string, radius: number, bend?: number) {
  const { outline, welds, legs, bends } = band(corners(route), radius, bend)
  for (const { outline: piece, axis } of legs) pen.metal(piece, 'none', axis)
  for (const { outline: piece, centre } of bends) pen.metal(piece, 'none', centre)
  pen.line([...outline, ...outline.slice(0, 1)], pen.edge)
  for (const weld of welds) pen.line(weld, 'hatch')
}

/** The corners of a route of straight runs. */
export const corners = (route: string): Point[] => strokes(route).flat().filter(isPoint)

/** Two flanges, their gasket and the bolts, across a pipe along `x`; the pen's origin is on the joint. */
export function flange(pen: Pen, radius: number) {
  const rim = radius * FLANGE_RADIUS
  const half = GASKET / 2
  const back = half + FLANGE_THICKNESS
  const bolt = rim - Math.max(2, (rim - radius) * 0.42)
  for (const way of [-1, 1]) {
    pen.metal(box(way * half, way * back, -rim, rim), 'thin')
    for (const h of [bolt, -bolt])
      pen.plain(box(way * back, way * (back + 3), h - 1.8, h + 1.8), 'thin')
  }
  pen.seal(box(-half, half, -rim + 1, rim - 1))
}

/** The counterpart of a flange that is already drawn: the origin is on that flange's face, the pipe towards `x`. */
export function companionFlange(pen: Pen, radius: number) {
  const rim = radius * FLANGE_RADIUS
  const bolt = rim - (rim - radius) * 0.42
  pen.metal(box(GASKET, GASKET + FLANGE_THICKNESS, -rim, rim), 'thin')
  pen.seal(box(0, GASKET, -rim + 1, rim - 1))
  for (const h of [bolt, -bolt]) pen.plain(box(GASKET + 4, GASKET + 7, h - 1.8, h + 1.8), 'thin')
}

/** A pressure gauge on its siphon, upwards from the origin. */
export function gauge(pen: Pen, stem = 12) {
  pen.line(`M0 0V${stem}`, 'spring')
  pen.plain(disc(0, stem + 8, 8), 'thin')
  pen.line(`M0 ${stem + 8}L-4 ${stem + 12}`)
}

/** An eccentric reducer along `x`: its top is level, so that no air collects. */
export function reducer(pen: Pen, from: number, to: number, length: number) {
  pen.metal(`M0 ${from}H${length}V${from - 2 * to}L0 ${-from}Z`)
}

/** A rubber expansion joint along `x`, centred on the pen: two arches between two flanges. */
export function expansionJoint(pen: Pen, radius: number) {
  const [arch, rim] = [radius * 1.28, radius * FLANGE_RADIUS]
  pen.seal(
    `M-14 ${radius}C-12 ${arch} -4 ${arch} 0 ${radius}C4 ${arch} 12 ${arch} 14 ${radius}` +
      `V${-radius}C12 ${-arch} 4 ${-arch} 0 ${-radius}C-4 ${-arch} -12 ${-arch} -14 ${-radius}Z`,
    'thin',
  )
  for (const way of [-1, 1]) pen.metal(box(way * 14, way * 18, -rim, rim), 'thin')
}

/** The cross section of a pipe that comes towards the viewer. */
export function pipeEndOn(pen: Pen, radius: number) {
  const bore = radius - 4
  pen.metal(disc(0, 0, radius))
  pen.fluid(disc(0, 0, bore))
  pen.line(`M${bore} 0A${bore} 0 ${-bore} 0A${bore} 0 ${bore} 0`)
  pen.centreLine(`M${-radius - 7} 0H${radius + 7}M0 ${-radius - 7}V${radius + 7}`)
}

/** A stanchion under a pipe `height` above the floor. */
export function pipeStanchion(pen: Pen, height: number, radius: number) {
  const under = height - radius
  pen.metal(`B-4 4 3 ${under - 4} B-11 11 0 3`, 'thin')
  pen.metal(`M${-radius * 0.8} ${under - 4}H${radius * 0.8}V${under + 2}H${-radius * 0.8}Z`, 'thin')
}
