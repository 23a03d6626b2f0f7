import type { TextTable } from '#components/copy-table/table-text.ts'
import type { UnitSystem } from '#figures/units.ts'
import type { ProductRecord } from '#views/product-data.ts'
import { figureCell, sourceCell } from '../exported-cells.ts'
import { alignProducts, type ComparedRow } from './align-products.ts'

/** The comparison as a table of texts: every row, in the visitor's units, and where each product was published. */
export function comparedTable(
  products: readonly ProductRecord[],
  judged: ComparedRow<string> | undefined,
  system: UnitSystem,
): TextTable {
  const { figures, lists } = alignProducts(products)
  const row = <Value>({ name, cells }: ComparedRow<Value>, text: (value: Value) => string) => [
    name,
    ...cells.map((values) => (values.length === 0 ? '–' : values.map(text).join('\n'))),
  ]
  return [
    ['Propiedad', ...products.map(({ label }) => label)],
    ['Producto', ...products.map(({ fullName }) => fullName)],
    ...(judged ? [row(judged, (words) => words)] : []),
    ...figures.map((one) => row(one, (figure) => figureCell(figure, system))),
    ...lists.map((one) => row(one, (text) => text)),
    ['Fuente', ...products.map((product) => sourceCell(product))],
  ]
}
