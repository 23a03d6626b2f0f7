import { meantPath } from '#catalogue/meant-path.ts'
import { matchPrecache } from 'workbox-precaching'
import { savedCacheNames, PAGES_CACHE } from '#offline/page-and-worker.ts'
import { fillOfflinePage, headingOf, type CachedPage } from './fill-offline-page.ts'
import { SHELL } from './shell.ts'

const isPage = (pathname: string) => !/\.[a-z\d]+$/.test(pathname)

async function cachedPages(): Promise<CachedPage[]> {
  const pages = new Map<string, CachedPage>()
  for (const name of [PAGES_CACHE, ...(await savedCacheNames())]) {
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
