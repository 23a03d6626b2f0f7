import { catalogue } from '#catalogue/catalogue.ts'
import { dataSheetPath } from '#catalogue/paths.ts'
import { productPicture, productRowPicture } from '#drawings/product-drawings.ts'
import { buildProductData } from '#finder/products/build-product-data.ts'

export function loader() {
  const model = catalogue()
  const data = buildProductData(model, (product) => ({
    picture: productRowPicture(product, model),
    card: productPicture(product, model),
    // To know their sizes, every data sheet of the catalogue would have to be made for this one file.
    dataSheet: { href: dataSheetPath(product.id), note: 'PDF' },
  }))
  return Response.json(data)
}
