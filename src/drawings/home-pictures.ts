import { industryDrawingPath, sceneDrawingPath, solutionDrawingPath } from '#catalogue/paths.ts'
import type { Picture } from '#catalogue/present-product.ts'
import type { Drawing } from '#schema/drawing.ts'
import type { HomePage } from '#schema/home.ts'
import { renderDrawing, type DrawingSize } from './render-drawing.tsx'

/** A drawing of the home page and the file that it is served as. */
export type HomeDrawing = { path: string; drawing: Drawing; size: DrawingSize; subject: string }

/** Every drawing of the home page. */
export function homeDrawings({ hero, solutions, industries }: HomePage): HomeDrawing[] {
  return [
    ...hero.slides.map(({ id, drawing, caption }) => ({
      path: sceneDrawingPath(id),
      drawing,
      size: 'lamina' as const,
      subject: caption,
    })),
    ...solutions.cards.map(({ href, drawing, label }) => ({
      path: solutionDrawingPath(href),
      drawing,
      size: 'tarjeta' as const,
      subject: label,
    })),
    ...industries.cards.map(({ id, drawing, title }) => ({
      path: industryDrawingPath(id),
      drawing,
      size: 'tarjeta' as const,
      subject: title,
    })),
  ]
}

/** The box and the words of each drawing of the home page, by its path. */
export function homePictures(home: HomePage): ReadonlyMap<string, Picture> {
  return new Map(
    homeDrawings(home).map(({ path, drawing, size, subject }) => {
      const { width, height, title, description } = renderDrawing(drawing, {
        size,
        theme: 'file',
        id: 'd',
        subject,
      })
      return [path, { src: path, width, height, alt: `${title}. ${description}` }]
    }),
  )
}
