import { NO_BREAK_SPACE } from '#schema/bind-units.ts'
import { formatNumber } from './format-quantity.ts'

/** A document to open, with what the visitor should know before: "PDF, 84 kB". */
export type DocumentLink = { href: string; note: string }

type DocumentSize = { bytes: number; pages?: number }

const BYTES_PER_KB = 1000

/** The link to a PDF; its pages are told where there are enough of them to matter. */
export function documentLink(href: string, { bytes, pages }: DocumentSize): DocumentLink {
  const parts = ['PDF', ...(pages === undefined ? [] : [pagesText(pages)]), sizeText(bytes)]
  return { href, note: parts.join(', ') }
}

function pagesText(pages: number): string {
  return pages === 1 ? `1${NO_BREAK_SPACE}página` : `${pages}${NO_BREAK_SPACE}páginas`
}

/** As the visitor's own system counts: kilobytes of 1000 (IEC 80000-13), a decimal from 1 MB on. */
function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB))
  if (kilobytes < BYTES_PER_KB) return `${kilobytes}${NO_BREAK_SPACE}kB`
  return `${formatNumber(Math.round(kilobytes / 100) / 10)}${NO_BREAK_SPACE}MB`
}
