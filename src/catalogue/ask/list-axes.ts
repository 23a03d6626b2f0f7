import { listAxis, reachOf, type Axis, type Reach } from '#figures/axis.ts'
import { FACETS, type Facet } from '#figures/facets.ts'
import { honestFigure } from '#figures/honest-figure.ts'
import type { Properties, SpecRow } from '#figures/quantity.ts'
import { ownFacetRows } from '#figures/row-figures.ts'
import type { Catalogue, CataloguePage } from '../catalogue-model.ts'
import { machinesOf } from './industry-page.ts'

type Specified = Readonly<{ specs: readonly SpecRow[] }>

/** The reach of a product's figure, in the facet's SI unit; with a machine given, the figure for that machine. */
export function facetReach(
  product: Specified,
  facet: Facet,
  properties: Properties,
  machine?: string,
): Reach | undefined {
  const figure = honestFigure(ownFacetRows(product, facet, properties), machine)
  return figure && reachOf(figure, FACETS[facet].units.si)
}

/** The axis of a facet in a page's list; the rows' bars and the gauges on product pages share it. */
export function listAxisOf(
  page: CataloguePage,
  facet: Facet,
  { properties }: Pick<Catalogue, 'properties'>,
): Axis | undefined {
  const machineOf = machinesOf(page)
  const reaches = page.products.flatMap(
    (product) => facetReach(product, facet, properties, machineOf?.(product)) ?? [],
  )
  return listAxis(reaches, FACETS[facet])
}
