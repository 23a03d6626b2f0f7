import type { Facet } from '#schema/facets.ts'
import type { SpecRow } from '#schema/quantity.ts'
import type { PropertyDefinition } from '#schema/vocabulary.ts'
import type { CatalogueProduct } from './catalogue-model.ts'
import type { LimitWording } from './format-quantity.ts'
import { standingFigure, type StandingFigure } from './present-specs.ts'

/** The one figure, or the words, that stand for a product in a column. */
export type RowFigure = StandingFigure

/** The rows that a product publishes of what chooses it. */
export function facetRows(
  { specs }: Pick<CatalogueProduct, 'specs'>,
  facet: Facet,
  properties: ReadonlyMap<string, PropertyDefinition>,
): SpecRow[] {
  return specs.filter(({ property }) => properties.get(property)?.facet === facet)
}

/**
 * The figure of what chooses a product, or the one that stands in its place (rpm for a speed); in a list
 * of one service, that service's.
 */
export function facetFigure(
  product: Pick<CatalogueProduct, 'specs'>,
  facet: Facet,
  properties: ReadonlyMap<string, PropertyDefinition>,
  wording: LimitWording,
  service?: string,
): RowFigure | undefined {
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
): RowFigure | undefined {
  const rows = specs.filter(({ property }) => property === label)
  return standingFigure(rows, 'explicit', service)
}

/** Words in a column of words. */
export function textFigure(text: string): RowFigure {
  return { si: { text, computed: false } }
}
