import { THIN_SPACE } from '#schema/bind-units.ts'
import type { Quantity } from '#schema/quantity.ts'
import { convert, UNITS } from '#schema/units.ts'

const MINUS = '−'

/** Numbers as es-CL writes them: decimal comma, thin space from five digits on (RAE, ISO 80000-1). */
export function formatNumber(value: number): string {
  const [whole = '0', decimals] = Math.abs(value).toString().split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE) : whole
  return `${value < 0 ? MINUS : ''}${grouped}${decimals ? `,${decimals}` : ''}`
}

/** Units that precede their figure, as in "IP 56". */
const LEADING_UNITS = new Set(['IP', 'DN', 'NPS', 'pH', 'Shore A', 'HRC', 'clase'])

function withUnit(figure: string, unit: string): string {
  if (unit === '-') return figure
  if (unit === '°') return `${figure}°`
  if (LEADING_UNITS.has(unit)) return `${unit}${THIN_SPACE}${figure}`
  return `${figure}${THIN_SPACE}${unit.replaceAll(' ', THIN_SPACE)}`
}

/** How a single limit reads: the property's own name may already say that it is one. */
export type LimitWording = 'plain' | 'explicit'

/** A published figure with its unit: "25 a 120 mm", "hasta 40 bar", "desde 14 mm". */
export function formatQuantity(quantity: Quantity, wording: LimitWording = 'explicit'): string {
  return withUnit(formatFigure(quantity, wording), quantity.unit)
}

function formatFigure({ value, values, min, max, approximate }: Quantity, wording: LimitWording) {
  const about = approximate ? 'aprox. ' : ''
  if (value !== undefined) return about + formatNumber(value)
  if (values) return about + joinList(values.map(formatNumber))
  if (min !== undefined && max !== undefined) {
    return `${about}${formatNumber(min)} a ${formatNumber(max)}`
  }
  if (max !== undefined) return (wording === 'plain' ? '' : 'hasta ') + about + formatNumber(max)
  return (wording === 'plain' ? '' : 'desde ') + about + formatNumber(min ?? 0)
}

function joinList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join('; ')} y ${items.at(-1)}`
}

/**
 * The same quantity in the other system, rounded to the precision of the published figure (two
 * significant digits at least; whole degrees). Undefined where the unit has no counterpart.
 */
export function counterpartOf(quantity: Quantity): Quantity | undefined {
  const unit = UNITS[quantity.unit]?.counterpart
  if (unit === undefined) return undefined
  const across = (value: number) => roundLike(value, convert(value, quantity.unit, unit), unit)
  const { value, values, min, max } = quantity
  return {
    unit,
    ...(value !== undefined && { value: across(value) }),
    ...(values && { values: values.map(across) }),
    ...(min !== undefined && { min: across(min) }),
    ...(max !== undefined && { max: across(max) }),
  }
}

function roundLike(published: number, computed: number, unit: string): number {
  if (unit === '°C' || unit === '°F') return Math.round(computed)
  const digits = Math.max(2, significantDigits(published))
  return Number(computed.toPrecision(Math.min(digits, 4)))
}

function significantDigits(value: number): number {
  return Math.abs(value).toString().replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length
}
