import type { Materials, Product } from '#schema/product.ts'
import type { ApiPlan } from '#schema/vocabulary.ts'
import { memoise } from '#figures/memoise.ts'
import { STANDARDS_LABEL } from '../labels.ts'
import { PLANS_PATH } from '../paths.ts'

/** A titled list of short values: materials by part, standards, plans; `explainedAt` is the page that explains them. */
export type NamedList = { name: string; values: readonly string[]; explainedAt?: string }

/** Product properties that pages show in a place of their own. */
type ShownApart =
  | 'id'
  | 'antes'
  | 'code'
  | 'name'
  | 'tagline'
  | 'group'
  | 'features'
  | 'equipment'
  | 'sizedBy'
  | 'excludes'
  | 'alternatives'
  | 'accompanies'
  | 'specs'
  | 'materials'
  | 'tables'
  | 'notes'
  | 'drawing'
  | 'pendiente'

/** How a property is named, its values, and which kind of text the search weighs it as. */
type ListDefinition = {
  name: string
  /** The name above a list's column, and the singular name for one value, where they differ. */
  short?: string
  single?: string
  explainedAt?: string
  valuesOf: (product: Product, apiPlans: readonly ApiPlan[]) => readonly string[]
  searchedAs?: 'application' | 'feature' | 'standard'
  /** The texts that the search reads, if they are not the values shown. */
  searchedTextsOf?: (product: Product) => readonly string[]
}

const known = (value: string | undefined) => (value === undefined ? [] : [value])

/**
 * Every product property shown under a name, in the order of rows, pages, data sheets and the comparison. The
 * type makes a new schema property an error here until it is named or listed in `ShownApart`.
 */
export const NAMED_LISTS = {
  arrangement: {
    name: 'Disposición',
    valuesOf: ({ arrangement }) => known(arrangement),
    searchedAs: 'feature',
  },
  standards: {
    name: STANDARDS_LABEL,
    short: 'Normas',
    single: 'Norma',
    valuesOf: ({ standards }) =>
      standards.map(({ name, note }) => (note === undefined ? name : `${name} (${note})`)),
    searchedAs: 'standard',
  },
  apiPlans: {
    name: 'Planes API',
    explainedAt: PLANS_PATH,
    valuesOf: ({ apiPlans }, plans) => apiPlans.map(({ plan }) => planLine(plan, plans)),
    searchedAs: 'standard',
    searchedTextsOf: ({ apiPlans }) => apiPlans.map(({ plan }) => `Plan API ${plan}`),
  },
  applications: {
    name: 'Aplicaciones',
    valuesOf: ({ applications }) => applications,
    searchedAs: 'application',
  },
  availability: {
    name: 'Disponibilidad',
    valuesOf: ({ availability }) => known(availability),
  },
  equivalents: {
    name: 'Reemplaza a',
    valuesOf: ({ equivalents }) => equivalents,
    searchedAs: 'feature',
  },
  fits: { name: 'Calza en', valuesOf: ({ fits }) => known(fits), searchedAs: 'application' },
} as const satisfies Readonly<Record<Exclude<keyof Product, ShownApart>, ListDefinition>>

const LISTS: readonly ListDefinition[] = Object.values(NAMED_LISTS)

/** A product's named lists; those without values are left out. */
export function namedLists(product: Product, apiPlans: readonly ApiPlan[]): NamedList[] {
  return LISTS.flatMap(({ name, valuesOf, explainedAt }) => {
    const values = valuesOf(product, apiPlans)
    return values.length > 0 ? [{ name, values, ...(explainedAt && { explainedAt }) }] : []
  })
}

/** The values that the search weighs as one kind of text. */
export function searchedValues(
  product: Product,
  kind: NonNullable<ListDefinition['searchedAs']>,
): string[] {
  return LISTS.flatMap(({ searchedAs, valuesOf, searchedTextsOf = valuesOf }) =>
    searchedAs === kind ? searchedTextsOf(product, []) : [],
  )
}

function planLine(plan: string, plans: readonly ApiPlan[]): string {
  const description = plansByName(plans).get(plan)
  return description === undefined ? `Plan ${plan}` : `Plan ${plan}: ${description}`
}

const plansByName = memoise(
  (plans: readonly ApiPlan[]) =>
    new Map<string, string>(plans.map(({ plan, description }) => [plan, description])),
)

const OTHER_MATERIALS = 'Otros'
/** "Base: grafito flexible" */
const OF_PART = /^([^:]+): (.+)$/

/** What a product is made of, by part; a material that says its part itself stands under that name. */
export function namedMaterials(materials: Materials | undefined): NamedList[] {
  if (!materials) return []
  const { faces, rotaryFace, stationaryFace, elastomers, metal, springs, other } = materials
  const areSidesTold = rotaryFace.length > 0 || stationaryFace.length > 0
  const told: (readonly [string, readonly string[]])[] = [
    ['Caras', areSidesTold ? [] : faces],
    ['Cara rotativa', rotaryFace],
    ['Cara estacionaria', stationaryFace],
    ['Elastómeros', elastomers],
    ['Metal', metal],
    ['Resortes', springs],
  ]
  const first = told.filter(([, values]) => values.length > 0)
  // A packing or a sheet gasket has one list only; "Otros" would read oddly there.
  const rest =
    first.length === 0 && !other.some((value) => OF_PART.test(value))
      ? 'Materiales'
      : OTHER_MATERIALS
  const others = Map.groupBy(
    other.map((value) => OF_PART.exec(value) ?? [value, rest, value]),
    ([, part = rest]) => part,
  )
  return [
    ...first.map(([name, values]) => ({ name, values })),
    ...[...others].map(([name, all]) => ({ name, values: all.map(([, , value = '']) => value) })),
  ]
}
