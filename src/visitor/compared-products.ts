import { COMPARE_KEY } from './stored-keys.ts'
import { partsOf, storedValue } from './stored-value.ts'

/** The columns that fit a desktop window. */
export const COMPARED_MOST = 6

/** A product marked for comparison; its label is its code, or its name if it has none. */
export type ComparedProduct = { id: string; label: string }

/** The products marked for comparison in this tab, in the order in which they were marked. */
export const comparedProducts = storedValue(COMPARE_KEY, parseCompared, 'sessionStorage')

/** Marks or unmarks a product; does nothing if the comparison is full. */
export function toggleCompared(product: ComparedProduct): void {
  comparedProducts.update((products) => {
    const others = products.filter(({ id }) => id !== product.id)
    if (others.length < products.length) return others
    return products.length < COMPARED_MOST ? [...products, product] : products
  })
}

/** Replaces all marks, as the comparison's page does on following its address. */
export function rememberCompared(products: readonly ComparedProduct[]): void {
  comparedProducts.update(() => products.slice(0, COMPARED_MOST))
}

function parseCompared(stored: unknown): readonly ComparedProduct[] {
  if (!Array.isArray(stored)) return []
  const products = stored.filter(isComparedProduct)
  return [...new Map(products.map((one) => [one.id, one])).values()].slice(0, COMPARED_MOST)
}

function isComparedProduct(value: unknown): value is ComparedProduct {
  const { id, label } = partsOf(value)
  return typeof id === 'string' && typeof label === 'string'
}
