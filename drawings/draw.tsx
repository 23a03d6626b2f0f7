import { setType } from '#figures/set-type.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Drawing, describeDrawing, layoutDrawing, restingLayout } from './kinds.ts'
import type { DrawingLayout } from './model.ts'
import { bodyOf, cutawayBox } from './cutaway/cutaway-box.ts'
import { CutawaySvg } from './cutaway/cutaway-svg.tsx'
import { DrawingSvg, sizeOf, type SheetSize } from './paint/drawing-svg.tsx'
import { makeMotion, type Pace } from './paint/moving-drawing.tsx'
import type { DrawingTheme } from './palette.ts'

export type { Pace } from './paint/moving-drawing.tsx'

/** `cutaway`: a solid of revolution with a quarter cut away, for drawings that have it. */
export type DrawingSize = SheetSize | 'cutaway'

type RenderOptions = {
  size: DrawingSize
  theme: DrawingTheme
  /** The prefix of every id in the drawing; must be unique on the page. */
  id: string
  /** The name of the product: "442C, sello partido tipo cartucho". */
  subject: string
  /** The letters of a table of dimensions, for a measured drawing. */
  letters?: readonly string[] | undefined
  /** Animates a movement; without it, the drawing shows its end. */
  pace?: Pace | undefined
}

/** The size of a drawing in px, and its texts. */
export type DrawingFacts = {
  width: number
  height: number
  title: string
  description: string
  callouts: { number: number; label: string }[]
}

type FactOptions = Pick<RenderOptions, 'size' | 'subject' | 'letters'>

/** The facts about a drawing that a page shows by its address, without drawing it. */
export function drawingFacts(drawing: Drawing, options: FactOptions): DrawingFacts {
  return factsOf(drawing, layoutDrawing(drawing), options)
}

function factsOf(
  drawing: Drawing,
  layout: DrawingLayout,
  { size, subject, letters }: FactOptions,
): DrawingFacts {
  if (size === 'cutaway') return cutawayFacts(layout, subject)
  const isWhole = size === 'section' || size === 'measured'
  const { title, description } = describeDrawing(drawing, isWhole)
  const callouts = layout.callouts.map(({ number, label }) => ({ number, label: setType(label) }))
  const legend = callouts.map(({ number, label }) => `${number} ${label}`).join('; ')
  return {
    ...sizeOf(layout, size, letters),
    title: setType(`${subject}: ${title}`),
    description: setType(size === 'section' && legend ? `${description} ${legend}.` : description),
    callouts,
  }
}

function cutawayFacts(layout: DrawingLayout, subject: string): DrawingFacts {
  const body = bodyOf(layout)
  const { width, height } = cutawayBox(body)
  return {
    width: Math.round(width),
    height: Math.round(height),
    title: setType(`${subject}: vista con un cuarto cortado`),
    description: setType(`El cuarto abierto deja ver ${body.cutaway.shows}.`),
    callouts: [],
  }
}

/** Whether a drawing can be shown as a body with a quarter cut away. */
export const hasCutaway = (drawing: Drawing): boolean =>
  layoutDrawing(drawing).cutaway !== undefined

/** A drawing as SVG text. Runs while the site is built, never in the browser. */
export function draw(
  drawing: Drawing,
  { size, theme, id, subject, letters, pace }: RenderOptions,
): DrawingFacts & { svg: string } {
  const layout = layoutDrawing(drawing)
  const facts = factsOf(drawing, layout, { size, subject, letters })
  if (size === 'cutaway') {
    const svg = renderToStaticMarkup(<CutawaySvg {...{ layout, theme, id }} {...facts} />)
    return { svg, ...facts }
  }
  const resting = pace && restingLayout(drawing)
  const motion = resting && pace && makeMotion(resting, pace)
  const { title, description } = facts
  const svg = renderToStaticMarkup(
    <DrawingSvg {...{ layout, size, theme, id, title, description, letters, motion }} />,
  )
  return { svg, ...facts }
}
