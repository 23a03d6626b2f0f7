import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import type { Judgeable } from '#figures/judgement.ts'
import { publishedRanges } from '#figures/ranges.ts'
import { refusedServices } from './choices.ts'

/** The data of a product that is judged (judge.ts). */
export function judgeable(
  product: CatalogueProduct,
  { properties, selection }: Pick<Catalogue, 'properties' | 'selection'>,
): Judgeable {
  const refuses = refusedServices(product, selection)
  return {
    ranges: publishedRanges(product, properties),
    ...(product.sizedBy && { sizedBy: product.sizedBy }),
    ...(Object.keys(refuses).length > 0 && { refuses }),
  }
}
