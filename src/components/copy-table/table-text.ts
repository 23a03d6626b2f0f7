import { announce } from '../announcer/announce.ts'
import { copyText } from '../copy-text/copy-text.ts'

/** A table as text: its rows of cells, the first of them its head. */
export type TextTable = readonly (readonly string[])[]

const BYTE_ORDER_MARK = '\uFEFF'

/** As a spreadsheet of es-CL opens a file: semicolons, UTF-8 that says so. */
export function csvOf(table: TextTable): string {
  return BYTE_ORDER_MARK + table.map((row) => row.map(csvCell).join(';')).join('\r\n') + '\r\n'
}

/** Copies a table, and says so. */
export async function copyTable(table: TextTable): Promise<void> {
  const isCopied = await copyText(pastedTextOf(table))
  announce(isCopied ? 'Tabla copiada.' : 'No se pudo copiar: descarga el CSV.')
}

/** As a spreadsheet or a mail takes it from the clipboard. */
export function pastedTextOf(table: TextTable): string {
  return table
    .map((row) => row.map((text) => plainCell(text).replace(/\s+/g, ' ')).join('\t'))
    .join('\n')
}

/** Quoted where it has to be. */
function csvCell(text: string): string {
  const plain = plainCell(text)
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** What a spreadsheet would take for a formula stays a text. */
function plainCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** Offers a table to be kept as a file. */
export function saveCsv(csv: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
