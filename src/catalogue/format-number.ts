import { NO_BREAK_SPACE } from '#schema/bind-units.ts'

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

const BYTES_PER_KB = 1000

/** The size of a file, "340 kB", "1,2 MB": kilobytes of 1000 (IEC 80000-13), a decimal from 1 MB on. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(Math.sign(bytes), Math.round(bytes / BYTES_PER_KB))
  if (kilobytes < BYTES_PER_KB) return `${kilobytes}${NO_BREAK_SPACE}kB`
  return `${formatNumber(Math.round(kilobytes / 100) / 10)}${NO_BREAK_SPACE}MB`
}
