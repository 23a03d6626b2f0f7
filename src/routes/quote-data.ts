import { catalogue } from '#catalogue/catalogue.ts'
import { productRowPicture } from '#drawings/product-drawings.ts'
import { buildQuoteData } from '#quotation/build-quote-data.ts'

export function loader() {
  const model = catalogue()
  return Response.json(buildQuoteData(model, (product) => productRowPicture(product, model)))
}
