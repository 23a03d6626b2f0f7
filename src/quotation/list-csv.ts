import type { QuoteLine } from '#visitor/quote-list.ts'
import { csvOf } from '#components/copy-table/table-text.ts'
import { FACETS, type Facet } from '#figures/facets.ts'
import { SERVICE, SERVICE_FIELDS } from '#figures/service.ts'
import { readAmount } from '#finder/search/read-number.ts'
import { isFigure, measureOf } from './service-data.ts'

const HEAD = ['N.º', 'Código', 'Producto', 'Cantidad', 'Unidad', 'Equipo (TAG)']

/** The list as a spreadsheet of es-CL opens it: semicolons, decimal commas, UTF-8 that says so. */
export function listCsv(lines: readonly QuoteLine[]): string {
  const rows = [
    // A column's name holds for every product in it: a diameter may be of a shaft, a rod or a line.
    [
      ...HEAD,
      ...SERVICE_FIELDS.map((field) =>
        isFigure(field) ? FACETS[field].name : SERVICE[field].fieldLabel,
      ),
      'Nota',
    ],
    ...lines.map((line, index) => [
      String(index + 1),
      line.id === '' ? '' : line.label,
      line.name,
      String(line.quantity).replace('.', ','),
      line.unit,
      line.tag,
      ...SERVICE_FIELDS.map((field) => {
        const text = line.service[field] ?? ''
        return isFigure(field) ? figureCell(field, text) : text
      }),
      line.note,
    ]),
  ]
  return csvOf(rows)
}

/** A figure without groups and with a decimal comma; a fraction of an inch, or what is no figure, as it was typed. */
function figureCell(field: Facet, text: string): string {
  const { amount, unit } = measureOf(field, text)
  const value = amount.includes('/') ? undefined : readAmount(amount, unit)
  if (value === undefined) return text
  return `${String(value).replace('.', ',').replace(/^-/, '−')} ${unit}`
}
