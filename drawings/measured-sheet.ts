import { shaftOf } from './break-off.ts'
import {
  ARROW,
  type Crop,
  type DrawingLayout,
  type Mark,
  type Measure,
  type TextMark,
} from './model.ts'
import { extentOf } from './lettering.ts'

/** A dimension as drawn, in sheet units from the top left corner. */
export type PlacedMeasure = {
  letter: string
  /** The middle of its balloon, or of the figure that replaces it. */
  label: readonly [x: number, y: number]
  /** Whether a long figure ends there: another line passes on its right. */
  isEnd?: boolean
  /** Its lines, each as a list of points. */
  lines: readonly (readonly (readonly [x: number, y: number])[])[]
  /** Arrowheads: their tips and directions. */
  heads: readonly { at: readonly [x: number, y: number]; way: 'up' | 'left' | 'right' }[]
}

/** A drawing with the letters of a table: the section without balloons, or the part of it that already has letters. */
export type MeasuredSheet = {
  box: Crop
  marks: readonly Mark[]
  placed: readonly PlacedMeasure[]
  /** Letters that the drawing already has. */
  written: readonly TextMark[]
}

/** The distance from the drawing to the first row of dimensions, and from each row to the next. */
const [FIRST, NEXT] = [44, 42]
/** Labels closer than this along the axis are put in separate rows, so that a figure fits. */
const APART = 190
const MARGIN = 24
/** The label of a shorter length is placed above its line, at this distance. */
const [SHORT, OVER] = [76, 24]
/** The gap between a surface and its extension line. */
const GAP = 5
/** The space around the middle of a letter or figure. */
const LABEL = 26

/** Lays out a table's letters on a drawing. Throws if the drawing lacks one of them. */
export function measuredSheet(layout: DrawingLayout, letters: readonly string[]): MeasuredSheet {
  const { measures = [], lettered, marks, axis } = layout
  const own = measures.filter(({ letter }) => letters.includes(letter))
  const written = marks.flatMap((mark) =>
    mark.type === 'text' && letters.includes(mark.text) ? [mark] : [],
  )
  const drawn = new Set([...own.map(({ letter }) => letter), ...written.map(({ text }) => text)])
  const missing = letters.filter((letter) => !drawn.has(letter))
  if (missing.length > 0) throw new Error(`No dimension ${missing.join(', ')} in the drawing`)
  if (own.length === 0 && lettered) {
    const { x, y, width, height } = lettered
    const kept = marks.filter((mark) => {
      const { x1, x2, r1, r2 } = extentOf(mark)
      const isInside = x1 >= x && x2 <= x + width && axis - r2 >= y && axis - r1 <= y + height
      return isInside && !(mark.type === 'text' && written.includes(mark))
    })
    return { box: lettered, marks: kept, placed: [], written }
  }
  const shaft = shaftOf(marks)
  const end = shaft.x2 + MARGIN
  // Leaves out lettering, arrows, which lines would cross, the views beside the section, and the sign under it.
  const shown = marks.filter((mark) => {
    const { x1, r2 } = extentOf(mark)
    return mark.type !== 'text' && mark.id !== ARROW && x1 < end && r2 > shaft.r1 - GAP
  })
  const extents = shown.map(extentOf)
  const top = axis - Math.max(...extents.map(({ r2 }) => r2))
  const foot = axis - Math.min(...extents.map(({ r1 }) => r1))
  const lengths = inRows(own.filter(({ kind }) => kind === 'length'))
  const diameters = inRows(own.filter(({ kind }) => kind === 'diameter'))
  const placed = [
    ...lengths.map(({ measure, row }) => placedLength(measure, top - FIRST - row * NEXT, axis)),
    ...diameters.map(({ measure, row }) => ({
      ...placedDiameter(measure, foot + FIRST + row * NEXT, axis),
      isEnd: diameters.some((other) => {
        const aside = middleOf(other.measure) - middleOf(measure)
        return other.row > row && aside > 0 && aside < APART
      }),
    })),
  ]
  const heights = placed.map(({ label: [, y] }) => y)
  const [high, low] = [Math.min(top, ...heights) - LABEL, Math.max(foot, ...heights) + LABEL]
  const left = Math.min(...extents.map(({ x1 }) => x1), layout.left ?? Infinity)
  const box = { x: left, y: high, width: end - left, height: low - high }
  return { box, marks: shown, placed, written }
}

type InRow = { measure: Measure; row: number }

const middleOf = (measure: Measure) =>
  measure.kind === 'diameter' ? measure.at : (measure.from[0] + measure.to[0]) / 2
const spanOf = (measure: Measure): readonly [number, number] =>
  measure.kind === 'diameter' ? [measure.at, measure.at] : [measure.from[0], measure.to[0]]

/** Puts each into the nearest row where it meets no other line and crowds no label: short lengths first. */
function inRows(measures: readonly Measure[]): InRow[] {
  const length = (measure: Measure) => spanOf(measure)[1] - spanOf(measure)[0]
  const rows: InRow[] = []
  for (const measure of measures.toSorted((a, b) => length(a) - length(b))) {
    const [start, end] = spanOf(measure)
    const isFree = (row: number) =>
      rows.every((other) => {
        const [from, to] = spanOf(other.measure)
        const isClear = start >= to || end <= from
        const isApart = Math.abs(middleOf(other.measure) - middleOf(measure)) >= APART
        return other.row !== row || (isClear && (measure.kind === 'length' || isApart))
      })
    let row = 0
    while (!isFree(row)) row += 1
    rows.push({ measure, row })
  }
  return rows
}

function placedLength(measure: Measure, y: number, axis: number): PlacedMeasure {
  if (measure.kind !== 'length') throw new TypeError('no length')
  const { letter, from, to } = measure
  const [x1, x2] = [from[0], to[0]]
  return {
    letter,
    // On a short line, the label would hide the arrowheads.
    label: [(x1 + x2) / 2, x2 - x1 < SHORT ? y - OVER : y],
    lines: [
      [
        [x1, axis - from[1] - GAP],
        [x1, y - 8],
      ],
      [
        [x2, axis - to[1] - GAP],
        [x2, y - 8],
      ],
      [
        [x1, y],
        [x2, y],
      ],
    ],
    heads: [
      { at: [x1, y], way: 'left' },
      { at: [x2, y], way: 'right' },
    ],
  }
}

function placedDiameter(measure: Measure, y: number, axis: number): PlacedMeasure {
  if (measure.kind !== 'diameter') throw new TypeError('no diameter')
  const { letter, on, at } = measure
  const surface = axis - on[1]
  const away = Math.sign(at - on[0])
  return {
    letter,
    label: [at, y],
    lines: [
      ...(away === 0
        ? []
        : ([
            [
              [on[0] + away * GAP, surface],
              [at + away * 8, surface],
            ],
          ] as const)),
      [
        [at, surface],
        [at, y],
      ],
    ],
    heads: [{ at: [at, surface], way: 'up' }],
  }
}
