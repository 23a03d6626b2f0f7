import { foldText } from '#schema/fold-text.ts'
import type { ProductRecord } from '#views/product-data.ts'

type Matched = Pick<ProductRecord, 'label' | 'fullName' | 'place'>

/** The products that all of some words name, by code, name or place in the catalogue; whole codes first. */
export function matchingProducts<Product extends Matched>(
  products: readonly Product[],
  written: string,
): Product[] {
  const words = foldText(written).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const asked = words.join(' ')
  const rank = ({ label }: Product) => {
    const code = foldText(label)
    return code === asked ? 0 : code.startsWith(asked) ? 1 : 2
  }
  return products
    .filter(({ label, fullName, place }) => {
      const said = foldText(`${label} ${fullName} ${place}`)
      return words.every((word) => said.includes(word))
    })
    .toSorted((a, b) => rank(a) - rank(b))
}
