import type { Facet } from '#schema/facets.ts'
import type { SpecRow } from '#schema/quantity.ts'
import type { PropertyDefinition } from '#schema/vocabulary.ts'
import type { CatalogueProduct } from './catalogue-model.ts'
import type { LimitWording } from './format-quantity.ts'
import { standingFigure, type StandingFigure } from './present-specs.ts'

/** The specification rows of a facet. */
export function facetRows(
  { specs }: Readonly<{ specs: readonly SpecRow[] }>,
  facet: Facet,
  properties: ReadonlyMap<string, PropertyDefinition>,
): SpecRow[] {
  return specs.filter(({ property }) => properties.get(property)?.facet === facet)
}

/**
 * The facet's figure, or that of the property which `standsIn` for it (rpm for speed); in a list of one
 * service, that service's figure.
 */
export function facetFigure(
  product: Pick<CatalogueProduct, 'specs'>,
  facet: Facet,
  properties: ReadonlyMap<string, PropertyDefinition>,
  wording: LimitWording,
  service?: string,
): StandingFigure | undefined {
  const figure = standingFigure(facetRows(product, facet, properties), wording, service)
  if (figure) return figure
  const inItsPlace = product.specs.filter(
    ({ property }) => properties.get(property)?.standsIn === facet,
  )
  return standingFigure(inItsPlace, wording, service)
}

export function propertyFigure(
  { specs }: Pick<CatalogueProduct, 'specs'>,
  label: string,
  service?: string,
): StandingFigure | undefined {
  const rows = specs.filter(({ property }) => property === label)
  return standingFigure(rows, 'explicit', service)
}

/** Words as the figure of a column of words. */
export function textFigure(text: string): StandingFigure {
  return { si: { text, computed: false } }
}
