import { escapeHtml } from '#catalogue/escape-html.ts'
import { HOME_LABEL, HOME_PATH, OFFLINE_PATH } from '#catalogue/paths.ts'
import { CACHED_PAGES_ID } from '#offline/page-and-worker.ts'

export type CachedPage = Readonly<{ path: string; title: string }>

/** Patterns: a parser would add 38 kB to the worker, which reads pages of this site alone. */
const HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/
const CACHED_LIST = new RegExp(`(<ul[^>]*\\sid="${CACHED_PAGES_ID}"[^>]*>)[\\s\\S]*?(</ul>)`)

/** The text of a page's h1, still escaped. */
export function headingOf(html: string): string | undefined {
  return (
    HEADING.exec(html)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim() || undefined
  )
}

/**
 * Writes the requested address and the cached pages into the offline page, so that it needs no script.
 * The address comes from outside and is escaped.
 */
export function fillOfflinePage(html: string, wanted: URL, pages: readonly CachedPage[]): string {
  const retry = escapeHtml(wanted.pathname + wanted.search)
  const items = pages
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(({ path, title }) => {
      // The home page's heading is what the house says of itself.
      const name = path === HOME_PATH ? HOME_LABEL : title
      return `<li><a href="${escapeHtml(path)}">${name}</a></li>`
    })
    .join('')
  const filled = html.replaceAll(`href="${OFFLINE_PATH}"`, () => `href="${retry}"`)
  if (items === '') return filled
  return filled.replace(CACHED_LIST, (_, start: string, end: string) => start + items + end)
}
