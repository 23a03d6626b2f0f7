import { FACETS, type Facet } from '#schema/facets.ts'
import { convert, type UnitSystem } from '#schema/units.ts'
import { NO_BREAK_SPACE } from '#schema/bind-units.ts'
import { formatNumber } from '#catalogue/format-number.ts'
import type { JudgedFigure } from '#catalogue/judge-figures.ts'
import { limitsFor, type Asked } from '#catalogue/judge-range.ts'
import type { FigureMark } from '#components/product-row/figure-mark.tsx'

const PERCENT = 100

type Limited = JudgedFigure & { range: NonNullable<JudgedFigure['range']> }

/**
 * How each asked figure lies in the range that a product publishes. The asked value stands in the
 * middle of its bar, so that ticks line up down a list. The limit that is used most decides: a size
 * never does, since it fits or does not.
 */
export function figureMarks(
  limits: readonly JudgedFigure[],
  system: UnitSystem,
): ReadonlyMap<Facet, FigureMark> {
  const limited = limits.filter((limit): limit is Limited => limit.range !== undefined)
  const deciding = decidingLimit(limited)
  return new Map(
    limited.map((limit) => [limit.asked.facet, markOf(limit, limit === deciding, system)]),
  )
}

/** How much of its tightest limit a machine uses, 1 being all of it; undefined where no limit decides. */
export function useOf(limits: readonly JudgedFigure[]): number | undefined {
  const deciding = decidingLimit(
    limits.filter((limit): limit is Limited => limit.range !== undefined),
  )
  return deciding && shareUsed(deciding)
}

/** How far beyond a published limit an asked value lies, as a share of it. */
export function gapOf(limits: readonly JudgedFigure[]): number {
  return Math.max(
    0,
    ...limits.map(({ asked, range }) =>
      range ? Math.abs(missing(asked, limitsFor(range, asked))) / Math.abs(asked.value || 1) : 0,
    ),
  )
}

function decidingLimit(limits: readonly Limited[]): Limited | undefined {
  return limits
    .filter(
      ({ verdict, range, asked }) =>
        verdict !== 'outside' && limitsFor(range, asked).max !== undefined,
    )
    .filter(({ asked }) => !FACETS[asked.facet].isSize)
    .toSorted((a, b) => shareUsed(b) - shareUsed(a))[0]
}

function shareUsed({ asked, range }: Limited): number {
  const { min, max = Infinity } = limitsFor(range, asked)
  const from = FACETS[asked.facet].belowZero ? (min ?? 0) : 0
  return (asked.value - from) / (max - from)
}

/** Below a range, negative; above it, positive. */
function missing({ value }: Asked, { min, max }: { min?: number; max?: number }): number {
  if (min !== undefined && value < min) return value - min
  return max !== undefined && value > max ? value - max : 0
}

function markOf(limit: Limited, isDeciding: boolean, system: UnitSystem): FigureMark {
  const { asked, range, verdict } = limit
  const { min, max, text } = limitsFor(range, asked)
  const { value, facet } = asked
  const reach = FACETS[facet].belowZero?.reach ?? (Math.abs(value) || 1)
  const place = (at: number) =>
    Math.round(Math.min(1, Math.max(0, (at - value + reach) / (2 * reach))) * PERCENT)
  const bar = {
    from: min === undefined ? 0 : place(min),
    to: max === undefined ? PERCENT : place(max),
    asked: PERCENT / 2,
  }
  if (verdict === 'outside') {
    const gap = missing(asked, {
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    })
    const note =
      gap < 0 && min !== undefined
        ? `desde ${shown(min, facet, system)}`
        : `faltan ${difference(gap, facet, system, Math.ceil)}`
    return { ...bar, tone: 'misses', note: withCondition(note, range.condition) }
  }
  if (verdict === 'conditional') {
    return {
      ...bar,
      tone: isDeciding ? 'decides' : 'covers',
      note: `${text}, con condición: ${range.condition ?? ''}`,
    }
  }
  if (!isDeciding || max === undefined) return { ...bar, tone: 'covers' }
  return {
    ...bar,
    tone: 'decides',
    note: spare(max - value, facet, system),
  }
}

function withCondition(note: string, condition: string | undefined): string {
  return condition === undefined ? note : `${note} (${condition})`
}

/** What is left up to a limit; what rounds to nothing is nothing to count on. */
function spare(value: number, facet: Facet, system: UnitSystem): string {
  const nothing = difference(0, facet, system, Math.floor)
  const left = difference(value, facet, system, Math.floor)
  return left === nothing ? 'justo en el límite' : `sobran ${left}`
}

/** An SI value in the visitor's units. */
export function shown(value: number, facet: Facet, system: UnitSystem): string {
  return withUnit(inUnits(value, facet, system), facet, system, Math.round)
}

/** A difference of two values, rounded so that nothing is promised. */
function difference(
  value: number,
  facet: Facet,
  system: UnitSystem,
  round: (value: number) => number,
): string {
  const across = Math.abs(inUnits(value, facet, system) - inUnits(0, facet, system))
  return withUnit(across, facet, system, round)
}

function inUnits(value: number, facet: Facet, system: UnitSystem): number {
  const { units } = FACETS[facet]
  return convert(value, units.si, units[system])
}

function withUnit(
  value: number,
  facet: Facet,
  system: UnitSystem,
  round: (value: number) => number,
): string {
  const unit = FACETS[facet].units[system]
  return `${formatNumber(roundWith(value, unit, round))}${NO_BREAK_SPACE}${unit}`
}

/** To what a reader of that unit expects: thousandths of an inch, tenths below a hundred, else whole. */
function roundWith(value: number, unit: string, round: (value: number) => number): number {
  const digits = unit === 'in' ? 3 : Math.abs(value) < 100 ? 1 : 0
  const scale = 10 ** digits
  return round(Number((value * scale).toFixed(6))) / scale
}

/** An SI value as it is typed in the visitor's units: no unit, no spaces. */
export function typedFigure(value: number, facet: Facet, system: UnitSystem): string {
  const unit = FACETS[facet].units[system]
  return String(roundWith(inUnits(value, facet, system), unit, Math.round)).replace('.', ',')
}
