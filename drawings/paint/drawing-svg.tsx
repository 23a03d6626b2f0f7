import type { ReactNode } from 'react'
import { ARROW, cardMarks, type DrawingLayout, type Mark, DIMENSION } from '../model.ts'
import { FILE_STYLE, productProperties, productStyle, type DrawingTheme } from '../palette.ts'
import { extentOf, FONT_SIZE, PAPER_FONT_SIZE } from '../lettering.ts'
import { makeBrush } from './brush.ts'
import { measuredSheet } from '../measured-sheet.ts'
import { Balloons, MeasureMarks } from './lettering.tsx'
import { round } from './path-data.ts'
import { hatchesOf, HatchPatterns } from './hatch-patterns.tsx'
import { SheenGradients, sheenOf } from './sheen.tsx'
import { MarkShape } from './shapes.tsx'
import { RunningMark, runningOf, RunningPattern, bothStates, type Seen } from './running.tsx'
import { Silhouette, silhouetteFirst } from './silhouette.tsx'
import { stackOf } from '../stack.ts'
import type { Motion } from './moving-drawing.tsx'
import {
  contextBrush,
  isContext,
  ROW,
  rowBrush,
  rowView,
  ROW_LEAST_LINE,
} from './small-pictures.ts'

/** Margin around the drawing, in sheet units. */
const MARGIN = 10

/** Annotations: lettering, and the lines of dimensions. */
const isSaid = (mark: Mark) =>
  mark.type === 'text' || (mark.type === 'line' && mark.id === DIMENSION)

/**
 * The sheet for use without a legend: cropped to its main view, without balloons that would refer to nothing; other
 * views would make it small.
 */
function plainSheet({ marks: all, left = 0, width, height, axis }: DrawingLayout) {
  const marks = all.filter((mark) => mark.scope === 'all' && !isSaid(mark))
  const extents = marks.map(extentOf)
  const right = left + width
  const x1 = Math.max(left, Math.min(...extents.map((one) => one.x1)) - MARGIN)
  const x2 = Math.min(right, Math.max(...extents.map((one) => one.x2)) + MARGIN)
  const y1 = Math.max(0, axis - Math.max(...extents.map(({ r2 }) => r2)) - MARGIN)
  const y2 = Math.min(height, axis - Math.min(...extents.map(({ r1 }) => r1)) + MARGIN)
  return { box: [x1, y1, x2 - x1, y2 - y1] as [number, number, number, number], marks }
}

/**
 * `section`: the whole sheet, lettered; `plain`: its main view, without balloons, lettering and dimensions; `measured`: with the
 * letters of a table of dimensions in place of balloons; `figure`: a 4:3 crop, for half a page; `card`: the same crop,
 * from 300 px; `row`: 96 × 72 px.
 */
export type SheetSize = 'section' | 'plain' | 'measured' | 'figure' | 'card' | 'row'

/** The width in px at which each crop's lines have their nominal widths. */
const CROP_REFERENCE = { figure: 640, card: 320 } as const

const isCrop = (size: SheetSize): size is keyof typeof CROP_REFERENCE => size in CROP_REFERENCE

type View = {
  box: [x: number, y: number, width: number, height: number]
  scale: number
  marks: readonly Mark[]
}

function viewOf(layout: DrawingLayout, size: SheetSize, letters: readonly string[] = []): View {
  const { left = 0, width, height, card, marks } = layout
  if (size === 'row') return rowView(layout)
  if (size === 'measured') {
    const { box, marks: shown } = measuredSheet(layout, letters)
    return { box: [box.x, box.y, box.width, box.height], scale: 1, marks: shown }
  }
  if (size === 'plain') return { ...plainSheet(layout), scale: 1 }
  if (size === 'section') return { box: [left, 0, width, height], scale: 1, marks }
  return {
    box: [card.x, card.y, card.width, card.height],
    scale: card.width / CROP_REFERENCE[size],
    marks: cardMarks(layout).filter((mark) => mark.scope === 'all' && !isArrowCut(mark, layout)),
  }
}

/** Whether the card's frame would cut an arrow off. */
function isArrowCut(mark: Mark, { card, axis }: DrawingLayout): boolean {
  if (mark.type !== 'line' || mark.id !== ARROW) return false
  const { x1, x2, r1, r2 } = extentOf(mark)
  const { x, y, width, height } = card
  return !(x1 > x && x2 < x + width && axis - r2 > y && axis - r1 < y + height)
}

/** The width in px that a picture is made for: its lines have their nominal widths there, in a row their largest. */
const madeFor = (layout: DrawingLayout, size: SheetSize, letters?: readonly string[]) =>
  isCrop(size) ? CROP_REFERENCE[size] : sizeOf(layout, size, letters).width

export function sizeOf(layout: DrawingLayout, size: SheetSize, letters?: readonly string[]) {
  if (size === 'row') return ROW
  // Whole numbers, for the attributes of an image; the view box keeps the fractions.
  const [, , width, height] = viewOf(layout, size, letters).box.map(Math.round)
  return { width: width ?? 0, height: height ?? 0 }
}

/** The sealing area with its balloons, where a telephone opens the sheet. */
const sealOf = ({ card }: DrawingLayout) =>
  [card.x, 0, card.width, card.y + card.height].map(round).join(' ')

/** The sheet's pictures, for windows in which they are larger one under the other. */
function stacked(layout: DrawingLayout) {
  const stack = stackOf(layout)
  if (stack.length < 2) return {}
  const boxes = stack.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))
  return { 'data-stack': boxes.map((box) => box.join(' ')).join() }
}

/** Marks only visible at rest, or only while the machine runs; the page's style shows them. */
function InState({ state, children }: { state: Seen['state']; children: ReactNode }) {
  if (!state) return children
  return state === 'rests' ? (
    <g data-rests="">{children}</g>
  ) : (
    <g display="none" data-runs="">
      {children}
    </g>
  )
}

type DrawingSvgProps = {
  layout: DrawingLayout
  size: SheetSize
  theme: DrawingTheme
  id: string
  title: string
  description: string
  /** The letters of the table of dimensions, if the drawing shows them. */
  letters?: readonly string[] | undefined
  motion?: Motion | undefined
}

/**
 * A drawing as one SVG element, with accessible name and description. A row's picture has none: the text beside it
 * describes it.
 */
export function DrawingSvg({
  layout,
  size,
  theme,
  id,
  motion,
  letters,
  ...words
}: DrawingSvgProps) {
  const { box, scale, marks } = viewOf(layout, size, letters)
  const brush = makeBrush({
    id,
    theme,
    scale,
    axis: layout.axis,
    isSheet: size === 'section' || size === 'plain' || size === 'measured',
    leastLine: size === 'row' ? ROW_LEAST_LINE : undefined,
    product: layout.product,
  })
  const isRow = size === 'row'
  const isOnPaper = size === 'section' && theme === 'light'
  const [product, context] = isRow
    ? [rowBrush(brush), contextBrush(rowBrush(brush))]
    : [brush, brush]
  const isRunning = size === 'section' && theme === 'page' && runningOf(layout) !== undefined
  const atRest = silhouetteFirst(marks)
  const running = isRunning && layout.running ? silhouetteFirst(layout.running) : atRest
  const [under, over] = [
    bothStates(atRest.under, running.under),
    bothStates(atRest.over, running.over),
  ]
  const paint = ({ mark, state }: Seen, key: number) => (
    <InState key={key} state={state}>
      <MarkShape
        mark={mark}
        brush={isContext(mark) ? context : product}
        sheen={sheenOf(mark, layout)}
        motion={motion?.(mark, layout.marks.indexOf(mark), brush)}
      />
      {isRunning && <RunningMark {...{ mark, marks, brush }} />}
    </InState>
  )
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={box.map(round).join(' ')}
      {...sizeOf(layout, size, letters)}
      data-made-for={madeFor(layout, size, letters)}
      {...(size === 'section' &&
        theme === 'page' && { 'data-seal': sealOf(layout), ...stacked(layout) })}
      {...(!isRow && { role: 'img', 'aria-labelledby': `${id}-t ${id}-d` })}
      {...(theme !== 'page' && { fontFamily: 'Archivo Variable,Archivo,Arial,sans-serif' })}
      fontSize={isOnPaper ? PAPER_FONT_SIZE : FONT_SIZE}
      strokeLinejoin="round"
      {...(layout.product && theme === 'page' && { style: productProperties(layout.product) })}
    >
      {!isRow && (
        <>
          <title id={`${id}-t`}>{words.title}</title>
          <desc id={`${id}-d`}>{words.description}</desc>
        </>
      )}
      {theme === 'file' && (
        <style>{FILE_STYLE + (layout.product ? productStyle(layout.product) : '')}</style>
      )}
      <defs>
        <HatchPatterns
          hatches={hatchesOf(marks).filter(([, fill]) => !isRow || 'path' in fill)}
          brush={brush}
        />
        <SheenGradients layout={layout} marks={marks} brush={brush} />
        {isRunning && <RunningPattern brush={brush} />}
      </defs>
      {under.map(paint)}
      {!isRow &&
        !motion &&
        [...Map.groupBy(over, ({ state }) => state)].map(([state, seen]) => (
          <InState key={state ?? 'always'} state={state}>
            <Silhouette marks={seen.map(({ mark }) => mark)} brush={brush} />
          </InState>
        ))}
      {over.map(paint)}
      {size === 'measured' && (
        <MeasureMarks sheet={measuredSheet(layout, letters ?? [])} brush={brush} />
      )}
      {size === 'section' && (
        <Balloons callouts={layout.callouts} {...{ marks, brush, isOnPaper }} />
      )}
    </svg>
  )
}
