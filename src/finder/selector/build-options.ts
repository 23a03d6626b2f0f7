import type { Catalogue } from '#catalogue/catalogue-model.ts'
import type { CountedOptions } from '#views/product-data.ts'
import { choiceOptions, chosenBy } from '#views/product-records.ts'
import { NOTHING_ASKED } from './criteria.ts'
import { countOptions } from './select-products.ts'

/** Every option with the number of products that have it. */
export function wholeOptions(catalogue: Catalogue): CountedOptions {
  const products = catalogue.products.map((product) => chosenBy(product, catalogue))
  return countOptions({ options: choiceOptions(catalogue), products }, NOTHING_ASKED)
}
