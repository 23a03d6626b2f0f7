import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import { isDefinition, partsOf, isOfKind } from '../ask/pages.ts'
import type { Problem } from '../read/problem.ts'
import { productsById } from '../ask/product-by-id.ts'
import { lacksAsAlternative } from '../ask/related-products.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import type { HomePage } from '#schema/home.ts'
import type { Site } from '#schema/site.ts'

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

/** The offices and the industries that a group of customers names are those of the site. */
export function checkCustomers(
  parsed: readonly ParsedPage[],
  { branches }: Site,
  { industries }: HomePage,
  problems: Problem[],
) {
  const offices = new Set(branches.map(({ id }) => id))
  const known = new Set(industries.cards.map(({ id }) => id))
  for (const { file, content } of parsed.filter((page) => isOfKind(page, 'customers'))) {
    content.zones.forEach((zone, index) => {
      if (!offices.has(zone.office)) {
        const message = `no existe la sucursal «${zone.office}»: hay ${[...offices].join(', ')}`
        problems.push(file.problem(['zones', index, 'office'], message, 'missing name'))
      }
      if (zone.logos.length > zone.count) {
        const message = `dice ${zone.count}, y hay ${zone.logos.length} logotipos: cuenta a todos los clientes del grupo`
        problems.push(file.problem(['zones', index, 'count'], message))
      }
      zone.industries.forEach((id, place) => {
        if (known.has(id)) return
        const at = ['zones', index, 'industries', place]
        const message = `no existe la industria «${id}»${didYouMean(id, [...known])}`
        problems.push(file.problem(at, message, 'missing name'))
      })
    })
  }
}
