import { FACET_NAMES, FACETS, type Facet } from '#figures/facets.ts'
import { convert, UNITS } from '#figures/units.ts'
import type { Catalogue, CatalogueProduct } from './catalogue-model.ts'
import type { ShownQuantity } from '#figures/format-quantity.ts'
import { linearScale, logScale, placeOn, type GaugeScale, type Tick } from '#figures/gauge-scale.ts'
import { honestFigure } from '#figures/honest-figure.ts'
import { oncePer } from './once-per.ts'
import { familyPathOf } from './paths.ts'
import { keyFigures, type KeyFigure } from '#figures/present-specs.ts'
import { facetRows } from '#figures/row-figures.ts'

/** A range drawn on a ruler; ends in percent of it, none where none is published. */
export type GaugeRuler = { ticks: readonly Tick[]; start?: number; end?: number }

/** A limit of a product as a figure and, where its unit allows, as a bar on its family's rulers. */
export type Gauge = KeyFigure & { rulers?: { si: GaugeRuler; imperial: GaugeRuler } }

/** From this ratio of the highest to the middle limit on, a linear ruler would squeeze most bars. */
const LOG_FROM_RATIO = 8

/** Both ends of what is allowed, in one unit. */
type Limits = { min?: number; max?: number }

/** The limits of a product on the rulers of its family, so that its pages can be compared by eye. */
export function productGauges(product: CatalogueProduct, catalogue: Catalogue): Gauge[] {
  return keyFigures(product.specs, catalogue.properties).map((figure): Gauge => {
    const own = limitsOf(product, figure.facet, catalogue)
    const scales = rulersOf(catalogue).get(`${familyPathOf(product.pagePath)} ${figure.facet}`)
    if (!own || !scales) return figure
    const { si, imperial } = FACETS[figure.facet].units
    return {
      ...figure,
      rulers: {
        si: drawn(own, scales.si),
        imperial: drawn(inUnit(own, si, imperial), scales.imperial),
      },
    }
  })
}

function drawn({ min, max }: Limits, scale: GaugeScale): GaugeRuler {
  return {
    ticks: scale.ticks,
    ...(min !== undefined && { start: placeOn(scale, min) }),
    ...(max !== undefined && { end: placeOn(scale, max) }),
  }
}

type FamilyScales = { si: GaugeScale; imperial: GaugeScale }

/** The rulers of each family and facet. */
const rulersOf = oncePer((catalogue: Catalogue): ReadonlyMap<string, FamilyScales> => {
  const families = Map.groupBy(catalogue.products, ({ pagePath }) => familyPathOf(pagePath))
  const entries = [...families].flatMap(([family, products]) =>
    FACET_NAMES.flatMap((facet): [string, FamilyScales][] => {
      const all = plainLimits(products, facet, catalogue)
      // A single product would fill its own ruler, which tells nothing.
      if (all.length < 2) return []
      const { si, imperial } = FACETS[facet].units
      const scales = {
        si: scaleFor(facet, all),
        imperial: scaleFor(
          facet,
          all.map((limits) => inUnit(limits, si, imperial)),
        ),
      }
      return [[`${family} ${facet}`, scales]]
    }),
  )
  return new Map(entries)
})

/**
 * The limits that a family's ruler is made for. One that holds under a condition only (2760 °C without
 * oxygen) would leave every other bar a stub; its own ends where the ruler does.
 */
function plainLimits(
  products: readonly CatalogueProduct[],
  facet: Facet,
  catalogue: Catalogue,
): Limits[] {
  const limits = products.flatMap((product) => {
    const own = limitsOf(product, facet, catalogue)
    const figure = honestFigure(facetRows(product, facet, catalogue.properties))
    return own ? [{ own, isPlain: !figure?.isConditional }] : []
  })
  const plain = limits.filter(({ isPlain }) => isPlain)
  return (plain.length < 2 ? limits : plain).map(({ own }) => own)
}

/** The ruler that all these limits fit: from zero where they can begin there. */
function scaleFor(facet: Facet, all: readonly Limits[]): GaugeScale {
  const ends = all.flatMap(({ min, max }) => [min, max]).filter((value) => value !== undefined)
  const highest = all.flatMap(({ max }) => max ?? []).sort((a, b) => a - b)
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const middle = highest[Math.floor(highest.length / 2)] ?? most
  const { isSize, belowZero } = FACETS[facet]
  if (belowZero) return linearScale(Math.min(0, least), most, belowZero.grain)
  if (least > 0 && (isSize || most / middle > LOG_FROM_RATIO)) {
    return logScale(least, most)
  }
  return linearScale(0, most)
}

/** What a product allows, in its ruler's SI unit; undefined where it publishes another kind of unit. */
function limitsOf(
  product: CatalogueProduct,
  facet: Facet,
  { properties }: Pick<Catalogue, 'properties'>,
): Limits | undefined {
  const unit = FACETS[facet].units.si
  const dimension = UNITS[unit]?.dimension
  const quantity = honestFigure(facetRows(product, facet, properties))?.values.find(
    (value) => UNITS[value.unit]?.dimension === dimension,
  )
  return quantity && inUnit(endsOf(quantity), quantity.unit, unit)
}

/**
 * A single value is the most that is allowed, a list reaches from its first to its last. Of the limits
 * of several versions a bar shows the one that all of them reach: it cannot say "según".
 */
function endsOf({ value, values, min, max, spanOf }: ShownQuantity): Limits {
  if (spanOf === 'max') return { ...(min !== undefined && { max: min }) }
  if (spanOf === 'min') return { ...(max !== undefined && { min: max }) }
  if (values) return { min: Math.min(...values), max: Math.max(...values) }
  const top = value ?? max
  return { ...(min !== undefined && { min }), ...(top !== undefined && { max: top }) }
}

function inUnit({ min, max }: Limits, from: string, to: string): Limits {
  return {
    ...(min !== undefined && { min: convert(min, from, to) }),
    ...(max !== undefined && { max: convert(max, from, to) }),
  }
}
