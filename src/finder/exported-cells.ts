import { figureText, type SpecTableRow } from '#figures/present-specs.ts'
import type { UnitSystem } from '#figures/units.ts'
import type { ProductRecord } from '#views/product-data.ts'

// The cells of a table that leaves the site: copied, or saved as a file.

/** A figure with its condition, in the visitor's units, ≈ if it is computed; a dash if the product publishes none. */
export function figureCell(
  figure: Pick<SpecTableRow, 'si' | 'imperial' | 'condition'> | undefined,
  system: UnitSystem,
): string {
  if (!figure) return '–'
  const { si, imperial, condition } = figure
  const text = figureText(system === 'imperial' ? (imperial ?? si) : si)
  return condition === undefined ? text : `${text} (${condition})`
}

/** Where a product's figures were published: its data sheet, with its address. */
export function sourceCell({
  label,
  dataSheet,
}: Pick<ProductRecord, 'label' | 'dataSheet'>): string {
  return `Ficha técnica ${label}, ${new URL(dataSheet.href, location.origin).href}`
}
