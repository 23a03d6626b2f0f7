import type { Materials, Product } from '#schema/product.ts'
import type { ApiPlan } from '#schema/vocabulary.ts'
import { oncePer } from '#figures/once-per.ts'
import { STANDARDS_LABEL } from '../labels.ts'
import { PLANS_PATH } from '../paths.ts'

/** A titled list of short values: materials by part, standards, plans; `explainedAt`: the page that tells what they are. */
export type NamedList = { name: string; values: readonly string[]; explainedAt?: string }

/** The properties of a product that pages show in a place of their own, not as a named list. */
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

/** How a property of products is called, what it says, and as what the search weighs it. */
type ListDefinition = {
  name: string
  /** The name over a column of a list of products, and that of one value alone, where they are shown so. */
  short?: string
  single?: string
  explainedAt?: string
  valuesOf: (product: Product, apiPlans: readonly ApiPlan[]) => readonly string[]
  searchedAs?: 'application' | 'feature' | 'standard'
  /** What the search reads, where not the values as they are shown. */
  searchedTextsOf?: (product: Product) => readonly string[]
}

const known = (value: string | undefined) => (value === undefined ? [] : [value])

/**
 * Every property of a product that is shown under its own name, in the order in which rows, pages, data
 * sheets and the comparison show them. A property that the schema adds is missing here until it has a name.
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

/** What a product says under a name of its own; a list without values is left out. */
export function namedLists(product: Product, apiPlans: readonly ApiPlan[]): NamedList[] {
  return LISTS.flatMap(({ name, valuesOf, explainedAt }) => {
    const values = valuesOf(product, apiPlans)
    return values.length > 0 ? [{ name, values, ...(explainedAt && { explainedAt }) }] : []
  })
}

/** The values of these lists that the search weighs as one kind of text. */
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

const plansByName = oncePer(
  (plans: readonly ApiPlan[]) =>
    new Map<string, string>(plans.map(({ plan, description }) => [plan, description])),
)

const OTHER_MATERIALS = 'Otros'

/** What a product is made of, by part. */
export function namedMaterials(materials: Materials | undefined): NamedList[] {
  if (!materials) return []
  const { faces, rotaryFace, stationaryFace, elastomers, metal, springs, other } = materials
  const areSidesTold = rotaryFace.length > 0 || stationaryFace.length > 0
  const parts: [string, readonly string[]][] = [
    ['Caras', areSidesTold ? [] : faces],
    ['Cara rotativa', rotaryFace],
    ['Cara estacionaria', stationaryFace],
    ['Elastómeros', elastomers],
    ['Metal', metal],
    ['Resortes', springs],
    [OTHER_MATERIALS, other],
  ]
  const named = parts.flatMap(([name, values]) => (values.length > 0 ? [{ name, values }] : []))
  // A packing or a sheet gasket has one list, and "other" than nothing would read oddly.
  return named.length === 1 && named[0]?.name === OTHER_MATERIALS
    ? [{ ...named[0], name: 'Materiales' }]
    : named
}
