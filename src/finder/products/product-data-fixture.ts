import { catalogue } from '#catalogue/catalogue.ts'
import { buildProductData } from './build-product-data.ts'

const PICTURE = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  width: 4,
  height: 3,
  alt: '',
}

/** The product data of the whole catalogue, for tests, without pictures and data sheets. */
export function wholeProductData() {
  return buildProductData(catalogue(), ({ id }) => ({
    picture: PICTURE,
    card: PICTURE,
    dataSheet: { href: `/fichas/${id}.pdf`, note: 'PDF, 80 kB' },
  }))
}
