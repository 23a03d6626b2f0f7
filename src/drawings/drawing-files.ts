import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { cardDrawingPath, sheetDrawingPath } from '#catalogue/paths.ts'
import type { Drawing } from '#schema/drawing.ts'
import { homeDrawings } from './home-pictures.ts'
import { drawingSubject } from './product-drawings.ts'
import { renderDrawing, type DrawingSize } from './render-drawing.tsx'

type DrawingFile = { drawing: Drawing; size: DrawingSize; subject: string }

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
  const ofHome = homeDrawings(home).map(({ path, ...file }): [string, DrawingFile] => [path, file])
  return new Map([...ofProducts, ...ofHome])
}

/** The markup of a drawing's file, in the colours of light and dark windows. */
export function drawingFile(catalogue: Catalogue, path: string): string | undefined {
  const file = drawingFiles(catalogue).get(path)
  if (!file) return undefined
  const { drawing, size, subject } = file
  return renderDrawing(drawing, { size, theme: 'file', id: 'd', subject }).svg
}
