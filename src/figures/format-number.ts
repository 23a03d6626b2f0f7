import { NO_BREAK_SPACE } from './bind-units.ts'

const MINUS = '−'

/** Numbers as es-CL writes them: decimal comma, a space from five digits on (RAE, ISO 80000-1). */
export function formatNumber(value: number): string {
  const [whole = '0', decimals] = Math.abs(value).toString().split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) : whole
  return `${value < 0 ? MINUS : ''}${grouped}${decimals ? `,${decimals}` : ''}`
}

/** A figure as a visitor typed it, with its unit: "−1 7/8 in". */
export function typedFigureText({ amount, unit }: { amount: string; unit: string }): string {
  return `${amount.replace(/^-/, MINUS)}${NO_BREAK_SPACE}${unit}`
}
