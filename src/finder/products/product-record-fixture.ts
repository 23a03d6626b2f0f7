import type { ProductRecord } from '#views/product-data.ts'

const PICTURE = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  width: 4,
  height: 3,
  alt: '',
}

/** A product of the selector's data, for tests: what is not given is empty. */
export function productRecord(id: string, own: Partial<ProductRecord> = {}): ProductRecord {
  const label = id.toUpperCase()
  return {
    id,
    label,
    code: label,
    fullName: 'Sello partido',
    href: `/productos/sellos/${id}`,
    name: { shared: '', own: 'Sello partido' },
    tagline: 'Sella',
    place: 'Sellos partidos',
    picture: PICTURE,
    dataSheet: { href: `/fichas/${id}.pdf`, note: 'PDF, 80 kB' },
    figures: [],
    features: [],
    lists: [],
    filters: [],
    choices: { equipment: {}, services: {}, standards: {}, arrangements: {} },
    ranges: [],
    fields: [],
    specs: [],
    ...own,
  }
}
