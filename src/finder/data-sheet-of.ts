import type { ProductRecord } from '#views/product-data.ts'

/** Where a product's figures were published, for a table that leaves the site: its data sheet, with its address. */
export function dataSheetOf({
  label,
  dataSheet,
}: Pick<ProductRecord, 'label' | 'dataSheet'>): string {
  return `Ficha técnica ${label}, ${new URL(dataSheet.href, location.origin).href}`
}
