import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { presentProduct, type ProductView } from '#catalogue/present-product.ts'
import { productSheetLink } from '#datasheets/product-sheet.ts'
import { productDrawings } from '#drawings/product-drawings.ts'
import { relatedProducts } from '#catalogue/related-products.ts'

/** The cards of a list of products, with their drawings and sheets. */
export function productCards(
  products: readonly CatalogueProduct[],
  catalogue: Catalogue,
): Promise<ProductView[]> {
  return Promise.all(
    products.map(async (product) => {
      const sheet = await productSheetLink(product, catalogue)
      return presentProduct(product, catalogue, {
        ...productDrawings(product, catalogue),
        sheet,
        related: relatedProducts(product, catalogue),
      })
    }),
  )
}
