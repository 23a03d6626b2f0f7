import { escapeHtml } from '#catalogue/escape-html.ts'
import { OFFLINE_PATH } from '#catalogue/paths.ts'
import { CACHED_PAGES_ID, familyCacheNames, PAGES_CACHE } from '#offline/page-and-worker.ts'
import { meantPath } from '#catalogue/meant-path.ts'
import { matchPrecache } from 'workbox-precaching'
import { SHELL } from './shell.ts'

const isPage = (pathname: string) => !/\.[a-z\d]+$/.test(pathname)

async function cachedPages(): Promise<CachedPage[]> {
  const pages = new Map<string, CachedPage>()
  for (const name of [PAGES_CACHE, ...(await familyCacheNames())]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname
      if (pages.has(path) || !isPage(path)) continue
      const html = await cache.match(request).then((cached) => cached?.text())
      if (html) pages.set(path, { path, title: headingOf(html) ?? path })
    }
  }
  return [...pages.values()]
}

/** The cached page that a disfigured address means, with its query; undefined where none is. */
export async function meantPage(wanted: URL): Promise<string | undefined> {
  const paths = new Set((await cachedPages()).map(({ path }) => path))
  const path = meantPath(wanted.pathname, (one) => paths.has(one))
  return path === undefined ? undefined : path + wanted.search
}

/** The answer for a page that is not cached, if there is no signal: a list of those that are. */
export async function offlinePage(wanted: URL): Promise<Response> {
  const stored = await matchPrecache(SHELL.offlinePage.url)
  if (!stored) return Response.error()
  const html = fillOfflinePage(await stored.text(), wanted, await cachedPages())
  const headers = new Headers(stored.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { status: 503, headers })
}

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
    .map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${title}</a></li>`)
    .join('')
  const filled = html.replaceAll(`href="${OFFLINE_PATH}"`, () => `href="${retry}"`)
  if (items === '') return filled
  return filled.replace(CACHED_LIST, (_, start: string, end: string) => start + items + end)
}
