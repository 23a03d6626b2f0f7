import { formatNumber } from './format-number.ts'
import type { ShownQuantity } from './format-quantity.ts'
import type { HonestFigure } from './honest-figure.ts'
import { convert, UNITS } from './units.ts'

/** A range in one unit; an end that is not published is open. */
export type Span = { min?: number; max?: number }

/**
 * How far a published figure reaches. `sure`: the part that holds for every version (`{}`: none; absent: all of it).
 * `at`: separate values, such as two thicknesses, with nothing made between them.
 */
export type Reach = Span & { sure?: Span; at?: readonly number[] }

/** The ruler shared by the figures of one list column, in the column's unit. */
export type Axis = { from: number; to: number; isLog?: true }

/** A part of an axis, in percent of its length. */
type Part = { from: number; to: number }

/** A reach as drawn: hatched where it holds under a condition only, solid where it always holds. */
export type AxisBar = {
  whole: Part
  sure?: Part
  /** Positions of separate values. */
  points: readonly number[]
  /** It begins before the axis, or its beginning is unknown and the axis begins below zero. */
  isOpen: boolean
  /** It ends beyond the axis, or nowhere. */
  isBeyond: boolean
}

/** Whether some of it holds under a condition only. */
export function isHatched({ points, whole, sure }: AxisBar): boolean {
  return points.length === 0 && (sure?.from !== whole.from || sure.to !== whole.to)
}

/** How a column is measured, from its facet if it has one. */
type Measure = { isSize?: true; belowZero?: unknown }

/** Percentile at which the axis ends: a single highest figure would squeeze all others. */
const UPPER_SHARE = 0.92
const UPPER_SHARE_OF_MANY = 0.85
const MANY = 16
const LOWER_SHARE = 0.05
/** A highest figure this many times the others lies beyond the axis, if the others are similar. */
const OUTLIER = 8
/** Lower end of a pressure that begins at vacuum, in bar. */
const VACUUM = -1
const LOWER_SHARE_BELOW_ZERO = 0.08
/** Temperature axes begin and end at a multiple of this. */
const GRAIN = 50
/** The lowest tick for temperatures, still above absolute zero. */
const COLDEST = -270
/** From this ratio of highest to lowest on, sizes have a logarithmic axis. */
const LINEAR_RATIO = 12
/** From this ratio on, limits from zero have one too: on a plain one the lowest would be a speck. */
const SPECK_RATIO = 40
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
/** How many round figures outward each end may move to give a logarithmic axis a round middle. */
const STEPS_AWAY = 6

/**
 * The axis shared by a list's reaches of one figure, so that bars compare at a glance; product pages use it too.
 * Undefined for fewer than two reaches, where it would show nothing.
 */
export function listAxis(reaches: readonly Reach[], { isSize, belowZero }: Measure = {}) {
  const upper = reaches.flatMap(({ max }) => max ?? [])
  const lower = reaches.flatMap(({ min }) => min ?? [])
  if (upper.length < 2) return undefined
  const most = percentile(upper, reaches.length < MANY ? UPPER_SHARE : UPPER_SHARE_OF_MANY)
  const others = upper.filter((one) => one < most)
  const next = Math.max(...others)
  const isAlone = others.length > 1 && next * OUTLIER < most && Math.min(...others) * 2 > next
  const top = isAlone && !isSize ? next : most
  if (belowZero) {
    // Always from below zero, so that limits without a minimum fade in there, in every list alike.
    const bottom = Math.min(-1, ...percentileOf(lower, LOWER_SHARE_BELOW_ZERO))
    const from = Math.max(COLDEST, Math.floor(bottom / GRAIN) * GRAIN)
    return axisBetween(from, Math.ceil(top / GRAIN) * GRAIN)
  }
  const [low = top] = percentileOf(lower, LOWER_SHARE)
  if (isSize && low > 0 && top / low > LINEAR_RATIO) return logAxis(low, top)
  const least = percentile(upper, LOWER_SHARE)
  if (least > 0 && top / least > SPECK_RATIO) return logAxis(least, top)
  const fromVacuum = lower.filter((one) => one === VACUUM).length * 2 > reaches.length
  return axisBetween(fromVacuum ? VACUUM : 0, roundUp(top))
}

function axisBetween(from: number, to: number): Axis | undefined {
  return to > from ? { from, to } : undefined
}

/** The shortest axis with round ends that covers both and has a round middle. */
function logAxis(low: number, top: number): Axis | undefined {
  const around = (end: number) => {
    const decade = decadeOf(end)
    return [-1, 0, 1].flatMap((by) => ROUND.map((step) => rounded(step * decade * 10 ** by)))
  }
  const starts = [...new Set(around(low))].filter((one) => one <= low).slice(-STEPS_AWAY)
  const ends = [...new Set(around(top))].filter((one) => one >= top).slice(0, STEPS_AWAY)
  return starts
    .flatMap((from) => ends.map((to): Axis => ({ from, to, isLog: true })))
    .filter(({ from, to }) => ROUND.includes(leadOf(Math.sqrt(from * to))))
    .toSorted((a, b) => a.to / a.from - b.to / b.from)[0]
}

const rounded = (value: number) => Number(value.toPrecision(2))
const decadeOf = (value: number) => 10 ** Math.floor(Math.log10(value))
const leadOf = (value: number) => Number((value / decadeOf(value)).toFixed(3))

function percentileOf(values: readonly number[], share: number): number[] {
  return values.length > 0 ? [percentile(values, share)] : []
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0
}

/** The next round figure at or above a value. */
function roundUp(value: number): number {
  if (value <= 0) return 0
  const decade = decadeOf(value)
  const step = ROUND.find((one) => one >= (value / decade) * (1 - 1e-9)) ?? 10
  return rounded(step * decade)
}

/** How far a data sheet's round figure lies from the exact one. */
const ROUND_WITHIN = 0.04

function asPublished(value: number): number {
  const near = ROUND.map((step) => step * decadeOf(Math.abs(value)) * Math.sign(value)).find(
    (one) => Math.abs(one - value) <= Math.abs(value) * ROUND_WITHIN,
  )
  return rounded(near ?? value)
}

/** A value's position on an axis, in percent, clamped to its ends. */
export function placeOn({ from, to, isLog }: Axis, value: number): number {
  const share = isLog
    ? Math.log(Math.max(value, from) / from) / Math.log(to / from)
    : (value - from) / (to - from)
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
}

/** A reach as a bar on an axis. */
export function barOn(axis: Axis, { min, max, sure, at }: Reach): AxisBar {
  // Whole percents suffice: a bar is hardly wider than 200 px, and a long list has hundreds.
  const place = (value: number) => Math.round(placeOn(axis, value))
  const part = (span: Span): Part => ({
    from: span.min === undefined ? 0 : place(span.min),
    to: span.max === undefined ? 100 : place(span.max),
  })
  const always = sure ?? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const isSure = always.min !== undefined || always.max !== undefined
  const whole = part({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
  const own = part(always)
  return {
    whole,
    // The sure part never extends beyond the whole.
    ...(isSure && {
      sure: { from: Math.max(own.from, whole.from), to: Math.min(own.to, whole.to) },
    }),
    points: (at ?? (min !== undefined && min === max ? [min] : [])).map(place),
    isOpen: min === undefined ? axis.from < 0 : min < axis.from,
    isBeyond: max === undefined || max > axis.to,
  }
}

/**
 * The labels at the start, middle and end of an axis, in a unit; their positions are the same in every unit, and the
 * figures as round as data sheets publish them: 600 psi beside 40 bar. An axis from vacuum has no round middle.
 */
export function axisTicks({ from, to, isLog }: Axis, own: string, unit = own): string[] {
  const middle = isLog ? Math.sqrt(from * to) : (from + to) / 2
  return (from === VACUUM ? [from, to] : [from, middle, to]).map((value) => {
    return formatNumber(own === unit ? value : asPublished(convert(value, own, unit)))
  })
}

/** A figure's reach in a unit; undefined where the figure has another dimension. */
export function reachOf({ values, common }: HonestFigure, unit: string): Reach | undefined {
  const whole = spanIn(values, unit)
  if (!whole) return undefined
  const { spanOf, min, max, at } = whole
  if (at) return { ...asSpan({ min, max }), at }
  // Limits of several versions: all versions hold the strictest one.
  if (spanOf === 'max') return { ...asSpan({ max }), sure: asSpan({ max: min }) }
  if (spanOf === 'min') return { ...asSpan({ min }), sure: asSpan({ min: max }) }
  const sure = common && asSpan(spanIn(common, unit) ?? {})
  return { ...asSpan({ min, max }), ...(sure && { sure }) }
}

type Ends = { min?: number | undefined; max?: number | undefined; at?: readonly number[] }

function asSpan({ min, max }: Ends): Span {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** Enough for a thousandth of an inch in millimetres. */
const DECIMALS = 4

function spanIn(values: readonly ShownQuantity[], unit: string) {
  const dimension = UNITS[unit]?.dimension
  const quantity =
    values.find((value) => value.unit === unit) ??
    values.find((value) => dimension !== 'count' && UNITS[value.unit]?.dimension === dimension)
  if (!quantity) return undefined
  const { value, values: list = [], spanOf } = quantity
  const { min = value ?? lowest(list), max = value ?? highest(list) } = quantity
  const across = (end: number) => Number(convert(end, quantity.unit, unit).toFixed(DECIMALS))
  const ends: Ends & Pick<ShownQuantity, 'spanOf'> = {
    min: min === undefined ? min : across(min),
    max: max === undefined ? max : across(max),
    ...(spanOf && { spanOf }),
    ...(list.length > 1 && { at: list.map(across) }),
  }
  return ends.min === undefined && ends.max === undefined ? undefined : ends
}

const lowest = (list: readonly number[]) => (list.length > 0 ? Math.min(...list) : undefined)
const highest = (list: readonly number[]) => (list.length > 0 ? Math.max(...list) : undefined)
