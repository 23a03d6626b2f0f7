import type { CatalogueProduct } from '../catalogue-model.ts'

/** So many words has the longest code: "442C XL", "350 EF/12". */
const WORDS_MOST = 3
const WORD = /[\p{L}\d]+(?:[-/.][\p{L}\d]+)*/gu

/** Finds the products that a text names by their code, or by a part of a code that names two ("10K/22KN"). */
export function productNaming(
  products: readonly CatalogueProduct[],
): (text: string) => CatalogueProduct[] {
  const byCode = new Map<string, CatalogueProduct[]>()
  for (const product of products) {
    const { code } = product
    if (code === undefined) continue
    for (const name of new Set([code, ...code.split(/\/| y /)])) {
      byCode.set(name, [...(byCode.get(name) ?? []), product])
    }
  }
  return (text) => {
    const words = text.match(WORD) ?? []
    const names = words.flatMap((_, at) =>
      Array.from({ length: WORDS_MOST }, (__, more) => words.slice(at, at + more + 1).join(' ')),
    )
    return [...new Set(names.flatMap((name) => byCode.get(name) ?? []))]
  }
}
