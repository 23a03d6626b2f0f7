import { readFileSync, statSync } from 'node:fs'
import { endingFault, noProduct, readOwnFiles, type Fault } from './own-files.ts'
import type { Problem } from './problem.ts'

/** The folder of the content that holds the owner's own data sheets, each by its product's id. */
const OWN_DATA_SHEETS_FOLDER = 'fichas'

const EXTENSION = '.pdf'
/** Beyond this a visitor on a telephone waits for minutes. */
const SIZE_LIMIT_MB = 20
const BYTES_PER_MB = 1_000_000
/** Readers look for the end of a PDF in its last kilobyte (ISO 32000-1, annex H). */
const TAIL_BYTES = 1024
const END = /startxref\s+(\d+)\s+%%EOF\s*$/
const REFERENCE_TABLE = /^\s*(?:xref|\d+\s+\d+\s+obj)\b/
const TABLE_START_BYTES = 40

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
    ({ id, file }) => nameProblem(id, file, productIds) ?? dataSheetProblem(file),
    problems,
  )
  return new Map(files.map(({ id, file }) => [id, file]))
}

function nameProblem(
  id: string,
  file: string,
  ids: ReadonlySet<string>,
): Fault | string | undefined {
  const fault = endingFault(file, [EXTENSION], 'fichas')
  if (fault !== undefined) return fault
  return ids.has(id) ? undefined : noProduct(id, ids)
}

function dataSheetProblem(file: string): string | undefined {
  if (statSync(file).size > SIZE_LIMIT_MB * BYTES_PER_MB)
    return `el PDF pasa de ${SIZE_LIMIT_MB} MB`
  const content = readFileSync(file).toString('latin1')
  if (!content.startsWith('%PDF-')) return 'el archivo no es un PDF'
  const tableAt = END.exec(content.slice(-TAIL_BYTES))?.[1]
  if (tableAt === undefined) return 'el PDF está incompleto: le falta el final'
  const table = content.slice(Number(tableAt), Number(tableAt) + TABLE_START_BYTES)
  if (!REFERENCE_TABLE.test(table)) return 'el PDF está incompleto: le falta una parte'
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(content)) return 'el PDF está protegido con contraseña'
  return undefined
}
