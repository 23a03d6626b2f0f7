import type { Facet } from './facets.ts'
import type { LimitKind, SizeKind } from './quantity.ts'
import type { PublishedRange } from './ranges.ts'
import type { UnitSystem } from './units.ts'

/** A figure of the visitor's machine, in the facet's SI unit, or in shaft turns per minute. */
export type Asked = {
  facet: Facet
  /** Gauge pressure: negative below atmospheric. */
  value: number
  /** The system in which it was given; figures published in that system decide. SI by default. */
  system?: UnitSystem
  inTurns?: true
}

/** A question about products: the machine, its figures, its fluid. */
export type AskedService<Figure extends Asked = Asked> = {
  figures: readonly Figure[]
  /** Id of the kind of machine; `size`: whose diameter is meant. */
  machine?: string
  size?: SizeKind
  /** The fluid, by ids of services. */
  services?: readonly string[]
  /** Bore of the box to be packed, in mm. */
  box?: number
  /** Thickness of a sheet, in mm. */
  thickness?: number
}

/** The parts of a product that the judge reads. */
export type Judgeable = {
  ranges: readonly PublishedRange[]
  /** Set for products not made for one shaft: a packing has a section, a sheet is cut. */
  sizedBy?: 'section' | 'sheet'
  /** The services that its own facts exclude, by id, with the reason. */
  refuses?: Readonly<Record<string, string>>
}

/**
 * How an asked figure compares with a published limit, and how severe that is: within it, at it, within it under a
 * condition only. `incomplete`: the question lacks a figure needed to judge; `apart`: the product is not chosen by this
 * figure. All that comply rank alike. In this order, of several figures in one column the last one shows.
 */
export const RANK = {
  apart: 0,
  within: 0,
  'at-limit': 0,
  conditional: 1,
  incomplete: 2,
  unpublished: 2,
  outside: 3,
} as const
export type LimitVerdict = keyof typeof RANK

/** The result for one asked figure. */
export type JudgedLimit<Figure extends Asked = Asked> = {
  asked: Figure
  /** The limit that decided: for a pressure its vacuum, for a speed the turns, for a diameter a packing's section. */
  kind: LimitKind
  /** The asked value in that limit's SI unit. */
  value: number
  verdict: LimitVerdict
  /** The deciding limit; if this machine has none, the one published for another machine. */
  range?: PublishedRange
  /** The version that the buyer must take for this limit. */
  version?: string
  /** The condition of the limit that the question meets: "en vapor". */
  met?: string
  /** How far it may go with another asked figure, where their product is limited. */
  beside?: Beside<Figure>
}

/** The highest pressure at the asked temperature, or temperature at the asked pressure. */
export type Beside<Figure extends Asked = Asked> = { most: number; other: Figure }

/** The verdicts on a product as a whole, best to worst: that of its worst limit, by rank. */
export const VERDICTS = ['complies', 'conditional', 'unpublished', 'outside'] as const
export type Verdict = (typeof VERDICTS)[number]

/** A product's judgement for a service. */
export type Judgement<Figure extends Asked = Asked> = {
  verdict: Verdict
  limits: readonly JudgedLimit<Figure>[]
  /** The versions that comply, if only some do. */
  versions?: readonly string[]
  /** Every figure is covered by some version, but none covers all. */
  isSplit?: true
  /** Why the product's own facts exclude the fluid. */
  refusal?: string
}
