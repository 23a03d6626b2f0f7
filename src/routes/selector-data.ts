import { catalogue } from '#catalogue/catalogue.ts'
import { productPicture } from '#drawings/product-drawings.ts'
import { buildSelectorData } from '#finder/selector/build-selector-data.ts'

export function loader() {
  const model = catalogue()
  return Response.json(buildSelectorData(model, (product) => productPicture(product, model)))
}
