import { COMPARE_KEY } from './kept.ts'
import { storedValue } from './stored-value.ts'

/** As many as stand side by side on a desk. */
export const COMPARED_MOST = 6

/** A product that is marked to be compared; its label is its code, or its name where it has none. */
export type ComparedProduct = { id: string; label: string }

const NONE: readonly ComparedProduct[] = []

/** The products marked for comparison in this tab, in the order in which they were marked. */
export const comparedProducts = storedValue(COMPARE_KEY, parseCompared, 'sessionStorage')

/** Marks a product or takes its mark away. One more than fit changes nothing. */
export function toggleCompared(product: ComparedProduct): void {
  comparedProducts.update((products) => toggled(products, product))
}

/** Replaces all that is marked: the comparison's page follows its address. */
export function rememberCompared(products: readonly ComparedProduct[]): void {
  comparedProducts.update(() => products.slice(0, COMPARED_MOST))
}

/** The marked products after a tick was set or taken out. */
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
