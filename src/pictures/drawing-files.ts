import type { Catalogue } from '#catalogue/catalogue-model.ts'
import {
  cardDrawingPath,
  cutawayDrawingPath,
  plainDrawingPath,
  rowDrawingPath,
  productDrawingPath,
} from '#catalogue/paths.ts'
import { selectorDrawings } from './selector-drawings.ts'
import {
  branchDrawings,
  homeDrawings,
  NOT_FOUND_DRAWING,
  definedDrawings,
} from './page-drawings.ts'
import { embeddedPhotoOf, isPhotoInstead } from './embedded-pictures.ts'
import type { PlacedDrawing } from './placed-drawing.ts'
import { hasCutaway } from '#drawings/draw.tsx'

/** Every drawing that is served as a file. */
export function drawingFiles(catalogue: Catalogue): PlacedDrawing[] {
  const { products, home, site, pages } = catalogue
  const ofProducts = products.flatMap((product): PlacedDrawing[] => {
    const { id, drawing, caption: subject } = product
    const photo = isPhotoInstead(product, catalogue)
      ? embeddedPhotoOf(product, catalogue)
      : undefined
    return [
      { path: productDrawingPath(id), drawing, size: 'section', subject, photo },
      { path: plainDrawingPath(id), drawing, size: 'plain', subject, photo },
      { path: cardDrawingPath(id), drawing, size: 'card', subject, photo },
      { path: rowDrawingPath(id), drawing, size: 'row', subject, photo },
      ...(hasCutaway(drawing)
        ? [{ path: cutawayDrawingPath(id), drawing, size: 'cutaway' as const, subject }]
        : []),
    ]
  })
  const ofPages = [...pages.values()].flatMap((page) => definedDrawings(page, catalogue))
  return [
    ...ofProducts,
    ...homeDrawings(home),
    ...branchDrawings(site),
    ...ofPages,
    ...selectorDrawings(catalogue),
    NOT_FOUND_DRAWING,
  ]
}
