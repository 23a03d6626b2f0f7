import type { TextTable } from '#components/copy-table/table-text.ts'
import { judgementWords } from '#figures/limit-words.ts'
import type { UnitSystem } from '#figures/units.ts'
import { figureCell, sourceCell } from '../exported-cells.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { VERDICT_NAMES, type Selected } from './select-products.ts'

/** The results as a table of texts: verdict, published figures, how each asked figure is met, source. */
export function selectedTable(
  selected: Selected<ProductRecord>,
  columns: ProductData['columns'],
  system: UnitSystem,
): TextTable {
  const groups = Object.entries(selected) as [
    keyof Selected<ProductRecord>,
    typeof selected.complies,
  ][]
  return [
    ['Código', 'Producto', 'Resultado', ...columns.map(({ name }) => name), 'Lo pedido', 'Fuente'],
    ...groups.flatMap(([verdict, judged]) =>
      judged.map(({ product, ...judgement }) => [
        product.label,
        product.fullName,
        VERDICT_NAMES[verdict],
        ...columns.map((_, at) => figureCell(product.figures[at], system)),
        judgementWords(judgement, system).join('; '),
        sourceCell(product),
      ]),
    ),
  ]
}
