import { COMPARE_KEY } from './stored-keys.ts'
import { storedValue } from './stored-value.ts'

/** The columns that fit a desktop window. */
export const COMPARED_MOST = 6

/** A product marked for comparison; its label is its code, or its name if it has none. */
export type ComparedProduct = { id: string; label: string }

const NONE: readonly ComparedProduct[] = []

/** The products marked for comparison in this tab, in the order in which they were marked. */
export const comparedProducts = storedValue(COMPARE_KEY, parseCompared, 'sessionStorage')

/** Marks or unmarks a product; does nothing if the comparison is full. */
export function toggleCompared(product: ComparedProduct): void {
  comparedProducts.update((products) => toggled(products, product))
}

/** Replaces all marks, as the comparison's page does on following its address. */
export function rememberCompared(products: readonly ComparedProduct[]): void {
  comparedProducts.update(() => products.slice(0, COMPARED_MOST))
}

/** The marked products after one was marked or unmarked. */
function toggled(
  products: readonly ComparedProduct[],
  product: ComparedProduct,
): readonly ComparedProduct[] {
  if (products.some(({ id }) => id === product.id)) {
    return products.filter(({ id }) => id !== product.id)
  }
  return products.length < COMPARED_MOST ? [...products, product] : products
}

function parseCompared(stored: unknown): readonly ComparedProduct[] {
  if (!Array.isArray(stored)) return NONE
  const products = stored.filter(isComparedProduct)
  return [...new Map(products.map((one) => [one.id, one])).values()].slice(0, COMPARED_MOST)
}

function isComparedProduct(value: unknown): value is ComparedProduct {
  if (typeof value !== 'object' || value === null) return false
  const { id, label } = value as Partial<Record<keyof ComparedProduct, unknown>>
  return typeof id === 'string' && typeof label === 'string'
}
