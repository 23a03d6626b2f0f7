import { groupSpecs, type SpecMatrix } from '#figures/spec-groups.ts'
import { lowered } from '#schema/letter-case.ts'
import { pageLabel } from '#catalogue/ask/pages.ts'
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { measuresOf } from '#catalogue/show/measures.ts'
import { memoise, memoisePair } from '#figures/memoise.ts'
import { presentFacts, productLabel, type ProductFacts } from '#catalogue/show/product-facts.ts'
import { inSi } from '#catalogue/show/table.ts'
import { dataSheetPath } from '#catalogue/paths.ts'
import { surveyLink } from '#catalogue/ask/survey-forms.ts'
import { embeddedMarkup, embeddedPhotoOf, isPhotoInstead } from '#pictures/embedded-pictures.ts'
import { draw, type DrawingSize } from '#drawings/draw.tsx'
import { SHEET_WIDTH } from '#drawings/finished-sheet.ts'
import { documentLink, type DocumentLink } from '#catalogue/show/document-link.ts'
import { letterheadOf, type Letterhead } from './letterhead.tsx'
import { suppliedPdf } from './document-cache.ts'
import { printRevised } from './print-pdf.ts'
import { withRevision, type RevisedDocument, type Revision } from './revision.ts'

/** One page if possible, more for products with long tables; a longer document is a fault. */
const PAGE_LIMIT = 3

/** A product's drawing in a document. */
export type PrintedDrawing = {
  svg: string
  width: number
  height: number
  alt: string
  legend: readonly { number: number; label: string }[]
}

/** A product in a document. */
export type PrintedProduct = {
  title: string
  /** Its family and category. */
  place: string
  label: string
  product: ProductFacts
  drawing: PrintedDrawing
  /** The drawing with the letters of its table of dimensions. */
  measured?: PrintedDrawing
  /** The buyer's choice as columns; `product.specs` does not repeat these rows. */
  matrix?: SpecMatrix
  /** The owner's photograph as SVG. */
  photo?: { svg: string; alt: string }
}

/** The data of the data sheet template. */
export type DataSheetContent = Letterhead &
  PrintedProduct &
  Revision & {
    /** The survey form of its machine, with its address. */
    survey?: { machine: string; url: string }
  }

/** The content of a product's data sheet: the same facts and drawing as on its page. */
export function dataSheetContent(product: CatalogueProduct, catalogue: Catalogue) {
  const survey = surveyLink(product, catalogue)
  const content = {
    ...letterheadOf(catalogue, product.href),
    ...printedProduct(product, catalogue),
    ...(survey && {
      survey: {
        machine: lowered(survey.machine),
        url: catalogue.site.baseUrl.value + survey.emptyFormHref,
      },
    }),
  }
  return withRevision(content, product.revised) satisfies DataSheetContent
}

/** The facts of a product's page, with its whole drawing. */
export function printedProduct(product: CatalogueProduct, catalogue: Catalogue): PrintedProduct {
  const measures = measuresOf(product.tables)
  const facts = presentFacts(product, catalogue)
  const { matrix } = groupSpecs(product.specs, catalogue.properties)
  const photo = printedPhoto(product, catalogue)
  return {
    title: productTitle(product),
    place: breadcrumbText(product, catalogue),
    label: productLabel(product),
    product: {
      ...facts,
      tables: facts.tables.map(inSi),
      specs: facts.specs.filter((_, at) => !matrix || product.specs[at]?.choice !== matrix.choice),
    },
    ...(matrix && { matrix }),
    ...(photo && !isPhotoInstead(product, catalogue) && { photo }),
    drawing: printedPicture(product, catalogue),
    ...(measures && {
      measured: printedAs(
        product,
        'measured',
        measures.letters.map(({ letter }) => letter),
      ),
    }),
  }
}

/** The code, if there is one, and the name. */
export function productTitle({ code, name }: Pick<CatalogueProduct, 'code' | 'name'>): string {
  return code === undefined ? name : `${code} ${name}`
}

/** The picture at a product's head in a document: its drawing, or the owner's photograph instead. */
export function printedPicture(product: CatalogueProduct, catalogue: Catalogue): PrintedDrawing {
  const photo = isPhotoInstead(product, catalogue) && printedPhoto(product, catalogue)
  return photo || printedDrawing(product)
}

/** The owner's photograph, as wide as a drawing. */
function printedPhoto({ caption, ...product }: CatalogueProduct, catalogue: Catalogue) {
  const photo = embeddedPhotoOf(product, catalogue)
  if (!photo) return undefined
  return {
    svg: embeddedMarkup(photo),
    width: SHEET_WIDTH,
    height: (SHEET_WIDTH * photo.height) / photo.width,
    alt: `Fotografía: ${caption}`,
    legend: [],
  }
}

/** A product's whole drawing in literal colours; cached, since its data sheet and its family's catalogue share it. */
const printedDrawing = memoise((product: CatalogueProduct) => printedAs(product, 'section'))

/** A product's drawing at one of its sizes, in literal colours, with its texts. */
export function printedAs(
  product: CatalogueProduct,
  size: DrawingSize,
  letters?: readonly string[],
): PrintedDrawing {
  const { svg, width, height, title, description, callouts } = draw(product.drawing, {
    size,
    theme: 'light',
    id: 'd',
    subject: product.caption,
    letters,
  })
  return { svg, width, height, alt: `${title}. ${description}`, legend: callouts }
}

function breadcrumbText({ pagePath }: CatalogueProduct, { pages }: Catalogue): string {
  const page = pages.get(pagePath)
  const parent = page && pages.get(page.parentPath)
  return [parent, page].flatMap((each) => (each ? [pageLabel(each.content)] : [])).join(' · ')
}

/** The data sheet of a product as a file: the owner's, or a generated one. */
export const dataSheet = memoisePair(
  async (product: CatalogueProduct, catalogue: Catalogue): Promise<RevisedDocument> => {
    const own = catalogue.ownerDataSheets.get(product.id)
    if (own !== undefined) return { ...(await suppliedPdf(own)), revised: product.revised }
    return printRevised({
      name: dataSheetPath(product.id),
      template: 'product.typ',
      data: dataSheetContent(product, catalogue),
      pageLimit: PAGE_LIMIT,
    })
  },
)

/** The link to a product's data sheet, which has to be made for its size to be known. */
export async function dataSheetLink(
  product: CatalogueProduct,
  catalogue: Catalogue,
): Promise<DocumentLink> {
  return documentLink(dataSheetPath(product.id), {
    bytes: (await dataSheet(product, catalogue)).bytes,
  })
}
