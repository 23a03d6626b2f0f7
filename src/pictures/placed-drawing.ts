import type { Picture } from '#catalogue/show/product-facts.ts'
import type { Drawing } from '#drawings/kinds.ts'
import { embeddedMarkup, type EmbeddedPicture } from './embedded-pictures.ts'
import { drawingFacts, draw, type DrawingSize, type Pace } from '#drawings/draw.tsx'

/** A drawing with the path of the file that it is served as. */
export type PlacedDrawing = {
  path: string
  drawing: Drawing
  size: DrawingSize
  subject: string
  /** How the drawing moves, if it does. */
  pace?: Pace
  /** The owner's photograph that replaces the drawing. */
  photo?: EmbeddedPicture | undefined
}

/** The SVG of a drawing's file, with colours for light and dark mode. */
export function drawingMarkup({ drawing, photo, ...options }: PlacedDrawing): string {
  if (photo) return embeddedMarkup(photo)
  return draw(drawing, { ...options, theme: 'file', id: 'd' }).svg
}

/** The size and texts of each drawing, by path. */
export function picturesOf(placed: readonly PlacedDrawing[]): ReadonlyMap<string, Picture> {
  return new Map(
    placed.map(({ path, drawing, size, subject }) => {
      const { width, height, title, description } = drawingFacts(drawing, { size, subject })
      return [path, { src: path, width, height, alt: `${title}. ${description}` }]
    }),
  )
}
