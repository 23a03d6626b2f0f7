import { foldText, wordsOf } from '#schema/fold-text.ts'
import { tellingWords } from '../search/stop-words.ts'
import { codeKeys } from '../search/code-keys.ts'
import type { SearchHit } from '../search/search-hit.ts'

/** The id of the product that is asked for by its code, or by its name if it has no code. */
export function exactProduct(query: string, hits: readonly SearchHit[]): string | undefined {
  const products = hits.flatMap(({ entry }) => (entry.kind === 'product' ? [entry] : []))
  const [first] = products
  const [typed] = codeKeys(query)
  if (typed === undefined || first === undefined) return undefined
  if (first.code !== undefined) return codeKeys(first.code).includes(typed) ? first.id : undefined
  const asked = tellingWords(wordsOf(foldText(query)))
  // A single word of a long name does not name the product: "bomba".
  const isNamed = ({ title }: { title: string }) => {
    const words = tellingWords(wordsOf(foldText(title)))
    return asked.length * 2 > words.length && asked.every((word) => words.includes(word))
  }
  return isNamed(first) && !products.slice(1).some(isNamed) ? first.id : undefined
}
