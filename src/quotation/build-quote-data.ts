import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { choicesOf } from '#catalogue/choices.ts'
import { facetRanges } from '#catalogue/facet-ranges.ts'
import type { PublishedRange } from '#catalogue/judge-range.ts'
import { PRODUCTS_FOLDER } from '#catalogue/paths.ts'
import { productLabel, type Picture } from '#catalogue/present-product.ts'
import { FACET_NAMES } from '#schema/facets.ts'
import { lowered } from '#schema/letter-case.ts'
import type { ServiceField } from '#schema/service.ts'
import type { QuoteData } from './quote-data.ts'

type PictureOf = (product: CatalogueProduct) => Picture

/** Their chamber is piped by a plan. */
const PIPED = `${PRODUCTS_FOLDER}sellos-mecanicos/`
/** What is bolted between flanges is made to their standard. */
const FLANGED = ['brida', 'ducto']

/** Every product with what has to be known to quote it; the pictures come from the layer above. */
export function buildQuoteData(catalogue: Catalogue, pictureOf: PictureOf): QuoteData {
  return {
    products: catalogue.products.map((product) => {
      const ranges = facetRanges(product, catalogue.properties)
      return {
        id: product.id,
        label: productLabel(product),
        name: product.name,
        href: product.href,
        // Its label stands beside it.
        picture: { ...pictureOf(product), alt: '' },
        fields: fieldsOf(product, ranges, catalogue),
        ranges,
      }
    }),
    plans: catalogue.apiPlans.map(({ plan, arrangement }) => ({
      id: plan,
      label: `Plan ${plan}, ${lowered(arrangement)}`,
    })),
  }
}

/** What the product publishes limits for, and what its kind of machine is described by besides. */
function fieldsOf(
  product: CatalogueProduct,
  ranges: readonly PublishedRange[],
  { selection }: Pick<Catalogue, 'selection'>,
): ServiceField[] {
  const facets = FACET_NAMES.filter((name) => ranges.some(({ facet }) => facet === name))
  const equipment = choicesOf('equipment', product, selection)
  const isPiped = product.pagePath.startsWith(PIPED) && facets.includes('diameter')
  return [
    ...facets,
    ...(facets.length > 0 ? (['fluid'] as const) : []),
    ...(isPiped ? (['plan'] as const) : []),
    ...(FLANGED.some((id) => equipment.has(id)) ? (['flange'] as const) : []),
  ]
}
