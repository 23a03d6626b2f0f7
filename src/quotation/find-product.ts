import { codeKeys } from '#finder/search/code-keys.ts'
import { codeKey } from '#schema/fold-text.ts'
import { memoiseText } from '#figures/memoise.ts'
import type { NewLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'

/** Keys of the catalogue's own names, made once each: every part of a pasted list is compared with all of them. */
export const keyOf = memoiseText(codeKey)
const keysOf = memoiseText(codeKeys)

/** Finds a product by code, id or full name in any spelling ("442c xl", "442C-XL"), or by a searched form ("170 AH"). */
export function findProduct<Product extends NamedProduct>(
  products: readonly Product[],
  written: string,
): Product | undefined {
  const wanted = keyIn(written)
  if (wanted === '') return undefined
  return (
    products.find(({ id }) => id === written) ??
    products.find(({ label }) => keyOf(label) === wanted) ??
    products.find(({ id, fullName }) => keyOf(id) === wanted || keyOf(fullName) === wanted) ??
    products.find(({ label }) => isCode(label, wanted))
  )
}

/** The key of a code as written; '' if it is an amount, or a count and a size: "45,5" is not 455, nor "2 80" 280. */
export function keyIn(written: string): string {
  return AMOUNT.test(written.trim()) ? '' : codeKey(written)
}
const AMOUNT = /^\d{1,2}[\s,;]+\d+$|^\d+[.,]\d{1,2}$/u

/** Whether the text is one of the product's searched forms; a bare number never is: it may mean anything. */
export function isCode(label: string, key: string): boolean {
  return /\D/.test(key) ? keysOf(label).includes(key) : keyOf(label) === key
}

/** A line for a product, as the catalogue names it. */
export function lineOf({ id, label, fullName }: NamedProduct): NewLine {
  return { id, label, name: fullName }
}

/** A line in the visitor's own words. */
export function freeLine(words: string): NewLine {
  return { id: '', label: words, name: words }
}
