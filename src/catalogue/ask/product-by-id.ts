import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import { oncePer } from '#figures/once-per.ts'

export const productsById = oncePer(
  (products: readonly CatalogueProduct[]): ReadonlyMap<string, CatalogueProduct> =>
    new Map(products.map((product) => [product.id, product])),
)

export function productOf(
  { products }: Pick<Catalogue, 'products'>,
  id: string | undefined,
): CatalogueProduct | undefined {
  return id === undefined ? undefined : productsById(products).get(id)
}
