import { NO_BREAK_SPACE } from './bind-units.ts'
import type { Quantity } from './quantity.ts'
import { convert, LEADING_UNITS, UNITS, unitTail } from './units.ts'
import { formatNumber } from './format-number.ts'

const SIDES = `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`

function withUnit(figure: string, unit: string): string {
  if (unit === '-') return figure
  if (unit === '°') return `${figure}°`
  // Written as one word: "IP66".
  if (unit === 'IP') return `IP${figure}`
  if (LEADING_UNITS.includes(unit)) return `${unit}${NO_BREAK_SPACE}${figure}`
  return figure + unitTail(unit)
}

/** A quantity for display: as published, or combined from published limits (honest-figure.ts). */
export type ShownQuantity = Quantity & {
  /** Both ends are limits of this kind, of several versions: two maxima, which read "hasta 1035 bar". */
  spanOf?: 'min' | 'max'
}

/** How a single limit reads; `plain` if the property's name already says that it is one. */
export type LimitWording = 'plain' | 'explicit'

/** A published figure with its unit: "25 a 120 mm", "hasta 40 bar", "desde 14 mm". */
export function formatQuantity(
  quantity: ShownQuantity,
  wording: LimitWording = 'explicit',
): string {
  return withUnit(formatFigure(quantity, wording), quantity.unit)
}

function formatFigure(quantity: ShownQuantity, wording: LimitWording) {
  const { value, values, size, min, max, approximate } = widest(quantity)
  const about = approximate ? 'aprox. ' : ''
  const word = wording === 'explicit' ? limitWord({ min, max }) : undefined
  const limit = word === undefined ? '' : `${word} `
  if (value !== undefined) return about + formatNumber(value)
  if (values) return about + joinList(values.map(formatNumber))
  if (size) return about + size.map(formatNumber).join(SIDES)
  if (min !== undefined && min < 0 && min === -(max ?? 0)) return `${about}±${formatNumber(-min)}`
  if (min !== undefined && max !== undefined) {
    return `${about}${formatNumber(min)} a ${formatNumber(max)}`
  }
  return limit + about + formatNumber(max ?? min ?? 0)
}

/** Of limits of several versions the widest one: written as a range, its other end would read as a minimum. */
function widest({ spanOf, min, max, ...rest }: ShownQuantity): Omit<ShownQuantity, 'spanOf'> {
  return { ...rest, ...(spanOf !== 'max' && { min }), ...(spanOf !== 'min' && { max }) }
}

/** The word that marks a limit: "hasta" 40 bar. */
function limitWord({ min, max }: Pick<ShownQuantity, 'min' | 'max'>): string | undefined {
  if (min === undefined) return max === undefined ? undefined : 'hasta'
  return max === undefined ? 'desde' : undefined
}

/** Separated by semicolons if a figure has a decimal comma. */
function joinList(items: readonly string[]): string {
  const between = items.some((item) => item.includes(',')) ? '; ' : ', '
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(between)} y ${items.at(-1)}`
}

/** Whether a converted figure limits a machine or gives a product's size. */
export type Rounding = 'limit' | 'size'

/**
 * The same quantity in the other system; undefined where the unit has no counterpart. Limits are rounded to the safe
 * side (a maximum never up, a minimum never down), since machines are chosen by them; everything else to the nearest,
 * except the least room that a size needs. Three significant digits; lengths have four if the published figure has
 * or either figure is over a thousand; degrees are whole.
 */
export function counterpartOf(
  quantity: ShownQuantity,
  rounding: Rounding = 'limit',
): ShownQuantity | undefined {
  const unit = UNITS[quantity.unit]?.counterpart
  if (unit === undefined) return undefined
  const across = (value: number, round: (value: number) => number) =>
    roundTo(stepOf(value, quantity.unit, unit), convert(value, quantity.unit, unit), round)
  const { value, values, size, min, max, approximate, spanOf } = quantity
  const isRange = min !== undefined && max !== undefined
  const [up, down] =
    rounding === 'limit' ? [Math.ceil, Math.floor] : [isRange ? nearest : Math.ceil, nearest]
  return {
    unit,
    ...(value !== undefined && { value: across(value, Math.round) }),
    ...(values && { values: values.map((each) => across(each, Math.round)) }),
    ...(size && { size: size.map((side) => across(side, Math.round)) }),
    ...(min !== undefined && { min: across(min, spanOf === 'max' ? down : up) }),
    ...(max !== undefined && { max: across(max, spanOf === 'min' ? up : down) }),
    ...(approximate && { approximate }),
    ...(spanOf && { spanOf }),
  }
}

const isLength = (unit: string) => UNITS[unit]?.dimension === 'length'

/** Rounds halves away from zero, so that opposite values stay opposite. */
function nearest(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}

/** Significant digits that survive a floating-point conversion. */
const EXACT_DIGITS = 12

function roundTo(step: number, computed: number, round: (value: number) => number): number {
  const steps = Number((computed / step).toPrecision(EXACT_DIGITS))
  return Number((round(steps) * step).toPrecision(EXACT_DIGITS))
}

/** The value of one unit in a converted figure's last digit. */
function stepOf(published: number, from: string, unit: string): number {
  if (unit === '°C' || unit === '°F') return 1
  const size = Math.abs(convert(published, from, unit))
  if (size === 0) return 1
  const isLong = Math.max(size, Math.abs(published)) >= 1000
  const isFine = isLength(unit) && (isLong || significantDigits(published) > 3)
  const digits = isFine ? 4 : 3
  return 10 ** (Math.floor(Math.log10(size)) + 1 - digits)
}

function significantDigits(value: number): number {
  return Math.abs(value).toString().replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length
}
