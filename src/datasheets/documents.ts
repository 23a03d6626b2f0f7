import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { productSheetPath } from '#catalogue/paths.ts'
import type { StoredDocument } from './document-cache.ts'
import { productSheet } from './product-sheet.ts'

/** The address of every document of the site, and the way to have it. */
function documentsOf(catalogue: Catalogue): Map<string, () => Promise<StoredDocument>> {
  return new Map(
    catalogue.products.map((product) => [
      productSheetPath(product.id),
      () => productSheet(product, catalogue),
    ]),
  )
}

/** Where the documents stand. */
export function documentPaths(catalogue: Catalogue): string[] {
  return [...documentsOf(catalogue).keys()]
}

/** The document at an address, or undefined where there is none. */
export async function documentAt(
  catalogue: Catalogue,
  path: string,
): Promise<StoredDocument | undefined> {
  return documentsOf(catalogue).get(path)?.()
}
