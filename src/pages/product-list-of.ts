import type { Catalogue, CataloguePage } from '#catalogue/catalogue-model.ts'
import { presentProductList, type ProductListView } from '#views/product-list.ts'
import { dataSheetLink } from '#datasheets/data-sheet.ts'
import { productRowPicture } from '#drawings/product-drawings.ts'

/** The products of a page in rows, with their pictures and data sheets. */
export async function productListOf(
  page: CataloguePage,
  catalogue: Catalogue,
): Promise<ProductListView> {
  const dataSheets = new Map(
    await Promise.all(
      page.products.map(
        async (product) => [product.id, await dataSheetLink(product, catalogue)] as const,
      ),
    ),
  )
  return presentProductList(page, catalogue, (product) => {
    const dataSheet = dataSheets.get(product.id)
    if (!dataSheet) throw new RangeError(`no data sheet of ${product.id}`)
    return { picture: productRowPicture(product, catalogue), dataSheet }
  })
}
