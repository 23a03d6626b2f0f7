import { judge } from '#figures/judge.ts'
import { judgementWords } from '#figures/limit-words.ts'
import type { UnitSystem } from '#figures/units.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { NOTE_PARAMETER } from '#components/product-row/addressed-service.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { asAsked, namedVersions } from '../products/named-versions.ts'
import { criteriaTexts } from '../selector/criteria-words.ts'
import { askedService, criteriaOf, draftFromQuery } from '../selector/criteria.ts'
import type { ComparedRow } from './align-products.ts'

/** Judges each product's limits by the selector's query for a machine; undefined if that asks nothing. */
export function judgeCompared(
  products: readonly ProductRecord[],
  query: string,
  options: ProductData['options'],
  system: UnitSystem,
): ComparedRow<string> | undefined {
  const parameters = new URLSearchParams(query)
  const criteria = criteriaOf(draftFromQuery(parameters, system), options, system)
  const words = parameters.getAll(NOTE_PARAMETER).map((text) => text.split('/').map(wordsOf))
  const named = namedVersions(words, products)
  const chips = criteriaTexts(criteria, options, system)
  if (chips.length === 0) return undefined
  const service = askedService(criteria, options)
  const cells = products.map((product) =>
    judgementWords(judge(asAsked(product, { ...criteria, named }), service), system),
  )
  const asked = [
    ...chips.map(({ text }) => text),
    ...named.map(({ ways: [typed = []], choices }) => `${choices[0]} ${typed.join(' ')}`),
  ]
  return { name: asked.join(', '), cells, isDifferent: true, isWhole: true }
}
