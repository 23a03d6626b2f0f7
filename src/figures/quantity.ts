import type { Facet } from './facets.ts'
import type { Dimension } from './units.ts'

/**
 * A figure as published: a value, a list of values, a size, or limits (a single limit is `min` or `max` alone), in
 * the published unit. The content's shape of it is src/schema/quantity.ts.
 */
export type Quantity = {
  value?: number | undefined
  values?: number[] | undefined
  /** The sides of a body: 96.9 × 137.7 × 41.8. */
  size?: number[] | undefined
  min?: number | undefined
  max?: number | undefined
  unit: string
  /** The source itself says "about". */
  approximate?: true | undefined
}

/** What a condition says, for a judge: all of it must be so. */
export type When = {
  /** The kinds of machine that it speaks of. */
  equipment?: string[] | undefined
  /** The fluids or services. */
  services?: string[] | undefined
  /** The shafts, or the nominal diameters, in the facet's SI unit. */
  diameter?: { min?: number | undefined; max?: number | undefined } | undefined
  /** Up to how many turns a minute: beyond them no more is allowed, and how much is not published. */
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
  /** What the condition says, for a judge. */
  when?: When | undefined
  /**
   * The condition is what the product does by itself ("sin enfriamiento"): what the figure covers is covered; beyond it
   * nothing is published.
   */
  elseUnknown?: true | undefined
  /**
   * What the buyer chooses by the condition (a compound, a version): the rows of one choice are summed up as "según
   * compuesto". Absent where the service decides.
   */
  choice?: string | undefined
  /** The choice that the row belongs to, where its condition says more than that. */
  version?: string | undefined
  /** The limits run over all that the buyer may choose (elastomers); which holds for which is not published. */
  varies?: true | undefined
  /** A pressure that holds from full vacuum on. */
  fromVacuum?: true | undefined
  /** The product limits pressure times temperature: its highest pressure does not hold at its highest temperature. */
  notTogether?: true | undefined
  conversion?: false | undefined
  source: string | undefined
}

/** How the size of a product is called: of the shaft, of a cylinder's rod or bore, of the line. */
export const SIZES = ['shaft', 'rod', 'nominal'] as const
export type SizeKind = (typeof SIZES)[number]

/** What a figure limits that is no facet itself: each is judged with the facet that it belongs to. */
const OTHER_LIMITS = ['vacuum', 'turns', 'section', 'pressure-temperature'] as const

/** What a property may limit without being the figure that stands for a product: a pressure by its support. */
export const PROPERTY_LIMITS = [...OTHER_LIMITS, 'pressure'] as const

/** What is limited by a published figure. */
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
