import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { CATALOGUE_KIND, type DocumentRecord } from '#catalogue/ask/document-groups.ts'
import { shortName } from '#catalogue/ask/pages.ts'
import { surveyMachines } from '#catalogue/ask/survey-forms.ts'
import { DATA_SHEET_LABEL } from '#catalogue/labels.ts'
import {
  dataSheetPath,
  DOCUMENTS_PATH,
  ownerDocumentPath,
  pageDocumentPath,
  SURVEY_PATH,
  surveyFormPath,
} from '#catalogue/paths.ts'
import { memoise } from '#figures/memoise.ts'
import { dataSheet } from './data-sheet.ts'
import { suppliedPdf, type StoredDocument } from './document-cache.ts'
import { hasDocument, pageDocument } from './page-document.ts'
import type { RevisedDocument } from './revision.ts'
import { surveyForm } from './survey-form.ts'

/** What is known of a document only once it is made. */
type Made = 'bytes' | 'pages' | 'revised' | 'revision'
type SiteDocument = Omit<DocumentRecord, Made> & { make: () => Promise<RevisedDocument> }

const SURVEY_KIND = 'Ficha en blanco'

/** Every document of the site by its address, with the function that makes it. */
const documentsOf = memoise((catalogue: Catalogue): ReadonlyMap<string, SiteDocument> => {
  const pages = [...catalogue.pages.values()].filter((page) => hasDocument(catalogue, page))
  const documents = [
    ...pages.map((page): SiteDocument => ({
      of: 'page',
      kind: page.content.document?.name ?? CATALOGUE_KIND,
      href: pageDocumentPath(page.path),
      title: shortName(page.content),
      pagePath: page.path,
      make: () => pageDocument(page, catalogue),
    })),
    ...catalogue.products.map((product): SiteDocument => ({
      of: 'product',
      kind: DATA_SHEET_LABEL,
      href: dataSheetPath(product.id),
      ...(product.code !== undefined && { code: product.code }),
      title: product.name,
      pagePath: product.pagePath,
      make: () => dataSheet(product, catalogue),
    })),
    ...catalogue.ownerDocuments.map(
      ({ id, title, type, language, issued: revised, file }): SiteDocument => ({
        of: 'company',
        kind: language === undefined ? type : `${type} · ${language}`,
        href: ownerDocumentPath(id),
        title,
        pagePath: DOCUMENTS_PATH,
        make: async () => ({ ...(await suppliedPdf(file)), revised }),
      }),
    ),
    ...surveyMachines(catalogue).map((machine): SiteDocument => ({
      of: 'survey',
      kind: SURVEY_KIND,
      href: surveyFormPath(machine.id),
      title: machine.label,
      pagePath: SURVEY_PATH,
      make: () => surveyForm(machine, catalogue),
    })),
  ]
  return new Map(documents.map((document) => [document.href, document]))
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
  return documentsOf(catalogue).get(path)?.make()
}

/** Every document of the site with its data; all have to be made for their sizes to be known. */
export function documentRecords(catalogue: Catalogue): Promise<DocumentRecord[]> {
  return Promise.all(
    [...documentsOf(catalogue).values()].map(async ({ make, ...document }) => {
      const { file: _file, bytes, revised, ...printed } = await make()
      return { ...document, bytes, revised, ...printed }
    }),
  )
}
