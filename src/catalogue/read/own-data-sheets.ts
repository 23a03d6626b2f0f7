import { readFileSync } from 'node:fs'
import { endingFault, noProduct, readOwnFiles } from './own-files.ts'
import { pdfFault } from './own-pdf.ts'
import type { Problem } from './problem.ts'

/** The folder of the content that holds the owner's own data sheets, each by its product's id. */
const OWN_DATA_SHEETS_FOLDER = 'fichas'

/**
 * The PDF files that the owner has put beside the content, each in place of a generated data sheet: by the
 * id of the product, the file. Each must open, and belong to a product.
 */
export function readOwnDataSheets(
  contentDir: string,
  productIds: ReadonlySet<string>,
  problems: Problem[],
): ReadonlyMap<string, string> {
  const files = readOwnFiles(
    contentDir,
    OWN_DATA_SHEETS_FOLDER,
    ({ id, file }) =>
      endingFault(file, ['.pdf'], 'fichas') ??
      (productIds.has(id) ? pdfFault(readFileSync(file)) : noProduct(id, productIds)),
    problems,
  )
  return new Map(files.map(({ id, file }) => [id, file]))
}
