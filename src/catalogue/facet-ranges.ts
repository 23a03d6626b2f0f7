import type { Catalogue, CatalogueProduct } from './catalogue-model.ts'
import { honestFigure } from './honest-figure.ts'
import { figureLine, figureText, keyFigures, type KeyFigure } from './present-specs.ts'
import type { Quantity, SpecRow } from '#schema/quantity.ts'
import { convert, UNITS, type UnitSystem } from '#schema/units.ts'
import { FACETS, type Facet } from '#schema/facets.ts'
import type { PublishedRange } from './judge-range.ts'

/** Enough for a thousandth of an inch in millimetres. */
const DECIMALS = 4

/**
 * The limits that a product publishes for what a machine is chosen by, in their own order. Where they were
 * published its own page says.
 */
export function facetRanges(
  { specs }: Pick<CatalogueProduct, 'specs'>,
  properties: Catalogue['properties'],
): PublishedRange[] {
  return specs.flatMap((row) => {
    if (properties.get(row.property)?.isAsked === false) return []
    const [figure] = keyFigures([row], properties)
    const si = limitsOf(row, 'si', figure?.facet)
    const imperial = limitsOf(row, 'imperial', figure?.facet)
    const own = si ?? imperial
    // A list of sizes is no range: nothing is said of what lies between them.
    return figure && own ? [rangeOf(row, figure, own, imperial ?? own)] : []
  })
}

/** The limits of the one figure that stands for a product, with the figure and its condition in words. */
export function standingRange(
  { specs }: Pick<CatalogueProduct, 'specs'>,
  properties: Catalogue['properties'],
  facet: Facet,
): (Limits & { text: string }) | undefined {
  const rows = specs.filter(({ property }) => {
    const definition = properties.get(property)
    return definition?.facet === facet && definition.isAsked !== false
  })
  const values = honestFigure(rows)?.values ?? []
  const limits = limitsOf({ values }, 'si', facet) ?? limitsOf({ values }, 'imperial', facet)
  const [figure] = keyFigures(rows, properties)
  return limits && figure && { ...limits, text: figureLine(figure) }
}

type Limits = { min?: number; max?: number }

function rangeOf(
  { condition }: SpecRow,
  { facet, label, si, imperial }: KeyFigure,
  own: Limits,
  other: Limits,
): PublishedRange {
  return {
    facet,
    label,
    ...own,
    text: figureText(si),
    ...(condition !== undefined && { condition }),
    ...(imperial && { imperial: { ...other, text: figureText(imperial) } }),
  }
}

/** The limits published in a system of units, in the facet's SI unit. */
function limitsOf(
  { values }: { values: readonly Quantity[] },
  system: UnitSystem,
  facet: Facet | undefined,
): Limits | undefined {
  const quantity = values.find(({ unit }) => UNITS[unit]?.system === system)
  if (!facet || !quantity) return undefined
  const { min, max, unit } = quantity
  if (min === undefined && max === undefined) return undefined
  const across = (figure: number) =>
    Number(convert(figure, unit, FACETS[facet].units.si).toFixed(DECIMALS))
  return {
    ...(min !== undefined && { min: across(min) }),
    ...(max !== undefined && { max: across(max) }),
  }
}
