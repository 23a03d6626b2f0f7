import { FACETS, TURNS, type Facet } from './facets.ts'
import type { Properties, Quantity, SpecRow } from './quantity.ts'
import { convert, UNITS } from './units.ts'
import { standingFigure, type StandingFigure } from './present-specs.ts'

type Specified = Readonly<{ specs: readonly SpecRow[] }>

/** The specification rows of a facet. */
export function facetRows({ specs }: Specified, facet: Facet, properties: Properties): SpecRow[] {
  return specs.filter(({ property }) => properties.get(property)?.facet === facet)
}

/** The rows of a facet itself: a packing's cross-section is not a shaft diameter. */
export function ownFacetRows(product: Specified, facet: Facet, properties: Properties): SpecRow[] {
  return facetRows(product, facet, properties).filter(
    ({ property }) => properties.get(property)?.limits === undefined,
  )
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
  const rows = specs
    .filter(({ property }) => property === label)
    .map((row) => ({ ...row, values: row.values.map((value) => inUnitOf(unit, value)) }))
  return standingFigure(rows, machine, unit, properties.get(label))
}

/** The same quantity in the unit of its column, if it is of the same system: 9 MPa is 90 bar exactly. */
function inUnitOf(unit = '', quantity: Quantity): Quantity {
  const [own, other] = [UNITS[quantity.unit], UNITS[unit]]
  if (other?.dimension !== own?.dimension || other?.system !== own?.system) return quantity
  if (quantity.values ?? quantity.size) return quantity
  const across = (value: number) => Number(convert(value, quantity.unit, unit).toPrecision(12))
  const { value, min, max, ...rest } = quantity
  return {
    ...rest,
    unit,
    ...(value !== undefined && { value: across(value) }),
    ...(min !== undefined && { min: across(min) }),
    ...(max !== undefined && { max: across(max) }),
  }
}

/** Wraps words as a figure, for a column of words. */
export function textFigure(text: string): StandingFigure {
  return { si: { text, computed: false } }
}
