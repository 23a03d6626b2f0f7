import { catalogue } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { shortName } from '#catalogue/pages.ts'
import { pageDocumentPath } from '#catalogue/paths.ts'
import { hasDocument } from '#datasheets/page-document.ts'
import { buildSearchData, type OfferedDocument } from '#finder/search/build-search-data.ts'

export function loader() {
  const model = catalogue()
  return Response.json(buildSearchData(model, offeredDocuments(model)))
}

/** The documents that pages offer to take along; each product's data sheet goes with the product. */
function offeredDocuments(model: Catalogue): OfferedDocument[] {
  return [...model.pages.values()]
    .filter((page) => hasDocument(model, page))
    .map(({ path, content }) => ({
      href: pageDocumentPath(path),
      title: `Catálogo: ${shortName(content)}`,
      line: content.document?.label ?? 'Catálogo de la familia, en PDF',
    }))
}
