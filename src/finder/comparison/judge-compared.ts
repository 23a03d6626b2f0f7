import { judge } from '#figures/judge.ts'
import { judgementWords } from '#figures/limit-words.ts'
import type { UnitSystem } from '#figures/units.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { asAsked } from '../products/named-versions.ts'
import { chipsOf } from '../selector/asked-in-words.ts'
import { askedService, criteriaOf, draftOf } from '../selector/criteria.ts'
import type { ComparedRow } from './align-products.ts'

/** Judges each product's limits by the selector's query for a machine; undefined if that asks nothing. */
export function judgeCompared(
  products: readonly ProductRecord[],
  query: string,
  options: ProductData['options'],
  system: UnitSystem,
): ComparedRow<string> | undefined {
  const criteria = criteriaOf(draftOf(new URLSearchParams(query), system), options, system)
  const chips = chipsOf(criteria, options, system)
  if (chips.length === 0) return undefined
  const service = askedService(criteria, options)
  const cells = products.map((product) =>
    judgementWords(judge(asAsked(product, criteria), service), system),
  )
  return { name: chips.map(({ text }) => text).join(', '), cells, isDifferent: true, isWhole: true }
}
