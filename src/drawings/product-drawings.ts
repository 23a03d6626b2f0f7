import type { CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { sheetDrawingPath } from '#catalogue/paths.ts'
import { productLabel, type Picture } from '#catalogue/present-product.ts'
import { renderDrawing } from './render-drawing.tsx'

/** A whole drawing, ready to stand inside a page: its markup follows the page's colours. */
export type LaminaView = {
  svg: string
  /** The same drawing as a file, for whoever wants it larger. */
  href: string
  /** What the drawing shows, as in "442C, sello partido tipo cartucho". */
  caption: string
  legend: readonly { number: number; label: string }[]
}

/** The name under which a drawing shows a product. */
export function drawingSubject(product: Pick<CatalogueProduct, 'code' | 'name'>): string {
  const { code, name } = product
  return code === undefined ? name : `${productLabel(product)}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** The lettered drawing of a product, to stand inside a page under an id of its own. */
export function productLamina(product: CatalogueProduct): LaminaView {
  const { svg, callouts } = renderDrawing(product.drawing, {
    size: 'lamina',
    theme: 'page',
    id: `lamina-${product.id}`,
    subject: drawingSubject(product),
  })
  return {
    svg,
    href: sheetDrawingPath(product.id),
    caption: drawingSubject(product),
    legend: callouts,
  }
}

/** The box and the words of the card's crop; its file is served at its own path. */
export function productPicture(product: CatalogueProduct): Omit<Picture, 'src'> {
  const { width, height, title, description } = renderDrawing(product.drawing, {
    size: 'tarjeta',
    theme: 'file',
    id: product.id,
    subject: drawingSubject(product),
  })
  return { width, height, alt: `${title}. ${description}` }
}
