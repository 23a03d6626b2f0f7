import type { Facet } from '#schema/facets.ts'

/** Limits in the facet's SI unit (mm, bar, °C, m/s), with the figure as it reads. */
type Limits = { min?: number; max?: number; text: string }

/** What a product publishes for a facet, as far as judging goes. */
export type PublishedRange = Limits & {
  facet: Facet
  /** "Eje", "Presión": the property's short name. */
  label: string
  /** The version or circumstance that the figure holds for; also part of `text`. */
  condition?: string
  /** The same row in inches, psi, °F, ft/min: as published, or computed and marked "≈". */
  imperial?: Limits
}

/** One row of a product's specifications. */
export type FacetRange = PublishedRange & { source?: string }

/** A figure of the visitor's machine, in the facet's SI unit. */
export type Asked = {
  facet: Facet
  value: number
  /** The system it was given in: the figure published in that system decides. SI unless told. */
  system?: 'si' | 'imperial'
}

export type Verdict = 'covered' | 'outside' | 'unpublished'

/** Conversions are exact to more digits than this; published figures have fewer. */
const TOLERANCE = 0.001

/**
 * Whether a published range covers the asked value, and which range decides: of several, one that
 * holds without a condition, else the first; where none covers, the nearest. Never guessed: a
 * product without a figure for the facet is `unpublished`.
 */
export function judgeRange<Range extends PublishedRange>(
  ranges: readonly Range[],
  asked: Asked,
): { verdict: Verdict; range?: Range } {
  const covering = coveringRanges(ranges, asked)
  const range = covering.find(({ condition }) => condition === undefined) ?? covering[0]
  if (range) return { verdict: 'covered', range }
  const [nearest] = speakingRanges(ranges, asked).sort(
    (a, b) => distance(a, asked) - distance(b, asked),
  )
  return nearest ? { verdict: 'outside', range: nearest } : { verdict: 'unpublished' }
}

/** Every published range that covers the asked value. */
export function coveringRanges<Range extends PublishedRange>(
  ranges: readonly Range[],
  asked: Asked,
): Range[] {
  return speakingRanges(ranges, asked).filter((range) => distance(range, asked) <= TOLERANCE)
}

/** A maximum alone says nothing of vacuum or of cold: it speaks of zero and above. */
function speakingRanges<Range extends PublishedRange>(
  ranges: readonly Range[],
  asked: Asked,
): Range[] {
  return ranges.filter(
    (range) =>
      range.facet === asked.facet &&
      (asked.value >= 0 || limitsFor(range, asked).min !== undefined),
  )
}

/** How far the asked value lies outside the limits. */
function distance(range: PublishedRange, asked: Asked): number {
  const { min = -Infinity, max = Infinity } = limitsFor(range, asked)
  return Math.max(min - asked.value, asked.value - max, 0)
}

/** The limits that decide: those published in the system of the question. */
export function limitsFor(range: PublishedRange, { system }: Pick<Asked, 'system'>): Limits {
  return system === 'imperial' ? (range.imperial ?? range) : range
}
