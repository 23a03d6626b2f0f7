import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import { isDefinition, partsOf } from '../ask/pages.ts'
import type { Problem } from '../read/problem.ts'
import { productsById } from '../ask/product-by-id.ts'
import { lacksAsAlternative } from '../ask/related-products.ts'

/**
 * Every product that another one names exists; an alternative is no simpler and reaches no less than what it stands in
 * for; an accessory serves a machine of each product that it names.
 */
export function checkRelations(
  parsed: readonly ParsedPage[],
  catalogue: Pick<Catalogue, 'products' | 'properties' | 'selection' | 'pages'>,
  problems: Problem[],
) {
  const byId = productsById(catalogue.products)
  for (const { file, content } of parsed) {
    partsOf(content).products.forEach((entry, index) => {
      const product = isDefinition(entry) ? byId.get(entry.id) : undefined
      if (!product) return
      const report = (field: readonly PropertyKey[], message: string) =>
        problems.push(file.problem(['products', index, ...field], message, 'missing product'))
      const found = (ref: string, field: readonly PropertyKey[], lack: Lack) => {
        const other = byId.get(ref)
        const message = other ? lack(other) : 'no existe'
        if (message !== undefined) report(field, `«${ref}» ${message}`)
      }
      product.alternatives.forEach(({ ref }, at) => {
        found(ref, ['alternatives', at, 'ref'], (other) =>
          other === product
            ? 'es el mismo producto'
            : lacksAsAlternative(product, other, catalogue),
        )
      })
      const { accompanies } = product
      accompanies?.products.forEach((ref, at) => {
        found(ref, ['accompanies', 'products', at], (other) =>
          sharesMachine(product, other) ? undefined : 'no es de ninguno de sus equipos',
        )
      })
      accompanies?.pages.forEach((path, at) => {
        if (!catalogue.pages.has(path)) {
          report(['accompanies', 'pages', at], `no existe la página ${path}`)
        }
      })
    })
  }
}

type Lack = (other: CatalogueProduct) => string | undefined

function sharesMachine({ equipment }: CatalogueProduct, other: CatalogueProduct): boolean {
  return equipment.length === 0 || equipment.some((machine) => other.equipment.includes(machine))
}
