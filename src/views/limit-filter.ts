import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { judgeable } from '#catalogue/ask/judgeable.ts'
import { FACETS, type Facet } from '#figures/facets.ts'
import { formatQuantity } from '#figures/format-quantity.ts'
import { honestFigure } from '#figures/honest-figure.ts'
import { judge } from '#figures/judge.ts'
import { facetRows } from '#figures/row-figures.ts'
import { convert, UNITS, type UnitSystem } from '#figures/units.ts'
import type { FilterSource } from './list-filters.ts'

/** The kind of machine that a list's row is for: its own figure counts, as the row shows it. */
export type MachineOf = (product: CatalogueProduct) => string | undefined

/** At least one product in this many must publish a limit for it to be a filter. */
const KNOWN_LEAST = 3
/** At least one product in this many must reach the limit: one that only two reach would be far off the axis. */
const SEVERAL = 6
const FIGURE_DIGITS = 3

/**
 * "40 bar o más": the highest limit that several products reach. It admits what the judge says complies, and what
 * complies on a condition, which its row states. Its labels in both systems admit the same products, since a maker's
 * 450 psi may be 30 or 31 bar.
 */
export function limitFilter(
  facet: Facet,
  products: readonly CatalogueProduct[],
  catalogue: Catalogue,
  machineOf: MachineOf,
): FilterSource | undefined {
  const { parameter, units } = FACETS[facet]
  const limits = products.flatMap((product) => limitOf(product, facet, catalogue, machineOf) ?? [])
  // A limit that few products publish would only repeat their kind.
  if (limits.length * KNOWN_LEAST < products.length) return undefined
  const judged = products.map((product) => {
    const machine = machineOf(product)
    return { product, facts: judgeable(product, catalogue), ...(machine && { machine }) }
  })
  const reaching = (shown: number, system: UnitSystem) => {
    const figure = { facet, value: convert(shown, units[system], units.si), system }
    return judged.flatMap(({ product, facts, ...service }) => {
      const { verdict } = judge(facts, { figures: [figure], ...service })
      return verdict === 'complies' || verdict === 'conditional' ? [product] : []
    })
  }
  const several = Math.max(2, limits.length / SEVERAL)
  for (const limit of limits.toSorted((a, b) => b.si - a.si || a.imperial - b.imperial)) {
    const admitted = reaching(limit.si, 'si')
    const unconditional = limits.filter(({ si }) => si >= limit.si)
    if (unconditional.length < several || admitted.length === products.length) continue
    const [label, imperial] = (['si', 'imperial'] as const).map((system) => {
      const value = roundFiguresNear(limit[system]).find((shown) => {
        const shownTo = reaching(shown, system)
        return shownTo.length === admitted.length && shownTo.every((one) => admitted.includes(one))
      })
      return value && `${formatQuantity({ value, unit: units[system] })} o más`
    })
    if (!label || !imperial) continue
    return {
      id: `${parameter}${Math.floor(limit.si * 10) / 10}`,
      label,
      imperial,
      group: 'Límite',
      admits: (product) => admitted.includes(product),
    }
  }
  return undefined
}

/**
 * The limit that a product publishes without a condition, in each system: as published in it, or else converted. Of
 * several versions, the one that all reach.
 */
function limitOf(
  product: CatalogueProduct,
  facet: Facet,
  { properties }: Catalogue,
  machineOf: MachineOf,
): Record<UnitSystem, number> | undefined {
  const { units } = FACETS[facet]
  const figure = honestFigure(facetRows(product, facet, properties), machineOf(product))
  const ends = (figure && !figure.isConditional ? figure.values : []).flatMap(
    ({ min, max, spanOf, unit }) => {
      const end = spanOf === 'max' ? min : max
      return end !== undefined && UNITS[unit]?.counterpart ? [{ end, unit }] : []
    },
  )
  const [first] = ends
  if (!first) return undefined
  const inUnit = (unit: string) =>
    ends.find((one) => one.unit === unit)?.end ?? convert(first.end, first.unit, unit)
  return { si: inUnit(units.si), imperial: inUnit(units.imperial) }
}

/** Figures on either side of this one, the roundest first: nobody looks for 527 °C. */
function roundFiguresNear(figure: number): number[] {
  const decade = 10 ** Math.floor(Math.log10(figure))
  return [1, 0.5, 0.25, 0.1, 0.05, 0.01]
    .map((part) => part * decade)
    .flatMap((grain) => [Math.floor(figure / grain) * grain, Math.ceil(figure / grain) * grain])
    .map((round) => Number(round.toPrecision(FIGURE_DIGITS)))
}
