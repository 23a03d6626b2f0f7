import type { Catalogue, CataloguePage } from '#catalogue/catalogue-model.ts'
import { presentProductList, type ProductListView } from '#catalogue/product-list.ts'
import { productSheetLink } from '#datasheets/product-sheet.ts'
import { productRowPicture } from '#drawings/product-drawings.ts'

/** The products of a page in rows, with their pictures and sheets. */
export async function productListOf(
  page: CataloguePage,
  catalogue: Catalogue,
): Promise<ProductListView> {
  const sheets = new Map(
    await Promise.all(
      page.products.map(
        async (product) => [product.id, await productSheetLink(product, catalogue)] as const,
      ),
    ),
  )
  return presentProductList(page, catalogue, (product) => {
    const sheet = sheets.get(product.id)
    if (!sheet) throw new RangeError(`no sheet of ${product.id}`)
    return { picture: productRowPicture(product, catalogue), sheet }
  })
}
