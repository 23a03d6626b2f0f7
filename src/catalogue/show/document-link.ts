import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { formatBytes } from '../format-bytes.ts'

/** A link to a document, with a note on its format and size: "PDF, 84 kB". */
export type DocumentLink = { href: string; note: string }

type DocumentSize = { bytes: number; pages?: number }

/** The link to a PDF; the page count is given only where it matters. */
export function documentLink(href: string, { bytes, pages }: DocumentSize): DocumentLink {
  const parts = ['PDF', ...(pages === undefined ? [] : [pagesText(pages)]), formatBytes(bytes)]
  return { href, note: parts.join(', ') }
}

function pagesText(pages: number): string {
  return pages === 1 ? `1${NO_BREAK_SPACE}página` : `${pages}${NO_BREAK_SPACE}páginas`
}
