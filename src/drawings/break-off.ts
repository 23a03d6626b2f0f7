import { boundsOf, flatten, spansAt } from './geometry.ts'
import type { LineMark, Mark, Outline, PartMark, Point, Segment } from './model.ts'

/** The band under the break line: names of the two sides. */
const LABELS = 46
/** Air between the break line and arrows into what it cuts off, and under them. */
const ARROW_GAP = 8
const ARROW_AIR = 18
const LETTER_HEIGHT = 14
const NAME_RISE = 22
/** A name this near to an arrow is the arrow's. */
const BESIDE = 40
/** The break line keeps this far inside what is cut off, and waves by this much. */
const RISE = 9
const WAVE = 4.5
const WAVE_LENGTH = 46

/**
 * The view from outside ends at a free-hand break line (ISO 128-2): what the section tells need not be told twice.
 * Names that stood under the drawing, and arrows into it, come up with the sheet's lower edge.
 */
export function breakOff(marks: readonly Mark[], at: number, lowest: number) {
  const arrows = marks.flatMap((mark) =>
    isFlow(mark) && topOf(mark.path) < at ? [boundsOf(flatten(mark.path))] : [],
  )
  const lift = at - ARROW_GAP - Math.max(...arrows.map(({ r2 }) => r2))
  const arrowsEnd = Math.min(...arrows.map(({ r1 }) => r1 + lift - ARROW_AIR))
  const bottom = Math.min(at - LABELS, arrowsEnd)
  const rise = bottom - lowest
  const kept = marks.flatMap((mark): Mark[] => {
    if (mark.type === 'text') {
      if (mark.at[1] >= at) return [mark]
      const own = arrows.filter(
        ({ x1, x2 }) => mark.at[0] > x1 - BESIDE && mark.at[0] < x2 + BESIDE,
      )
      // An arrow's name stands right of it, on the line of the other names.
      if (own.length > 0 && mark.anchor === 'start') {
        const x = Math.max(...own.map(({ x2 }) => x2)) + ARROW_AIR
        return [{ ...mark, at: [x, bottom + NAME_RISE] }]
      }
      return mark.at[1] + rise < at - LETTER_HEIGHT
        ? [{ ...mark, at: [mark.at[0], mark.at[1] + rise] }]
        : []
    }
    if (mark.type === 'line') {
      if (lowOf(mark.path) >= at) return [mark]
      if (isFlow(mark) && topOf(mark.path) < at) {
        return [{ ...mark, path: flatten(mark.path).map(([x, r]): Point => [x, r + lift]) }]
      }
      return clippedLines(flatten(mark.path), at).map((path) => ({ ...mark, path }))
    }
    if (lowOf(mark.outline) >= at) return [mark]
    const outline = clipped(flatten(mark.outline), at)
    return outline.length > 2 ? [{ ...mark, outline }] : []
  })
  return { marks: [...kept, ...breakLineOver(kept, at)], bottom }
}

const lowOf = (outline: Outline) => boundsOf(flatten(outline)).r1
const topOf = (outline: Outline) => boundsOf(flatten(outline)).r2

const isFlow = (mark: Mark): mark is LineMark => mark.type === 'line' && mark.weight === 'flow'

const crossing = (a: Point, b: Point, at: number): Point => [
  a[0] + ((b[0] - a[0]) * (at - a[1])) / (b[1] - a[1]),
  at,
]

/** What of a polygon lies above. */
function clipped(polygon: readonly Point[], at: number): Point[] {
  return polygon.flatMap((point, i): Point[] => {
    const before = polygon.at(i - 1) ?? point
    const [isIn, wasIn] = [point[1] >= at, before[1] >= at]
    if (isIn) return wasIn ? [point] : [crossing(before, point, at), point]
    return wasIn ? [crossing(before, point, at)] : []
  })
}

function clippedLines(path: readonly Point[], at: number): Point[][] {
  const lines: Point[][] = []
  let line: Point[] = []
  path.forEach((point, i) => {
    const before = path[i - 1]
    const isIn = point[1] >= at
    if (before && isIn !== before[1] >= at) line.push(crossing(before, point, at))
    if (isIn) line.push(point)
    else if (line.length > 0) {
      lines.push(line)
      line = []
    }
  })
  return [...lines, line].filter(({ length }) => length > 1)
}

/** Paper over the straight edge, and the free-hand line along it where there is metal. */
function breakLineOver(marks: readonly Mark[], at: number): Mark[] {
  const level = at + RISE
  const spans = joined(
    marks
      .filter((mark): mark is PartMark => mark.type === 'part')
      .flatMap(({ outline }) => acrossAt(flatten(outline), level - RISE / 2)),
  )
  return spans.flatMap(([x1, x2]): Mark[] => {
    const edge = wave(x1, x2, level)
    return [
      {
        type: 'medium',
        scope: 'all',
        medium: 'atmosphere',
        outline: [[x1 - 4, at - 4], [x1 - 4, level], ...edge, [x2 + 4, level], [x2 + 4, at - 4]],
      },
      { type: 'line', scope: 'all', path: edge, weight: 'thin', tone: 'ink' },
    ]
  })
}

/** Where the level at `r` lies inside a polygon. */
const acrossAt = (polygon: readonly Point[], r: number) =>
  spansAt(
    polygon.map(([x, y]): Point => [y, x]),
    r,
  )

function joined(spans: readonly (readonly [number, number])[]): [number, number][] {
  const sorted = spans.toSorted(([a], [b]) => a - b)
  const result: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = result.at(-1)
    if (last && from <= last[1] + 2) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}

/** Like a line drawn by hand: no two waves alike, and the same at every build. */
function wave(x1: number, x2: number, level: number): Segment[] {
  const count = Math.max(1, Math.round((x2 - x1) / WAVE_LENGTH))
  const length = (x2 - x1) / count
  const path: Segment[] = [[x1, level]]
  for (let i = 0; i < count; i++) {
    const x = x1 + i * length
    const swing = WAVE * (1 + 0.45 * Math.sin(2.3 * i)) * (i % 2 ? -1 : 1)
    path.push({
      to: [x + length, level],
      via: [
        [x + length * 0.35, level + swing * 1.33],
        [x + length * 0.65, level + swing * 1.33],
      ],
    })
  }
  return path
}
