import { listAxis, reachOf, type Axis, type Reach } from '#figures/axis.ts'
import { FACETS, type Facet } from '#figures/facets.ts'
import { honestFigure } from '#figures/honest-figure.ts'
import type { Properties, SpecRow } from '#figures/quantity.ts'
import { facetRows } from '#figures/row-figures.ts'
import type { Catalogue, CataloguePage } from '../catalogue-model.ts'
import { machinesOf } from './industry-page.ts'

type Specified = Readonly<{ specs: readonly SpecRow[] }>

/** How far a product's figure of a facet reaches, in the facet's SI unit; where one kind of machine is meant, its own. */
export function facetReach(
  { specs }: Specified,
  facet: Facet,
  properties: Properties,
  machine?: string,
): Reach | undefined {
  // The section of a packing is no diameter of a shaft.
  const rows = facetRows({ specs }, facet, properties).filter(
    ({ property }) => properties.get(property)?.limits === undefined,
  )
  const figure = honestFigure(rows, machine)
  return figure && reachOf(figure, FACETS[facet].units.si)
}

/** The axis of a facet in the list of a page: its rows' bars and the gauges on its products' pages lie on it. */
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
