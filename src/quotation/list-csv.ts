import type { QuoteLine } from '#visitor/quote-list.ts'
import { csvOf } from '#components/copy-table/table-text.ts'
import { FACETS, type Facet } from '#figures/facets.ts'
import { SERVICE, SERVICE_FIELDS } from '#figures/service.ts'
import { readAmount } from '#finder/search/read-number.ts'
import { isFigure, measureOf } from './service-data.ts'

const HEAD = ['N.º', 'Código', 'Producto', 'Cantidad', 'Unidad', 'Equipo (TAG)']

/** The list as CSV for spreadsheets in es-CL: semicolons, decimal commas, UTF-8 with a byte order mark. */
export function listCsv(lines: readonly QuoteLine[]): string {
  const rows = [
    // The heading must suit every product below it: a diameter may be that of a shaft, a rod or a pipe.
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

/** A number without thousands separators and with a decimal comma; fractions and other text as typed. */
function figureCell(field: Facet, text: string): string {
  const { amount, unit } = measureOf(field, text)
  const value = amount.includes('/') ? undefined : readAmount(amount, unit)
  if (value === undefined) return text
  return `${String(value).replace('.', ',').replace(/^-/, '−')} ${unit}`
}
