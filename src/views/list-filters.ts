import { capitalised } from '#schema/letter-case.ts'
import { FACETS, type Facet } from '#figures/facets.ts'
import { convert, UNITS } from '#figures/units.ts'
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { choicesOf, isAnswered, type ChoiceKind } from '#catalogue/ask/choices.ts'
import { formatQuantity, type ShownQuantity } from '#figures/format-quantity.ts'
import type { ProductGroup } from '#catalogue/ask/list-groups.ts'
import { facetRows } from '#figures/row-figures.ts'
import { honestFigure } from '#figures/honest-figure.ts'
import { judge } from '#figures/judge.ts'
import { judgeable } from '#catalogue/ask/judgeable.ts'

/** A filter of a list. Several kinds selected together widen the result; all other filters narrow it. */
export type ListFilter = {
  id: string
  label: string
  /** A limit's label in imperial units. */
  imperial?: string
  /** The heading of its group: "Tipo", "Límite", "Norma", "Servicio". */
  group: string
  /** The filter is a group of the list. */
  isKind?: true
}

/** A filter with its predicate. */
export type FilterSource = ListFilter & { admits: (product: CatalogueProduct) => boolean }

/** The filter for display, without its predicate. */
export function asFilter({ admits: _admits, ...filter }: FilterSource): ListFilter {
  return filter
}

/** Shorter lists have no filters: reading them is faster. */
const FILTERED_LEAST = 4
const LIMITS_MOST = 6
/** Fills two lines on a wide screen; a list with many kinds still keeps at least three other filters. */
const FILTERS_MOST = 13
const LIMITS_LEAST = 3
/** Tolerance for floating-point error. */
const GRAIN_TOLERANCE = 1e-9
const FIGURE_DIGITS = 3
const CHOICES_MOST = 3
/** In lists up to this length a standard is a filter even if only one product meets it. */
const FEW = 6
/** At least one product in this many must publish a limit for it to be a filter. */
const KNOWN_LEAST = 3
/** At least one product in this many must reach the limit: one that only two reach would be far off the axis. */
const SEVERAL = 6

/** The filters of a list: its groups (headed `kind`), highest limits, standards, services, dimension tables. */
export function listFilters(
  products: readonly CatalogueProduct[],
  groups: readonly ProductGroup[],
  catalogue: Catalogue,
  kind = 'Tipo',
): FilterSource[] {
  if (products.length < FILTERED_LEAST) return []
  const shared = sharedOpening(groups.map(({ heading = '' }) => heading))
  const kinds = groups.length > 1 ? groups.map((group) => kindFilter(group, kind, shared)) : []
  const limits = [
    limitFilter('pressure', products, catalogue),
    limitFilter('temperature', products, catalogue),
    ...choiceFilters('standards', products, catalogue),
    ...choiceFilters('services', products, catalogue),
    TABLES,
  ].filter((filter) => filter !== undefined)
  const room = Math.min(LIMITS_MOST, Math.max(LIMITS_LEAST, FILTERS_MOST - kinds.length))
  // Groups with shortened labels share the first line.
  const [first, last] = [kinds.filter(isShort), kinds.filter((one) => !isShort(one))]
  const dividing = limits.filter((filter) => divides(filter, products))
  const alone = limits.filter((filter) => products.length <= FEW && isAlone(filter, products))
  return [...first, ...[...dividing, ...alone].slice(0, room), ...last]

  function isShort({ group }: FilterSource) {
    return shared === undefined || group === shared
  }
}

/** When this many headings begin alike, their common words head a filter group of their own. */
const SHARED_LEAST = 3

/** The words that several headings begin with, as "Láminas de". */
function sharedOpening(headings: readonly string[]): string | undefined {
  const openings = headings.flatMap((heading) => /^\S+ de(?= )/.exec(heading)?.[0] ?? [])
  return [...Map.groupBy(openings, (opening) => opening)]
    .filter(([, own]) => own.length >= SHARED_LEAST)
    .map(([opening]) => opening)[0]
}

function kindFilter(
  { id, heading = '', members }: ProductGroup,
  kind: string,
  shared: string | undefined,
): FilterSource {
  const isShared = shared !== undefined && heading.startsWith(`${shared} `)
  return {
    id,
    label: isShared ? capitalised(heading.slice(shared.length + 1)) : heading,
    group: isShared ? shared : kind,
    isKind: true,
    admits: (product) => members.includes(product),
  }
}

const TABLES: FilterSource = {
  id: 'medidas',
  label: 'Con tabla',
  group: 'Medidas',
  admits: ({ tables }) => tables.length > 0,
}

/** Whether at least two products pass and at least one does not. */
function divides({ admits }: FilterSource, products: readonly CatalogueProduct[]): boolean {
  const count = products.filter(admits).length
  return count > 1 && count < products.length
}

/** Whether the filter is a standard that only one product meets. */
function isAlone({ admits, group }: FilterSource, products: readonly CatalogueProduct[]): boolean {
  return group === CHOICE_GROUPS.standards && products.filter(admits).length === 1
}

/** "40 bar o más": near the highest limit of several products; it admits what the judge says complies with it. */
function limitFilter(
  facet: Facet,
  products: readonly CatalogueProduct[],
  catalogue: Catalogue,
): FilterSource | undefined {
  const { properties } = catalogue
  const {
    parameter,
    units: { si: unit, imperial },
  } = FACETS[facet]
  const valuesOf = (product: CatalogueProduct) => {
    const figure = honestFigure(facetRows(product, facet, properties))
    if (!figure || figure.isConditional) return []
    return figure.values.filter((one) => one.max !== undefined && UNITS[one.unit]?.counterpart)
  }
  const limitOf = (product: CatalogueProduct) => {
    const [value] = valuesOf(product)
    if (!value) return undefined
    const limit = reachedByAll(value)
    if (limit === undefined || value.unit === unit) return limit
    // Rounded down, so that no product seems to reach more than it does.
    return Math.floor(convert(limit, value.unit, unit) * 10) / 10
  }
  const limits = products.flatMap((product) => limitOf(product) ?? [])
  // A limit that few products publish would only repeat their kind.
  if (limits.length * KNOWN_LEAST < products.length) return undefined
  const reached = (least: number) => limits.filter((limit) => limit >= least).length
  const several = Math.max(2, limits.length / SEVERAL)
  const best = [...new Set(limits)]
    .filter((limit) => reached(limit) >= several && reached(limit) < products.length)
    .sort((a, b) => b - a)[0]
  if (best === undefined) return undefined
  const deciding = products.filter((product) => limitOf(product) === best).flatMap(valuesOf)
  const ends = (of: string) =>
    deciding.flatMap((value) => (value.unit === of ? (reachedByAll(value) ?? []) : []))
  // The label is a round figure that splits the list in the same way: nobody looks for 527 °C.
  const below = limits.filter((limit) => limit < best)
  const label = (of: string) => {
    const next = Math.max(0, ...below.map((limit) => convert(limit, unit, of)))
    const published = ends(of)
    return roundBetween(
      next,
      published.length > 0 ? Math.min(...published) : convert(best, unit, of),
    )
  }
  const orMore = (value: number, of: string) => `${formatQuantity({ value, unit: of })} o más`
  const value = label(unit)
  return {
    id: `${parameter}${best}`,
    label: orMore(value, unit),
    imperial: orMore(label(imperial), imperial),
    group: 'Límite',
    admits: (product) =>
      judge(judgeable(product, catalogue), { figures: [{ facet, value }] }).verdict === 'complies',
  }
}

/** The roundest figure greater than `above` and at most `upTo`. */
function roundBetween(above: number, upTo: number): number {
  const decade = 10 ** Math.floor(Math.log10(upTo))
  const grains = [1, 0.5, 0.25, 0.1, 0.05, 0.01].map((part) => part * decade)
  const round = grains.map((grain) => Math.floor(upTo / grain + GRAIN_TOLERANCE) * grain)
  return Number((round.find((one) => one > above) ?? upTo).toPrecision(FIGURE_DIGITS))
}

/** The maximum; for the maxima of several versions, the one that all of them reach. */
function reachedByAll({ min, max, spanOf }: ShownQuantity): number | undefined {
  return spanOf === 'max' ? min : max
}

const CHOICE_GROUPS = {
  services: 'Servicio',
  standards: 'Norma',
} as const satisfies Partial<Record<ChoiceKind, string>>

/** The selector's choices that divide this list, most products first. */
function choiceFilters(
  kind: keyof typeof CHOICE_GROUPS,
  products: readonly CatalogueProduct[],
  { selection }: Catalogue,
): FilterSource[] {
  return selection[kind]
    .filter(isAnswered)
    .map((choice): FilterSource => ({
      id: choice.id,
      label: choice.short ?? choice.label,
      group: CHOICE_GROUPS[kind],
      admits: (product) => choicesOf(kind, product, selection).has(choice.id),
    }))
    .map((filter) => ({ filter, count: products.filter(filter.admits).length }))
    .filter(({ count }) => count > 0 && count < products.length)
    .sort((a, b) => b.count - a.count)
    .slice(0, CHOICES_MOST)
    .map(({ filter }) => filter)
}
