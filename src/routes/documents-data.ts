import { catalogue } from '#catalogue/catalogue.ts'
import { documentRecords } from '#datasheets/document-records.ts'

/** The documents for a machine: a plant's own register can tell which of its copies are old. */
export async function loader() {
  const model = catalogue()
  const records = await documentRecords(model)
  return Response.json({
    documents: records.map(({ of, pagePath, href, ...known }) => ({
      of,
      ...known,
      url: model.site.baseUrl.value + href,
      page: model.site.baseUrl.value + pagePath,
    })),
  })
}
