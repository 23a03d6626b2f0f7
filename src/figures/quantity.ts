import type { Facet } from './facets.ts'
import type { Dimension } from './units.ts'

/**
 * A figure as published, in its published unit: a value, a list of values, a size, or limits (a single limit is
 * `min` or `max` alone). Its schema in the content is src/schema/quantity.ts.
 */
export type Quantity = {
  value?: number | undefined
  values?: number[] | undefined
  /** The dimensions of a body: 96.9 × 137.7 × 41.8. */
  size?: number[] | undefined
  min?: number | undefined
  max?: number | undefined
  unit: string
  /** The source itself says that the figure is approximate. */
  approximate?: true | undefined
}

/** A condition in machine-readable form; every part of it must be met. */
export type When = {
  /** Kinds of machine, by id. */
  equipment?: string[] | undefined
  /** Fluids or services, by id. */
  services?: string[] | undefined
  /** Range of shafts or nominal diameters, in the facet's SI unit. */
  diameter?: { min?: number | undefined; max?: number | undefined } | undefined
  /** Up to this many turns per minute; above them the figure is an upper bound, and the true limit unpublished. */
  turns?: { max: number } | undefined
}

/** One row of a specification table: the same figure in each unit in which it was published. */
export type SpecRow = {
  property: string
  values: Quantity[]
  /** What the figure holds for, in full. */
  condition?: string | undefined
  /** The condition where space is scarce: "válvulas" for "en válvulas"; the same words if absent. */
  short?: string | undefined
  /** The condition in machine-readable form. */
  when?: When | undefined
  /**
   * The condition is a property of the product ("sin enfriamiento"): the figure covers what it says, and nothing is
   * published beyond it.
   */
  elseUnknown?: true | undefined
  /**
   * What the buyer chooses (a compound, a version): rows of one choice are summed up as "según compuesto". Absent where
   * the service decides.
   */
  choice?: string | undefined
  /** The version that the row belongs to, if its condition says more than that. */
  version?: string | undefined
  /** The limits span all options (elastomers); which option reaches how far is not published. */
  varies?: true | undefined
  /** The pressure range begins at full vacuum. */
  fromVacuum?: true | undefined
  /** Pressure × temperature is limited: the highest pressure does not hold at the highest temperature. */
  notTogether?: true | undefined
  conversion?: false | undefined
  source: string | undefined
}

/** Whose diameter a size is: a shaft's, a cylinder rod's or bore's, a pipe's. */
export const SIZES = ['shaft', 'rod', 'nominal'] as const
export type SizeKind = (typeof SIZES)[number]

/** Limits that are no facets; each is judged with the facet that it belongs to. */
const OTHER_LIMITS = ['vacuum', 'turns', 'section', 'pressure-temperature'] as const

/** Limits a property may have without representing the product: a pressure that depends on its support. */
export const PROPERTY_LIMITS = [...OTHER_LIMITS, 'pressure'] as const

/** Everything that a published figure may limit. */
export type LimitKind = Facet | (typeof OTHER_LIMITS)[number]

/** What a property means (content/vocabulario/propiedades.yaml). */
export type PropertyMeaning = {
  label: string
  dimension: Dimension
  facet?: Facet | undefined
  limits?: (typeof PROPERTY_LIMITS)[number] | undefined
  standsIn?: Facet | undefined
  size?: SizeKind | undefined
  thickness?: number | undefined
  namesLimit?: boolean | undefined
  isGauge?: boolean | undefined
  short?: string | undefined
}

export type Properties = ReadonlyMap<string, PropertyMeaning>
