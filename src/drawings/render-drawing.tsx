import type { Drawing } from '#schema/drawing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describeDrawing, layoutDrawing, restingLayout } from './kinds.ts'
import { DrawingSvg, sizeOf, type DrawingSize } from './paint/drawing-svg.tsx'
import { makeMotion, type Pace } from './paint/moving-drawing.tsx'
import type { DrawingTheme } from './palette.ts'

export type { DrawingSize } from './paint/drawing-svg.tsx'
export type { Pace } from './paint/moving-drawing.tsx'

type RenderOptions = {
  size: DrawingSize
  theme: DrawingTheme
  /** Prefix of every id inside: unique on the page. */
  id: string
  /** What is drawn: "442C, sello partido tipo cartucho". */
  subject: string
  /** Draws a movement moving; without it, at its end. */
  pace?: Pace | undefined
}

export type RenderedDrawing = {
  svg: string
  width: number
  height: number
  title: string
  description: string
  callouts: { number: number; label: string }[]
}

/** A drawing as SVG text. Runs while the site is built, never in the browser. */
export function renderDrawing(
  drawing: Drawing,
  { size, theme, id, subject, pace }: RenderOptions,
): RenderedDrawing {
  const layout = layoutDrawing(drawing)
  const resting = pace && restingLayout(drawing)
  const words = describeDrawing(drawing)
  const callouts = layout.callouts.map(({ number, label }) => ({ number, label }))
  const title = `${subject}: ${words.title}`
  const legend = callouts.map(({ number, label }) => `${number} ${label}`).join('; ')
  const description =
    size === 'lamina' && legend ? `${words.description} ${legend}.` : words.description
  const svg = renderToStaticMarkup(
    <DrawingSvg
      layout={layout}
      size={size}
      theme={theme}
      id={id}
      title={title}
      description={description}
      motion={resting && pace && makeMotion(resting, pace)}
    />,
  )
  return { svg, ...sizeOf(layout, size), title, description, callouts }
}
