import { codeKeys } from '#finder/search/code-keys.ts'
import { codeKey } from '#schema/fold-text.ts'
import type { NewLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'

/** The product of a code, an id or a whole name, however it is written: "442c xl", "442C-XL", "170 AH" as it is searched. */
export function findProduct<Product extends NamedProduct>(
  products: readonly Product[],
  written: string,
): Product | undefined {
  const wanted = codeKey(written)
  if (wanted === '') return undefined
  return (
    products.find(({ id }) => id === written) ??
    products.find(({ label }) => codeKey(label) === wanted) ??
    products.find(({ id, fullName }) => codeKey(id) === wanted || codeKey(fullName) === wanted) ??
    products.find(({ label }) => isCode(label, wanted))
  )
}

/** Whether it is one of the ways in which a code is searched; in a list a number alone may be anything else. */
export function isCode(label: string, key: string): boolean {
  return /\D/.test(key) ? codeKeys(label).includes(key) : codeKey(label) === key
}

/** A line for a product, as the catalogue names it. */
export function lineOf({ id, label, fullName }: NamedProduct): NewLine {
  return { id, label, name: fullName }
}

/** A line in the visitor's own words. */
export function freeLine(words: string): NewLine {
  return { id: '', label: words, name: words }
}
