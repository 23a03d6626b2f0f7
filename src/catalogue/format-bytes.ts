import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { formatNumber } from '#figures/format-number.ts'

const BYTES_PER_KB = 1000

/** The size of a file, "340 kB", "1,2 MB": kilobytes of 1000 (IEC 80000-13), a decimal from 1 MB on. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(Math.sign(bytes), Math.round(bytes / BYTES_PER_KB))
  if (kilobytes < BYTES_PER_KB) return `${kilobytes}${NO_BREAK_SPACE}kB`
  return `${formatNumber(Math.round(kilobytes / 100) / 10)}${NO_BREAK_SPACE}MB`
}
