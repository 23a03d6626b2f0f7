import { axisTicks, barOn, type AxisBar } from '#figures/axis.ts'
import { FACETS } from '#figures/facets.ts'
import { keyFigures, standingFigure, type KeyFigure } from '#figures/present-specs.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { facetReach, listAxisOf } from '#catalogue/ask/list-axes.ts'

/** A range drawn on a ruler, whose figures stand at its beginning, its middle and its end. */
export type GaugeRuler = {
  bar: AxisBar
  ticks: { si: readonly string[]; imperial: readonly string[] }
}

/** A limit of a product as a figure and, where its list has an axis for it, as a bar. */
export type Gauge = Omit<KeyFigure, 'facet'> &
  Partial<Pick<KeyFigure, 'facet'>> & { ruler?: GaugeRuler }

/** The limits of a product on the axes of its list, so that its pages can be compared by eye. */
export function productGauges(
  product: CatalogueProduct,
  page: CataloguePage,
  catalogue: Catalogue,
): Gauge[] {
  const limits = keyFigures(product.specs, catalogue.properties).map((figure): Gauge => {
    const reach = facetReach(product, figure.facet, catalogue.properties)
    const axis = listAxisOf(page, figure.facet, catalogue)
    if (!reach || !axis) return figure
    const { si, imperial } = FACETS[figure.facet].units
    const ticks = { si: axisTicks(axis, si), imperial: axisTicks(axis, si, imperial) }
    return { ...figure, ruler: { bar: barOn(axis, reach), ticks } }
  })
  const others = [...catalogue.properties.values()]
    .filter(({ isGauge }) => isGauge)
    .flatMap((meaning): Gauge[] => {
      const { label } = meaning
      const rows = product.specs.filter(({ property }) => property === label)
      const figure = standingFigure(rows, 'explicit', undefined, undefined, meaning)
      return figure ? [{ label, ...figure }] : []
    })
  return [...limits, ...others]
}
