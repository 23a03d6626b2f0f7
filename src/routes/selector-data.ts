import { catalogue } from '#catalogue/catalogue.ts'
import { dataSheetLink } from '#datasheets/data-sheet.ts'
import { productPicture, productRowPicture } from '#drawings/product-drawings.ts'
import { buildSelectorData } from '#finder/selector/build-selector-data.ts'

export async function loader() {
  const model = catalogue()
  const links = await Promise.all(
    model.products.map(
      async (product) => [product.id, await dataSheetLink(product, model)] as const,
    ),
  )
  const dataSheets = new Map(links)
  const data = buildSelectorData(model, (product) => {
    const dataSheet = dataSheets.get(product.id)
    if (!dataSheet) throw new RangeError(`no data sheet of ${product.id}`)
    return {
      picture: productRowPicture(product, model),
      card: productPicture(product, model),
      dataSheet,
    }
  })
  return Response.json(data)
}
