import type { QuoteLine } from '#visitor/quote-list.ts'
import { SERVICE, SERVICE_FIELDS } from '#figures/service.ts'
import { isFigure } from './service-data.ts'

const BYTE_ORDER_MARK = '\uFEFF'
const HEAD = ['N.º', 'Código', 'Producto', 'Cantidad', 'Unidad', 'Equipo (TAG)']

/** The list as a spreadsheet of es-CL opens it: semicolons, decimal commas, UTF-8 that says so. */
export function listCsv(lines: readonly QuoteLine[]): string {
  const rows = [
    [...HEAD, ...SERVICE_FIELDS.map((field) => SERVICE[field].fieldLabel), 'Nota'],
    ...lines.map((line, index) => [
      String(index + 1),
      line.id === '' ? '' : line.label,
      line.name,
      String(line.quantity),
      line.unit,
      line.tag,
      ...SERVICE_FIELDS.map((field) => {
        const text = line.service[field] ?? ''
        return isFigure(field) ? text.replace('.', ',').replace(/^-/, '−') : text
      }),
      line.note,
    ]),
  ]
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(';')).join('\r\n') + '\r\n'
}

/** Quoted where it has to be; what a spreadsheet would take for a formula stays a text. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
