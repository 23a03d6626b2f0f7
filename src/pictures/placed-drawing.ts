import type { Picture } from '#catalogue/show/product-facts.ts'
import type { Drawing } from '#drawings/kinds.ts'
import { embeddedMarkup, type EmbeddedPicture } from './embedded-pictures.ts'
import { drawingFacts, draw, type DrawingSize, type Pace } from '#drawings/draw.tsx'

/** A drawing, and the file that it is served as. */
export type PlacedDrawing = {
  path: string
  drawing: Drawing
  size: DrawingSize
  subject: string
  /** How the file moves, if it does. */
  pace?: Pace
  /** In its place: the owner's photograph. */
  photo?: EmbeddedPicture | undefined
}

/** The markup of a drawing's file, in the colours of light and dark windows. */
export function drawingMarkup({ drawing, photo, ...options }: PlacedDrawing): string {
  if (photo) return embeddedMarkup(photo)
  return draw(drawing, { ...options, theme: 'file', id: 'd' }).svg
}

/** The box and the words of each drawing, by its path. */
export function picturesOf(placed: readonly PlacedDrawing[]): ReadonlyMap<string, Picture> {
  return new Map(
    placed.map(({ path, drawing, size, subject }) => {
      const { width, height, title, description } = drawingFacts(drawing, { size, subject })
      return [path, { src: path, width, height, alt: `${title}. ${description}` }]
    }),
  )
}
