import { readFileSync } from 'node:fs'
import { isLocked } from '../locked-pdf.ts'
import type { Page } from '#schema/page.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import type { ParsedPage } from './link-pages.ts'
import { endingFault, readOwnerFiles, noProduct } from './owner-files.ts'
import { isOfKind } from '../ask/pages.ts'
import type { Problem } from './problem.ts'

/** Larger files take minutes to load on a telephone. */
const SIZE_LIMIT_MB = 20
const BYTES_PER_MB = 1_000_000
/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H). */
const TAIL_BYTES = 1024
const END = /startxref\s+(\d+)\s+%%EOF\s*$/
const REFERENCE_TABLE = /^\s*(?:xref|\d+\s+\d+\s+obj)\b/
const TABLE_START_BYTES = 40

/** Why a PDF of the owner's cannot be offered, in words for an editor; undefined where it can. */
export function pdfFault(bytes: Uint8Array): string | undefined {
  if (bytes.length > SIZE_LIMIT_MB * BYTES_PER_MB) return `el PDF pasa de ${SIZE_LIMIT_MB} MB`
  const content = Buffer.from(bytes).toString('latin1')
  if (!content.startsWith('%PDF-')) return 'el archivo no es un PDF'
  const tableAt = END.exec(content.slice(-TAIL_BYTES))?.[1]
  if (tableAt === undefined) return 'el PDF está incompleto: le falta el final'
  const table = content.slice(Number(tableAt), Number(tableAt) + TABLE_START_BYTES)
  if (!REFERENCE_TABLE.test(table)) return 'el PDF está incompleto: le falta una parte'
  if (isLocked(bytes)) return 'el PDF está protegido con contraseña'
  return undefined
}

/** The content folder of the owner's data sheets, named after product ids. */
const OWN_DATA_SHEETS_FOLDER = 'fichas'

/**
 * The owner's PDF files that replace generated data sheets, by product id. Each must open and belong to a
 * product.
 */
export function readOwnerDataSheets(
  contentDir: string,
  productIds: ReadonlySet<string>,
  problems: Problem[],
): ReadonlyMap<string, string> {
  const files = readOwnerFiles(
    contentDir,
    OWN_DATA_SHEETS_FOLDER,
    ({ id, file }) =>
      endingFault(file, ['.pdf'], 'fichas') ??
      (productIds.has(id) ? pdfFault(readFileSync(file)) : noProduct(id, productIds)),
    problems,
  )
  return new Map(files.map(({ id, file }) => [id, file]))
}

/** The content folder of company documents, named after their ids on the documents page. */
const OWN_DOCUMENTS_FOLDER = 'documentos'

/** A company document (certificate, brochure) as the documents page lists it, with its file. */
export type OwnerDocument = Extract<Page, { kind: 'documents' }>['documents'][number] & {
  file: string
}

/** The documents on the documents page. Each entry needs a file, each file an entry, and each file must open. */
export function readOwnerDocuments(
  contentDir: string,
  parsed: readonly ParsedPage[],
  problems: Problem[],
): OwnerDocument[] {
  const [page] = parsed.filter((one) => isOfKind(one, 'documents'))
  if (!page) return []
  const named = page.content.documents
  const ids = named.map(({ id }) => id)
  const files = readOwnerFiles(
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
