import { catalogue } from '#catalogue/catalogue.ts'
import type { ProductData } from '#views/product-data.ts'
import { productRecords } from '#views/product-records.ts'

const PICTURE = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  width: 4,
  height: 3,
  alt: '',
}

/** The product data of the whole catalogue, for tests, without pictures and data sheets. */
export function wholeProductData(): ProductData {
  const records = productRecords(catalogue())
  const products = records.products.map((record) => ({
    ...record,
    picture: PICTURE,
    dataSheet: { href: `/fichas/${record.id}.pdf`, note: 'PDF, 80 kB' },
  }))
  return { ...records, products }
}
