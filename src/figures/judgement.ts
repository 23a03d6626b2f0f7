import type { Facet } from './facets.ts'
import type { LimitKind, SizeKind } from './quantity.ts'
import type { PublishedRange } from './ranges.ts'
import type { UnitSystem } from './units.ts'

/** A figure of the visitor's machine, in the facet's SI unit, or in turns of its shaft a minute. */
export type Asked = {
  facet: Facet
  /** A pressure below that of the air is negative. */
  value: number
  /** The system it was given in: the figure published in that system decides. SI unless told. */
  system?: UnitSystem
  inTurns?: true
}

/** What is asked of a product: the machine, its figures, its fluid. */
export type AskedService<Figure extends Asked = Asked> = {
  figures: readonly Figure[]
  /** The kind of machine, by its id, and whose diameter is meant with it. */
  machine?: string
  size?: SizeKind
  /** What the fluid is, by the ids of the services. */
  services?: readonly string[]
  /** The bore of the box that a packing is to fill, in mm. */
  box?: number
  /** How thick a sheet is, in mm. */
  thickness?: number
}

/** The parts of a product that the judge reads. */
export type Judgeable = {
  ranges: readonly PublishedRange[]
  /** What is no seal of one shaft: a packing comes by its section, a sheet is cut. */
  sizedBy?: 'section' | 'sheet'
  /** The services that its own facts exclude, with the published words. */
  refuses?: Readonly<Record<string, string>>
}

/**
 * What a published limit says of an asked figure: within it, just at it, within it in some cases only; `incomplete`:
 * the question lacks what it is judged by; `unpublished`; outside it; `apart`: this does not choose the product.
 */
export type LimitVerdict =
  | 'within'
  | 'at-limit'
  | 'apart'
  | 'conditional'
  | 'incomplete'
  | 'unpublished'
  | 'outside'

/** What one asked figure meets in a product. */
export type JudgedLimit<Figure extends Asked = Asked> = {
  asked: Figure
  /** What decided: of a pressure its vacuum, of a speed the turns, of a diameter a packing's section. */
  kind: LimitKind
  /** What was asked, in the SI unit of that. */
  value: number
  verdict: LimitVerdict
  /** The deciding limit; where nothing is published for this machine, what is published for another. */
  range?: PublishedRange
  /** A condition that the question meets by taking this compound or version. */
  version?: string
  /** The condition of the deciding limit that the question meets: "en vapor". */
  met?: string
  /** How far it may go beside another asked figure, where the product limits the two together. */
  beside?: Beside<Figure>
}

/** How far a pressure may go at the asked temperature, or a temperature at the asked pressure. */
export type Beside<Figure extends Asked = Asked> = { most: number; other: Figure }

/** What the published figures say of a product as a whole: the worst of its limits. */
export type Verdict = 'complies' | 'conditional' | 'unpublished' | 'outside'

/** A product judged for a service. */
export type Judgement<Figure extends Asked = Asked> = {
  verdict: Verdict
  limits: readonly JudgedLimit<Figure>[]
  /** The compounds or versions that comply, where not all of them do. */
  versions?: readonly string[]
  /** Each figure is covered by a version, and no version covers all of them. */
  isSplit?: true
  /** What its own facts say against the fluid. */
  refusal?: string
}

/** How bad a verdict is; what complies in any way is as good. */
export const RANK: Readonly<Record<LimitVerdict, number>> = {
  within: 0,
  'at-limit': 0,
  apart: 0,
  conditional: 1,
  incomplete: 2,
  unpublished: 2,
  outside: 3,
}
