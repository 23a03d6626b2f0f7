import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { memoise } from '#figures/memoise.ts'
import {
  dataSheetPath,
  ownerDocumentPath,
  pageDocumentPath,
  surveyFormPath,
} from '#catalogue/paths.ts'
import { surveyMachines } from '#catalogue/ask/survey-forms.ts'
import type { StoredDocument } from './document-cache.ts'
import { suppliedPdf } from './supplied-pdf.ts'
import { hasDocument, pageDocument } from './page-document.ts'
import { dataSheet } from './data-sheet.ts'
import { surveyForm } from './survey-form.ts'

type Printing = () => Promise<StoredDocument>

/** The address of every document of the site, with the function that makes it. */
const documentsOf = memoise((catalogue: Catalogue): ReadonlyMap<string, Printing> => {
  const pages = [...catalogue.pages.values()].filter((page) => hasDocument(catalogue, page))
  return new Map([
    ...catalogue.products.map(
      (product) => [dataSheetPath(product.id), () => dataSheet(product, catalogue)] as const,
    ),
    ...pages.map(
      (page) => [pageDocumentPath(page.path), () => pageDocument(page, catalogue)] as const,
    ),
    ...catalogue.ownerDocuments.map(
      ({ id, file }) => [ownerDocumentPath(id), () => suppliedPdf(file)] as const,
    ),
    ...surveyMachines(catalogue).map(
      (machine) => [surveyFormPath(machine.id), () => surveyForm(machine, catalogue)] as const,
    ),
  ])
})

/** The addresses of all documents. */
export function documentPaths(catalogue: Catalogue): string[] {
  return [...documentsOf(catalogue).keys()]
}

/** The document at an address; undefined if there is none. */
export async function documentAt(
  catalogue: Catalogue,
  path: string,
): Promise<StoredDocument | undefined> {
  return documentsOf(catalogue).get(path)?.()
}
