import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import type { Measures } from '#catalogue/show/measures.ts'
import { memoise } from '#figures/memoise.ts'
import {
  cardDrawingPath,
  cutawayDrawingPath,
  ownerPhotoPath,
  rowDrawingPath,
  productDrawingPath,
} from '#catalogue/paths.ts'
import type { SectionDrawingFile, Picture } from '#catalogue/show/product-facts.ts'
import { slugOf } from '#schema/fold-text.ts'
import { type Drawing, layoutDrawing } from '#drawings/kinds.ts'
import { runningOf, type Running } from '#drawings/paint/running.tsx'
import { isPhotoInstead } from './embedded-pictures.ts'
import { openingDrawings } from './page-drawings.ts'
import { picturesOf } from './placed-drawing.ts'
import { drawingFacts, hasCutaway, draw } from '#drawings/draw.tsx'

/** The opening drawing of a page: inline SVG, which follows the page's colours, and its card crop. */
export type SectionDrawingView = {
  svg: string
  card: Picture
  file: SectionDrawingFile
  /** What moves in it while its machine runs. */
  running?: Running
}

type OwnerPictures = Pick<Catalogue, 'ownerPhotos'>

/** The opening drawing of a product's page, with unique ids; undefined if the owner's photograph replaces it. */
export function productSectionDrawing(
  product: CatalogueProduct,
  catalogue: OwnerPictures,
): SectionDrawingView | undefined {
  if (isPhotoInstead(product, catalogue)) return undefined
  const { id, drawing, caption } = product
  const card = productPicture(product, catalogue)
  return sectionDrawing({ id, drawing, caption, href: productDrawingPath(id), card })
}

/** A drawing with the letters of a table of dimensions; `diameters` are the letters that are diameters. */
export type MeasuresDrawing = { svg: string; diameters: readonly string[] }

/** A product's drawing with the letters of its table of dimensions, with unique ids. */
export function productMeasuresDrawing(
  product: CatalogueProduct,
  { letters: named }: Measures,
): MeasuresDrawing {
  const letters = named.map(({ letter }) => letter)
  const { svg } = draw(product.drawing, {
    size: 'measured',
    theme: 'page',
    id: `measures-${product.id}`,
    subject: product.caption,
    letters,
  })
  const { measures = [] } = layoutDrawing(product.drawing)
  const isDiameter = (letter: string) =>
    measures.some((measure) => measure.letter === letter && measure.kind === 'diameter')
  return { svg, diameters: letters.filter(isDiameter) }
}

/** The opening drawing of a text page, if it has one of its own. */
export function pageSectionDrawing(page: CataloguePage): SectionDrawingView | undefined {
  const placed = openingDrawings(page)
  const [whole, crop] = placed
  const card = crop && picturesOf(placed).get(crop.path)
  if (!whole || !card) return undefined
  const { drawing, subject: caption, path: href } = whole
  return sectionDrawing({ id: slugOf(page.path), drawing, caption, href, card })
}

type Sectioned = { id: string; drawing: Drawing; caption: string; href: string; card: Picture }

function sectionDrawing({ id, drawing, caption, href, card }: Sectioned): SectionDrawingView {
  const { svg, width, height, callouts } = draw(drawing, {
    size: 'section',
    theme: 'page',
    id: `drawing-${id}`,
    subject: caption,
  })
  const running = runningOf(layoutDrawing(drawing))
  return {
    svg,
    card,
    file: { href, width, height, caption, legend: callouts },
    ...(running && { running }),
  }
}

/** A product with a quarter cut away, as a file; undefined if its kind has no such view. */
export function productCutaway({ id, drawing, caption }: CatalogueProduct): Picture | undefined {
  if (!hasCutaway(drawing)) return undefined
  const { width, height, title, description } = drawingFacts(drawing, {
    size: 'cutaway',
    subject: caption,
  })
  return { src: cutawayDrawingPath(id), width, height, alt: `${title}. ${description}` }
}

/** The card picture of a product, with its texts: the owner's photograph, or the drawing's crop. */
export function productPicture(product: CatalogueProduct, { ownerPhotos }: OwnerPictures): Picture {
  const photo = ownerPhotos.get(product.id)
  if (photo) {
    const { fileName, width, height } = photo
    const alt = `Fotografía: ${product.caption}`
    return { src: ownerPhotoPath(fileName), width, height, alt }
  }
  return drawnPicture(product)
}

/** Cached: every list shows it, and laying out a drawing takes most of a page's time. */
const drawnPicture = memoise((product: CatalogueProduct): Picture => {
  const { width, height, title, description } = drawingFacts(product.drawing, {
    size: 'card',
    subject: product.caption,
  })
  return { src: cardDrawingPath(product.id), width, height, alt: `${title}. ${description}` }
})

/** The size of pictures in rows. */
const ROW_PICTURE = { width: 96, height: 72 }

/** A product's picture in a row: the owner's photograph, or the drawing for that size. */
export function productRowPicture(
  product: CatalogueProduct,
  { ownerPhotos }: OwnerPictures,
): Picture {
  const { id, code, caption } = product
  const photo = ownerPhotos.get(id)
  const src = photo ? ownerPhotoPath(photo.fileName) : rowDrawingPath(id)
  // Without a code, the caption would repeat the text beside it word for word.
  const alt = code === undefined ? `${photo ? 'Fotografía' : 'Dibujo'}: ${caption}` : caption
  return { src, ...ROW_PICTURE, alt }
}
