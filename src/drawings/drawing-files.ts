import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { cardDrawingPath, sceneDrawingPath, sheetDrawingPath } from '#catalogue/paths.ts'
import type { Drawing } from '#schema/drawing.ts'
import { drawingSubject } from './product-drawings.ts'
import { renderDrawing } from './render-drawing.tsx'

type DrawingFile = { drawing: Drawing; size: 'lamina' | 'tarjeta'; subject: string }

/** Every drawing that is served as a file, by its path. */
export function drawingFiles({ products, home }: Catalogue): ReadonlyMap<string, DrawingFile> {
  const ofProducts = products.flatMap((product): [string, DrawingFile][] => {
    const { id, drawing } = product
    const subject = drawingSubject(product)
    return [
      [sheetDrawingPath(id), { drawing, size: 'lamina', subject }],
      [cardDrawingPath(id), { drawing, size: 'tarjeta', subject }],
    ]
  })
  const ofSlides = home.hero.slides.map(({ id, caption, drawing }): [string, DrawingFile] => [
    sceneDrawingPath(id),
    { drawing, size: 'lamina', subject: caption },
  ])
  return new Map([...ofProducts, ...ofSlides])
}

/** The markup of a drawing's file, in the colours of light and dark windows. */
export function drawingFile(catalogue: Catalogue, path: string): string | undefined {
  const file = drawingFiles(catalogue).get(path)
  if (!file) return undefined
  const { drawing, size, subject } = file
  return renderDrawing(drawing, { size, theme: 'file', id: 'd', subject }).svg
}
