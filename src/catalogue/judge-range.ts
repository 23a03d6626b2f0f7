import type { Facet } from '#schema/facets.ts'
import type { UnitSystem } from '#schema/units.ts'

/** Limits in the facet's SI unit (mm, bar, °C, m/s), with the figure as it reads. */
type Limits = { min?: number; max?: number; text: string }

/** What a product publishes for a facet, as far as judging goes. */
export type PublishedRange = Limits & {
  facet: Facet
  /** "Eje", "Presión": the property's short name. */
  label: string
  /** The version or circumstance that the figure holds for, in full; never shown without it. */
  condition?: string
  /** The same row in inches, psi, °F, ft/min: as published, or computed and marked "≈". */
  imperial?: Limits
}

/** A figure of the visitor's machine, in the facet's SI unit. */
export type Asked = {
  facet: Facet
  value: number
  /** The system it was given in: the figure published in that system decides. SI unless told. */
  system?: UnitSystem
}

/** What the published figures say of an asked one; `conditional`: it is covered in some cases only. */
export type Verdict = 'covered' | 'conditional' | 'outside' | 'unpublished'

/** Conversions are exact to more digits than this; published figures have fewer. */
const TOLERANCE = 0.001

/**
 * Whether the published ranges cover the asked value, and which range decides. By the rule of
 * honest-figure.ts: plainly covered is only what a range without a condition covers, or every one of
 * several; what some cover is `conditional`, by the first of them. Where all cover, the tightest
 * decides; where none does, the nearest. Never guessed: a product without a figure for the facet is
 * `unpublished`.
 */
export function judgeRange<Range extends PublishedRange>(
  ranges: readonly Range[],
  asked: Asked,
): { verdict: Verdict; range?: Range } {
  const speaking = speakingRanges(ranges, asked)
  const covering = coveringRanges(ranges, asked)
  const plain = covering.find(({ condition }) => condition === undefined)
  if (plain) return { verdict: 'covered', range: plain }
  const [first] = covering
  if (first && covering.length === speaking.length && covering.length > 1) {
    return { verdict: 'covered', range: tightest(covering, asked) ?? first }
  }
  if (first) return { verdict: 'conditional', range: first }
  const [nearest] = speaking.sort((a, b) => distance(a, asked) - distance(b, asked))
  return nearest ? { verdict: 'outside', range: nearest } : { verdict: 'unpublished' }
}

function tightest<Range extends PublishedRange>(ranges: readonly Range[], asked: Asked) {
  const room = (range: Range) => {
    const { min = -Infinity, max = Infinity } = limitsFor(range, asked)
    return Math.min(max - asked.value, asked.value - min)
  }
  return ranges.toSorted((a, b) => room(a) - room(b))[0]
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

/**
 * A deciding limit with what it says of the asked figure: "Presión: hasta 275 bar, cubre 20 bar, con
 * condición: en válvulas". The words for covering come from where it is shown.
 */
export function limitLine(
  range: PublishedRange,
  verdict: Verdict,
  asked: Pick<Asked, 'system'>,
  says: string,
): string {
  const { label, condition } = range
  const { text } = limitsFor(range, asked)
  if (condition === undefined) return `${label}: ${text}, ${says}`
  return verdict === 'conditional'
    ? `${label}: ${text}, ${says}, con condición: ${condition}`
    : `${label}: ${text} (${condition}), ${says}`
}
