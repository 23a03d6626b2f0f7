import { announce } from '../announcer/announce.ts'
import { copyText } from '../copy-text/copy-text.ts'

/** A table as rows of cell texts; the first row is its head. */
export type TextTable = readonly (readonly string[])[]

const BYTE_ORDER_MARK = '\uFEFF'

/** As CSV for a spreadsheet in es-CL: semicolons, UTF-8 with a byte order mark. */
export function csvOf(table: TextTable): string {
  return BYTE_ORDER_MARK + table.map((row) => row.map(csvCell).join(';')).join('\r\n') + '\r\n'
}

/** Copies a table and announces it. */
export async function copyTable(table: TextTable): Promise<void> {
  const isCopied = await copyText(pastedTextOf(table))
  announce(isCopied ? 'Tabla copiada.' : 'No se pudo copiar: descarga el CSV.')
}

/** As tab-separated text, which spreadsheets and mail programs accept from the clipboard. */
export function pastedTextOf(table: TextTable): string {
  return table
    .map((row) => row.map((text) => plainCell(text).replace(/\s+/g, ' ')).join('\t'))
    .join('\n')
}

/** Quotes a cell if necessary. */
function csvCell(text: string): string {
  const plain = plainCell(text)
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Keeps a spreadsheet from reading a text as a formula. */
function plainCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** Offers a CSV text as a download. */
export function saveCsv(csv: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
