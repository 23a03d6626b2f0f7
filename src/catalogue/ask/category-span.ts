import { reachOf, type Reach, type Span } from '#figures/axis.ts'
import { FACET_NAMES, FACETS, type Facet } from '#figures/facets.ts'
import type { PropertyDefinition } from '#schema/vocabulary.ts'
import { convert, UNITS, type UnitSystem } from '#figures/units.ts'
import type { CataloguePage, CatalogueProduct } from '../catalogue-model.ts'
import { counterpartOf, formatQuantity, type ShownQuantity } from '#figures/format-quantity.ts'
import { BY_PRODUCT, honestFigure, type HonestFigure } from '#figures/honest-figure.ts'
import { partsOf } from './pages.ts'
import type { Figure, StandingFigure } from '#figures/present-specs.ts'
import type { SpecRow } from '#figures/quantity.ts'
import { facetRows } from '#figures/row-figures.ts'

/** A page's products, and the figures it publishes for all of them. */
export type Listed = Pick<CataloguePage, 'content' | 'products'>

/** The range that the rows of products show together: each shows its condition itself. */
export function rowsSpan(
  products: readonly CatalogueProduct[],
  facet: Facet,
  properties: ReadonlyMap<string, PropertyDefinition>,
  machineOf: (product: CatalogueProduct) => string | undefined,
): Pick<StandingFigure, 'si' | 'imperial'> | undefined {
  const figures = products.flatMap(
    (product) => honestFigure(facetRows(product, facet, properties), machineOf(product)) ?? [],
  )
  return spanBetweenEnds(extreme(figures, 'min', facet), extreme(figures, 'max', facet), facet)
}

/**
 * The range that the products of pages cover together, of a category or of a family with all its categories, including
 * the figures that the pages publish themselves. A figure that holds only in one service does not count: the span
 * would promise it for all. Each end is written as the product that sets it publishes it. The span carries the
 * condition of its ends; where not every product reaches them, it says that it depends on the product.
 */
export function spanOfPages(
  pages: readonly Listed[],
  facet: Facet,
  properties: ReadonlyMap<string, PropertyDefinition>,
): StandingFigure | undefined {
  const figuresOf = (one: { specs: readonly SpecRow[] }) => {
    const rows = facetRows(one, facet, properties)
    const figure = honestFigure(rows)
    return figure ? [{ figure, begins: sharedLeast(rows.map(({ values }) => values)) }] : []
  }
  const isLimited = (one: CatalogueProduct) =>
    FACET_NAMES.some((each) => facetRows(one, each, properties).length > 0)
  // Accessories among seals (a bushing, a lever) publish no limit: they must not count as falling short.
  const products = new Set(pages.flatMap((page) => page.products.filter(isLimited)))
  const ofProducts = [...products].map(figuresOf)
  const all = [
    ...pages.flatMap(({ content }) => figuresOf({ specs: partsOf(content).figures })),
    ...ofProducts.flat(),
  ]
  const figures = all.flatMap(({ figure }) => (figure.isConditional ? [] : figure))
  // Conditional figures may set the lower end where all their cases start at the same value.
  const beginning = all.flatMap(({ figure, begins }) =>
    !figure.isConditional || begins ? figure : [],
  )
  const least = extreme(figures.length === 0 ? figures : beginning, 'min', facet)
  const most = extreme(figures, 'max', facet)
  const span = spanBetweenEnds(least, most, facet)
  if (!span) return undefined
  const [lower, upper] = [reachOfEnds(least, facet), reachOfEnds(most, facet)]
  const whole = {
    ...(lower.min !== undefined && { min: lower.min }),
    ...(upper.max !== undefined && { max: upper.max }),
  }
  const reach = reachOfAll(
    whole,
    ofProducts.map(([own]) => own && reachOf(own.figure, FACETS[facet].units.si)),
  )
  const condition = conditionOf(least, most, reach.sure === undefined)
  return {
    ...span,
    ...(condition !== undefined && { condition }),
    reach,
  }
}

/** Whether several cases, such as two atmospheres, have the same minimum. */
function sharedLeast(cases: readonly (readonly { min?: number | undefined; unit: string }[])[]) {
  const ends = cases.map((values) => values.map(({ min, unit }) => `${min ?? ''} ${unit}`).join())
  return (
    cases.length > 1 &&
    cases.flat().every(({ min }) => min !== undefined) &&
    new Set(ends).size === 1
  )
}

/**
 * The whole span, with the part that every product covers as `sure`. That part is empty where a product
 * publishes no comparable figure (a speed in rpm) or only one that holds in a single service.
 */
function reachOfAll(whole: Span, ofProducts: readonly (Reach | undefined)[]): Reach {
  if (ofProducts.length === 0) return whole
  const sure = ofProducts.map((reach) => reach?.sure ?? reach ?? {})
  const shared = sure.every(isPublished) ? spanBetween(sure, Math.max, Math.min) : {}
  const { min = -Infinity, max = Infinity } = shared
  if (min > max) return { ...whole, sure: {} }
  return shared.min === whole.min && shared.max === whole.max ? whole : { ...whole, sure: shared }
}

/** The span of the figures that set an end, in the facet's SI unit. */
function reachOfEnds(figures: readonly HonestFigure[], facet: Facet): Span {
  const reaches = figures.flatMap((figure) => reachOf(figure, FACETS[facet].units.si) ?? [])
  return spanBetween(reaches, Math.min, Math.max)
}

const isPublished = ({ min, max }: Span) => min !== undefined || max !== undefined

type Choose = (...values: number[]) => number

function spanBetween(spans: readonly Span[], lower: Choose, upper: Choose): Span {
  const [lows, highs] = [
    spans.flatMap(({ min }) => min ?? []),
    spans.flatMap(({ max }) => max ?? []),
  ]
  return {
    ...(lows.length > 0 && { min: lower(...lows) }),
    ...(highs.length > 0 && { max: upper(...highs) }),
  }
}

type End = 'min' | 'max'

/** An end of a quantity; none for limits that differ by version ("hasta 150, hasta 260"), which do not start there. */
function endOf({ min, max, value, spanOf }: ShownQuantity, end: End): number | undefined {
  if (end === 'min') return spanOf === 'max' ? undefined : min
  return spanOf === 'min' ? undefined : (max ?? value)
}

/** The figure's end in the facet's SI unit; undefined where its dimension differs. */
function comparedEnd({ values }: HonestFigure, end: End, facet: Facet): number | undefined {
  const { si } = FACETS[facet].units
  const quantity = values.find(({ unit }) => UNITS[unit]?.dimension === UNITS[si]?.dimension)
  if (!quantity) return undefined
  const value = endOf(quantity, end)
  return value === undefined ? undefined : convert(value, quantity.unit, si)
}

/** The figures with the outermost end; several where they are equal. */
function extreme(figures: readonly HonestFigure[], end: End, facet: Facet): HonestFigure[] {
  const ends = figures.flatMap((figure) => comparedEnd(figure, end, facet) ?? [])
  const furthest = end === 'min' ? Math.min(...ends) : Math.max(...ends)
  return figures.filter((figure) => comparedEnd(figure, end, facet) === furthest)
}

/** The condition that the deciding figures share; otherwise "según modelo" unless every product is sure. */
function conditionOf(
  least: readonly HonestFigure[],
  most: readonly HonestFigure[],
  isSure: boolean,
): string | undefined {
  const isRange = least.length > 0 && most.length > 0
  const deciding = isRange ? least.filter((figure) => most.includes(figure)) : [...least, ...most]
  const [condition, ...others] = new Set(deciding.map((figure) => figure.condition))
  if (condition !== undefined && others.length === 0) return condition
  return isSure ? undefined : BY_PRODUCT
}

/** The span in both systems; undefined where neither end is published. */
function spanBetweenEnds(
  least: readonly HonestFigure[],
  most: readonly HonestFigure[],
  facet: Facet,
) {
  if (least.length === 0 && most.length === 0) return undefined
  return {
    si: spanIn('si', least, most, facet),
    imperial: spanIn('imperial', least, most, facet),
  }
}

/** The span in a system of units; marked as computed if either end is. */
function spanIn(
  system: UnitSystem,
  least: readonly HonestFigure[],
  most: readonly HonestFigure[],
  facet: Facet,
): Figure {
  const unit = FACETS[facet].units[system]
  const [min, max] = [endIn(system, least, 'min', facet), endIn(system, most, 'max', facet)]
  const quantity = {
    unit,
    ...(min && { min: min.value }),
    ...(max && { max: max.value }),
  }
  return { text: formatQuantity(quantity), computed: Boolean(min?.computed || max?.computed) }
}

/** The end as one of the deciding figures publishes it in this system; converted where none does. */
function endIn(
  system: UnitSystem,
  figures: readonly HonestFigure[],
  end: End,
  facet: Facet,
): { value: number; computed: boolean } | undefined {
  const unit = FACETS[facet].units[system]
  // Sizes are rounded as on the product's own page.
  const rounding = FACETS[facet].isSize ? 'size' : 'limit'
  const valuesOf = (quantities: readonly ShownQuantity[]) =>
    quantities.flatMap((quantity) => {
      const value = endOf(quantity, end)
      return value === undefined ? [] : [convert(value, quantity.unit, unit)]
    })
  const all = figures.flatMap(({ values }) => values)
  const own = valuesOf(all.filter((quantity) => UNITS[quantity.unit]?.system === system))
  const found =
    own.length > 0 ? own : valuesOf(all.flatMap((value) => counterpartOf(value, rounding) ?? []))
  if (found.length === 0) return undefined
  return {
    value: end === 'min' ? Math.min(...found) : Math.max(...found),
    computed: own.length === 0,
  }
}
