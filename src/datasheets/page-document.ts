import { productOf } from '#catalogue/ask/product-by-id.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { documentLink, type DocumentLink } from '#catalogue/show/document-link.ts'
import { memoisePair } from '#figures/memoise.ts'
import { isOfKind } from '#catalogue/ask/pages.ts'
import { pageDocumentPath } from '#catalogue/paths.ts'
import { lastRevised } from '#catalogue/ask/revised.ts'
import { hasCutaway } from '#drawings/draw.tsx'
import { letterheadOf, type Letterhead } from './letterhead.tsx'
import { ownProducts, pagePart, type PagePart } from './page-part.ts'
import { printRevised } from './print-pdf.ts'
import { printedAs, printedPicture, productTitle, type PrintedDrawing } from './data-sheet.ts'
import { withRevision, type Revision } from './revision.ts'

/** The default label of a family's catalogue. */
const CATALOGUE_LABEL = 'Descargar catálogo'
/** A family's path is /productos/<familia>; deeper pages are chapters of its catalogue. */
const FAMILY_SEGMENTS = 3
/** A larger page gets no document: it would take gigabytes of memory to print. Its products keep their data sheets. */
const MOST_PRODUCTS = 100
/** A document longer than its products and texts account for is a fault. */
const PAGES_PER_PRODUCT = 3
const PAGES_OF_WORDS = 20
/** From this many products on, a document has a cover and a table of contents. */
const PRODUCTS_WITH_COVER = 2

/** The data of the page document template. */
export type PageDocumentData = Letterhead &
  Revision & {
    title: string
    lead: string
    hasCover: boolean
    cover?: { drawing: PrintedDrawing; caption: string }
    parts: readonly PagePart[]
  }

/**
 * Whether a page has a document: a family with products, or any other page whose content asks for one; none with more
 * products than a document holds.
 */
export function hasDocument(catalogue: Pick<Catalogue, 'products'>, page: CataloguePage): boolean {
  const { path, content } = page
  const count = countOwn(catalogue, path)
  if (count > MOST_PRODUCTS) return false
  if (content.document) return content.document.href === undefined
  return count > 0 && isOfKind(page, 'family') && path.split('/').length === FAMILY_SEGMENTS
}

/** The number of products that a page and the pages below it define. */
function countOwn({ products }: Pick<Catalogue, 'products'>, path: string): number {
  return products.filter(({ pagePath }) => pagePath === path || isWithin(pagePath, path)).length
}

/** The content of a page's document: the page, the pages below it and their products. */
export function pageDocumentData(page: CataloguePage, catalogue: Catalogue): PageDocumentData {
  const { path, content } = page
  const below = [...catalogue.pages.values()].filter((other) => isWithin(other.path, path))
  const products = [page, ...below].flatMap(ownProducts)
  const parts = [
    pagePart(page, catalogue, products),
    ...below.map((other) => {
      const { title, lead } = other.content
      return { ...pagePart(other, catalogue, products), heading: title, lead }
    }),
  ]
  const shown = productOf(catalogue, content.drawing) ?? products[0]
  const document = {
    ...letterheadOf(catalogue, path),
    title: content.title,
    lead: content.lead,
    hasCover: products.length >= PRODUCTS_WITH_COVER,
    ...(shown && {
      cover: { drawing: coverDrawing(shown, catalogue), caption: productTitle(shown) },
    }),
    parts,
  }
  return withRevision(document, lastRevised([page, ...below]))
}

/** The cover drawing of a product: its outside view if available, otherwise its section with the legend. */
const coverDrawing = (product: CatalogueProduct, catalogue: Catalogue) =>
  hasCutaway(product.drawing) ? printedAs(product, 'cutaway') : printedPicture(product, catalogue)

function isWithin(path: string, above: string): boolean {
  return path.startsWith(`${above}/`)
}

/** The document of a page as a file. */
export const pageDocument = memoisePair((page: CataloguePage, catalogue: Catalogue) => {
  const data = pageDocumentData(page, catalogue)
  const productCount = data.parts.reduce((count, { products }) => count + products.length, 0)
  return printRevised({
    name: pageDocumentPath(page.path),
    template: 'page.typ',
    data,
    pageLimit: PAGES_OF_WORDS + PAGES_PER_PRODUCT * productCount,
  })
})

/** The link to a page's document, its own or another page's; undefined if there is none. */
export async function pageDocumentLink(
  page: CataloguePage,
  catalogue: Catalogue,
): Promise<(DocumentLink & { label: string }) | undefined> {
  const { label = CATALOGUE_LABEL, href = page.path } = page.content.document ?? {}
  const source = catalogue.pages.get(href)
  if (!source || !hasDocument(catalogue, source)) {
    // Other pages may still refer to the document of a page that has grown too large: no link then.
    const hasGrown = countOwn(catalogue, href) > MOST_PRODUCTS
    if (page.content.document && !hasGrown) {
      throw new Error(`${page.file}: ${href} no tiene documento.`)
    }
    return undefined
  }
  const { bytes, pages } = await pageDocument(source, catalogue)
  return { label, ...documentLink(pageDocumentPath(source.path), { bytes, pages }) }
}
