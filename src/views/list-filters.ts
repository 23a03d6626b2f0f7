import { capitalised } from '#schema/letter-case.ts'
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { choicesOf, isAnswered, type ChoiceKind } from '#catalogue/ask/choices.ts'
import type { ProductGroup } from '#catalogue/ask/list-groups.ts'
import { limitFilter, type MachineOf } from './limit-filter.ts'

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
const CHOICES_MOST = 3
/** In lists up to this length a standard is a filter even if only one product meets it. */
const FEW = 6

/** The filters of a list: its groups (headed `kind`), highest limits, standards, services, dimension tables. */
export function listFilters(
  products: readonly CatalogueProduct[],
  groups: readonly ProductGroup[],
  catalogue: Catalogue,
  kind = 'Tipo',
  machineOf: MachineOf = () => undefined,
): FilterSource[] {
  if (products.length < FILTERED_LEAST) return []
  const shared = sharedOpening(groups.map(({ heading = '' }) => heading))
  const kinds = groups.length > 1 ? groups.map((group) => kindFilter(group, kind, shared)) : []
  const limits = [
    limitFilter('pressure', products, catalogue, machineOf),
    limitFilter('temperature', products, catalogue, machineOf),
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
