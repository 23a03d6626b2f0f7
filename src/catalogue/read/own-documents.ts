import { readFileSync } from 'node:fs'
import type { Page } from '#schema/page.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import type { ParsedPage } from './link-pages.ts'
import { endingFault, readOwnFiles, noProduct } from './own-files.ts'
import { isOfKind } from '../ask/pages.ts'
import type { Problem } from './problem.ts'

/** Beyond this a visitor on a telephone waits for minutes. */
const SIZE_LIMIT_MB = 20
const BYTES_PER_MB = 1_000_000
/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H). */
const TAIL_BYTES = 1024
const END = /startxref\s+(\d+)\s+%%EOF\s*$/
const REFERENCE_TABLE = /^\s*(?:xref|\d+\s+\d+\s+obj)\b/
const TABLE_START_BYTES = 40

/** Why a PDF of the owner's cannot be offered, in words for an editor. */
export function pdfFault(bytes: Uint8Array): string | undefined {
  if (bytes.length > SIZE_LIMIT_MB * BYTES_PER_MB) return `el PDF pasa de ${SIZE_LIMIT_MB} MB`
  const content = Buffer.from(bytes).toString('latin1')
  if (!content.startsWith('%PDF-')) return 'el archivo no es un PDF'
  const tableAt = END.exec(content.slice(-TAIL_BYTES))?.[1]
  if (tableAt === undefined) return 'el PDF está incompleto: le falta el final'
  const table = content.slice(Number(tableAt), Number(tableAt) + TABLE_START_BYTES)
  if (!REFERENCE_TABLE.test(table)) return 'el PDF está incompleto: le falta una parte'
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(content)) return 'el PDF está protegido con contraseña'
  return undefined
}

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

/** The folder of the content that holds the company's own documents, each by its id on the page of documents. */
const OWN_DOCUMENTS_FOLDER = 'documentos'

/** A certificate or a brochure of the company, as the page of documents announces it, and its file. */
export type OwnDocument = Extract<Page, { kind: 'documents' }>['documents'][number] & {
  file: string
}

/** The documents that the page of documents names. Each has its file, each file its entry, and each must open. */
export function readOwnDocuments(
  contentDir: string,
  parsed: readonly ParsedPage[],
  problems: Problem[],
): OwnDocument[] {
  const [page] = parsed.filter((one) => isOfKind(one, 'documents'))
  if (!page) return []
  const named = page.content.documents
  const ids = named.map(({ id }) => id)
  const files = readOwnFiles(
    contentDir,
    OWN_DOCUMENTS_FOLDER,
    ({ id, file }) =>
      endingFault(file, ['.pdf'], 'documentos') ??
      (ids.includes(id)
        ? pdfFault(readFileSync(file))
        : `ningún documento de paginas/documentos.yaml se llama «${id}»${didYouMean(id, ids)}`),
    problems,
  )
  return named.flatMap((document, index) => {
    const { id } = document
    const own = files.find((one) => one.id === id)
    const fault =
      ids.indexOf(id) < index
        ? `el identificador «${id}» ya es de otro documento`
        : own
          ? undefined
          : `falta el archivo ${OWN_DOCUMENTS_FOLDER}/${id}.pdf`
    if (fault !== undefined) problems.push(page.file.problem(['documents', index, 'id'], fault))
    return own && fault === undefined ? [{ ...document, file: own.file }] : []
  })
}
