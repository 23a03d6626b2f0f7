import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { formatBytes } from '../format-bytes.ts'

/** A document to open, with what the visitor should know before: "PDF, 84 kB". */
export type DocumentLink = { href: string; note: string }

type DocumentSize = { bytes: number; pages?: number }

/** The link to a PDF; its pages are told where there are enough of them to matter. */
export function documentLink(href: string, { bytes, pages }: DocumentSize): DocumentLink {
  const parts = ['PDF', ...(pages === undefined ? [] : [pagesText(pages)]), formatBytes(bytes)]
  return { href, note: parts.join(', ') }
}

function pagesText(pages: number): string {
  return pages === 1 ? `1${NO_BREAK_SPACE}página` : `${pages}${NO_BREAK_SPACE}páginas`
}
