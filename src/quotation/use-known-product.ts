import { findProduct } from './find-product.ts'
import { useProductData } from '#finder/products/use-product-data.ts'

/** The catalogue's product for a code from an address. */
export type KnownProduct =
  | { state: 'none' | 'loading' | 'unknown' }
  | { state: 'known'; label: string; name: string }

/** The product of a code, looked up once the products are there. */
export function useKnownProduct(code: string | null): KnownProduct {
  const { state } = useProductData(code !== null)
  if (code === null || code.trim() === '') return { state: 'none' }
  if (state.status !== 'ready') return { state: 'loading' }
  const product = findProduct(state.data.products, code)
  return product
    ? { state: 'known', label: product.label, name: product.fullName }
    : { state: 'unknown' }
}
