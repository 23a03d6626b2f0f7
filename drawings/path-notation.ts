import { box, isPoint, movedPath } from './geometry.ts'
import type { Point, Segment } from './model.ts'

/** A box with rounded corners. */
export const roundedBox = (
  x1: number,
  x2: number,
  r1: number,
  r2: number,
  corner: number,
): Segment[] => path`M${x1} ${r1 + corner} V${r2 - corner} A${corner} 1 ${x1 + corner} ${r2}
  H${x2 - corner} A${corner} 1 ${x2} ${r2 - corner} V${r1 + corner}
  A${corner} 1 ${x2 - corner} ${r1} H${x1 + corner} A${corner} 1 ${x1} ${r1 + corner}`

/** A coordinate, a point, or a list of points. */
type Coordinates = number | Point | readonly Point[]

type Triple = readonly [x: number, h: number, measure: number]

const TOKEN = /[a-z]|-?\d*\.?\d+(?:e[-+]?\d+)?/gi
/** The length of a Bézier's handles for a quarter of an ellipse, as a share of each half axis. */
const QUARTER = 0.5523

/**
 * An outline or a line in the notation of `strokes`, with computed numbers and points between its letters: path`M${x1}
 * ${r1} H${x2} V${r2} H${x1}`. Outlines close themselves; lists may be empty.
 */
export function path(notation: TemplateStringsArray, ...values: Coordinates[]): Segment[] {
  const text = String.raw(notation, ...values)
  const [only, ...more] = strokes(text)
  if (!only || more.length > 0) throw new Error(`Not one path: "${text}"`)
  return only
}

/** The corners of a `path` without curves. */
export function polyline(notation: TemplateStringsArray, ...values: Coordinates[]): Point[] {
  const corners = path(notation, ...values)
  if (!corners.every(isPoint)) throw new Error('A polyline has no curves')
  return corners
}

/** Separate points, divided by commas: pairs`40 60, 62 84`. */
export const pairs = (table: TemplateStringsArray, ...values: number[]): Point[] =>
  rows(table, values).map(([x = NaN, h = NaN]) => [x, h])

/** Points with a measure each: triples`40 60 5, 62 84 4`. */
export const triples = (table: TemplateStringsArray, ...values: number[]): Triple[] =>
  rows(table, values).map(([x = NaN, h = NaN, measure = NaN]) => [x, h, measure])

const rows = (table: TemplateStringsArray, values: readonly number[]) =>
  String.raw(table, ...values)
    .split(',')
    .map((row) => row.trim().split(/\s+/).map(Number))

/**
 * Lines in the notation of SVG paths, with heights upwards; small letters are relative to the last point. M, L, H, V,
 * C and Z as in SVG; `A radius clockwise x h`: the short arc; `U x h` and `F x h`: a quarter of an ellipse that starts
 * upright or flat; `B x1 x2 h1 h2`: a box, on its own.
 */
export const strokes = (notation: string): Segment[][] => read(notation, houseArc)

/** Reads SVG path data from a file, with heights downwards; an arc with two radii is a quarter of an ellipse. */
export const svgStrokes = (data: string): Segment[][] =>
  read(data, svgArc).map((one) => movedPath(one, ([x, y]) => [x, -y]))

type Arc = (number: () => number, point: () => Point, from: Point) => Exclude<Segment, Point>

const houseArc: Arc = (number, point) => {
  const [radius, clockwise] = [number(), number() === 1]
  return { to: point(), radius, large: false, clockwise }
}

const svgArc: Arc = (number, point, from) => {
  const [radius, other, , large, sweep] = [number(), number(), number(), number(), number()]
  const to = point()
  const clockwise = sweep === 1
  if (radius === other) return { to, radius, large: large === 1, clockwise }
  const isRising = (to[0] - from[0]) * (to[1] - from[1]) < 0
  return { to, via: quarter(from, to, isRising === clockwise) }
}

function read(notation: string, arc: Arc): Segment[][] {
  const tokens = notation.match(TOKEN) ?? []
  const paths: Segment[][] = []
  let current: Segment[] = []
  let start: Point = [0, 0]
  let last: Point = [0, 0]
  let command = 'M'
  for (let i = 0; i < tokens.length;) {
    if (/^[a-z]/i.test(tokens[i] ?? '')) command = tokens[i++] ?? ''
    const [dx, dh]: Point = command === command.toLowerCase() ? last : [0, 0]
    const number = () => {
      const value = Number(tokens[i++])
      if (Number.isNaN(value)) throw new Error(`Not a path: "${notation}"`)
      return value
    }
    const point = (): Point => [number() + dx, number() + dh]
    const hasPoint = () => /^[-.\d]/.test(tokens[i] ?? '')
    const reach = (to: Point, segment: Segment = to) => {
      if (current.length === 0) start = to
      current.push(segment)
      last = to
    }
    switch (command.toUpperCase()) {
      case 'M':
        current = []
        paths.push(current)
        if (hasPoint()) reach(point())
        command = command === 'm' ? 'l' : 'L'
        break
      case 'L':
        if (hasPoint()) reach(point())
        break
      case 'H':
        reach([number() + dx, last[1]])
        break
      case 'V':
        reach([last[0], number() + dh])
        break
      case 'A': {
        const segment = arc(number, point, last)
        reach(segment.to, segment)
        break
      }
      case 'C': {
        const [a, b, to] = [point(), point(), point()]
        reach(to, { to, via: [a, b] })
        break
      }
      case 'U':
      case 'F': {
        const to = point()
        reach(to, { to, via: quarter(last, to, command.toUpperCase() === 'U') })
        break
      }
      case 'B': {
        const [x1, x2, h1, h2] = [number(), number(), number(), number()]
        paths.push(box(x1, x2, h1, h2))
        break
      }
      case 'Z':
        reach(start)
        break
      default:
        throw new Error(`Not a path: "${notation}"`)
    }
  }
  return paths
}

function quarter([x1, h1]: Point, [x2, h2]: Point, isUpright: boolean): [Point, Point] {
  const [dx, dh] = [(x2 - x1) * QUARTER, (h2 - h1) * QUARTER]
  return isUpright
    ? [
        [x1, h1 + dh],
        [x2 - dx, h2],
      ]
    : [
        [x1 + dx, h1],
        [x2, h2 - dh],
      ]
}
