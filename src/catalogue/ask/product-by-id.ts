import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import { memoise } from '#figures/memoise.ts'

export const productsById = memoise(
  (products: readonly CatalogueProduct[]): ReadonlyMap<string, CatalogueProduct> =>
    new Map(products.map((product) => [product.id, product])),
)

export function productOf(
  { products }: Pick<Catalogue, 'products'>,
  id: string | undefined,
): CatalogueProduct | undefined {
  return id === undefined ? undefined : productsById(products).get(id)
}
