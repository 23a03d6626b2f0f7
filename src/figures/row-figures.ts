import { FACETS, TURNS, type Facet } from './facets.ts'
import type { Properties, SpecRow } from './quantity.ts'
import { standingFigure, type StandingFigure } from './present-specs.ts'

type Specified = Readonly<{ specs: readonly SpecRow[] }>

/** The specification rows of a facet. */
export function facetRows({ specs }: Specified, facet: Facet, properties: Properties): SpecRow[] {
  return specs.filter(({ property }) => properties.get(property)?.facet === facet)
}

/**
 * The facet's figure, or that of the property which `standsIn` for it (rpm for speed); for a given kind of machine,
 * that machine's figure.
 */
export function facetFigure(
  product: Specified,
  facet: Facet,
  properties: Properties,
  machine?: string,
): StandingFigure | undefined {
  const unit = FACETS[facet].units.si
  const rows = facetRows(product, facet, properties)
  const meaning = rows[0] && properties.get(rows[0].property)
  const figure = standingFigure(rows, machine, unit, meaning)
  if (figure) return figure
  const inItsPlace = product.specs.filter(
    ({ property }) => properties.get(property)?.standsIn === facet,
  )
  const other = standingFigure(inItsPlace, machine)
  return other && { ...other, condition: [TURNS.said, other.condition].filter(Boolean).join('; ') }
}

export function propertyFigure(
  { specs }: Specified,
  label: string,
  properties: Properties,
  machine?: string,
  unit?: string,
): StandingFigure | undefined {
  const rows = specs.filter(({ property }) => property === label)
  return standingFigure(rows, machine, unit, properties.get(label))
}

/** Wraps words as a figure, for a column of words. */
export function textFigure(text: string): StandingFigure {
  return { si: { text, computed: false } }
}
