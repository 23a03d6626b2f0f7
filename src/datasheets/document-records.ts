import type { Catalogue, CataloguePage } from '#catalogue/catalogue-model.ts'
import { CATALOGUE_KIND, type DocumentRecord } from '#catalogue/ask/document-groups.ts'
import {
  dataSheetPath,
  DOCUMENTS_PATH,
  ownerDocumentPath,
  pageDocumentPath,
  SURVEY_PATH,
  surveyFormPath,
} from '#catalogue/paths.ts'
import { surveyMachines } from '#catalogue/ask/survey-forms.ts'
import { DATA_SHEET_LABEL } from '#catalogue/labels.ts'
import { shortName } from '#catalogue/ask/pages.ts'
import { dataSheet } from './data-sheet.ts'
import { suppliedPdf } from './supplied-pdf.ts'
import { hasDocument, pageDocument } from './page-document.ts'
import type { RevisedDocument } from './revision.ts'
import { surveyForm } from './survey-form.ts'

const SURVEY_KIND = 'Ficha en blanco'

/** Every document of the site with its data; all have to be made for their sizes to be known. */
export async function documentRecords(catalogue: Catalogue): Promise<DocumentRecord[]> {
  const pages = [...catalogue.pages.values()].filter((page) => hasDocument(catalogue, page))
  return [
    ...(await Promise.all(pages.map((page) => pageRecord(page, catalogue)))),
    ...(await Promise.all(
      catalogue.products.map(async (product): Promise<DocumentRecord> => {
        const { id, code, name, pagePath } = product
        return {
          of: 'product',
          kind: DATA_SHEET_LABEL,
          href: dataSheetPath(id),
          ...(code !== undefined && { code }),
          title: name,
          pagePath,
          ...factsOf(await dataSheet(product, catalogue)),
        }
      }),
    )),
    ...(await Promise.all(
      catalogue.ownerDocuments.map(
        async ({ id, title, type, language, issued, file }): Promise<DocumentRecord> => ({
          of: 'company',
          kind: language === undefined ? type : `${type} · ${language}`,
          href: ownerDocumentPath(id),
          title,
          pagePath: DOCUMENTS_PATH,
          revised: issued,
          bytes: (await suppliedPdf(file)).bytes,
        }),
      ),
    )),
    ...(await Promise.all(
      surveyMachines(catalogue).map(async (machine): Promise<DocumentRecord> => ({
        of: 'survey',
        kind: SURVEY_KIND,
        href: surveyFormPath(machine.id),
        title: machine.label,
        pagePath: SURVEY_PATH,
        ...factsOf(await surveyForm(machine, catalogue)),
      })),
    )),
  ]
}

async function pageRecord(page: CataloguePage, catalogue: Catalogue): Promise<DocumentRecord> {
  const { path, content } = page
  return {
    of: 'page',
    kind: content.document?.name ?? CATALOGUE_KIND,
    href: pageDocumentPath(path),
    title: shortName(content),
    pagePath: path,
    ...factsOf(await pageDocument(page, catalogue)),
  }
}

function factsOf({ bytes, pages, revised, revision }: RevisedDocument) {
  return {
    bytes,
    revised,
    ...(pages !== undefined && { pages }),
    ...(revision !== undefined && { revision }),
  }
}
