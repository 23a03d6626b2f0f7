import { findProduct } from './find-product.ts'
import { useQuoteData } from './use-quote-data.ts'

/** The catalogue's product for a code from an address. */
export type KnownProduct =
  | { state: 'none' | 'loading' | 'unknown' }
  | { state: 'known'; label: string; name: string }

/** The product of a code, looked up once the products are there. */
export function useKnownProduct(code: string | null): KnownProduct {
  const data = useQuoteData()
  if (code === null || code.trim() === '') return { state: 'none' }
  if (!data) return { state: 'loading' }
  const product = findProduct(data.products, code)
  return product
    ? { state: 'known', label: product.label, name: product.name }
    : { state: 'unknown' }
}
