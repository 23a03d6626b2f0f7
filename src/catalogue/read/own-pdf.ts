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
