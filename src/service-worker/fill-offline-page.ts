import { escapeHtml } from '#catalogue/escape-html.ts'
import { OFFLINE_PATH } from '#catalogue/paths.ts'
import { KEPT_PAGES_ID } from '#offline/page-and-worker.ts'

export type KeptPage = Readonly<{ path: string; title: string }>

/** Patterns: a parser would add 38 kB to the worker, which reads pages of this site alone. */
const HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/
const KEPT_LIST = new RegExp(`(<ul[^>]*\\sid="${KEPT_PAGES_ID}"[^>]*>)[\\s\\S]*?(</ul>)`)

/** The words of a page's h1, still as markup writes them. */
export function headingOf(html: string): string | undefined {
  return (
    HEADING.exec(html)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim() || undefined
  )
}

/**
 * Fills in what only this browser knows: the address that was wanted, and the pages that are kept.
 * Done here, the page needs no script. An address comes from outside: no sign of it may be markup.
 */
export function fillOfflinePage(html: string, wanted: URL, pages: readonly KeptPage[]): string {
  const retry = escapeHtml(wanted.pathname + wanted.search)
  const items = pages
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${title}</a></li>`)
    .join('')
  const filled = html.replaceAll(`href="${OFFLINE_PATH}"`, () => `href="${retry}"`)
  if (items === '') return filled
  return filled.replace(KEPT_LIST, (_, start: string, end: string) => start + items + end)
}
