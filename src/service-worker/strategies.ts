import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  CacheFirst,
  StaleWhileRevalidate,
  Strategy,
  type StrategyHandler,
} from 'workbox-strategies'
import {
  ASSETS_CACHE,
  DOCUMENTS_CACHE,
  DRAWINGS_CACHE,
  INDEXES_CACHE,
  PAGES_CACHE,
} from '#offline/page-and-worker.ts'
import { hasFitType, isFit } from '#offline/fit-answer.ts'
import { cachedCopy, refreshSaved } from './cached-copy.ts'

/** The cached copy is served after this long; an answer that comes sooner is always served. */
const NETWORK_LIMIT_MS = 3000
function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** An answer that is not the site's own, such as a captive portal's page, is shown but never cached. */
const cacheOnlyIfFit: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isFit(new URL(request.url).pathname, response)) ? response : null,
}

function withoutSearch(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/**
 * Serves the network's answer, or the cached copy if none comes in time. A late answer is cached for the next
 * request. Workbox's own NetworkFirst reads a single cache, but saved pages have their own.
 */
class NetworkWithinLimit extends Strategy {
  constructor(cacheName: string, maxEntries: number) {
    super({
      cacheName,
      fetchOptions: { cache: 'no-cache' },
      plugins: [
        // A page is the same file for every query.
        { cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request.url) },
        cacheOnlyIfFit,
        {
          cacheDidUpdate: ({ request, newResponse }) => refreshSaved(request.url, newResponse),
        },
        new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
      ],
    })
  }

  protected override async _handle(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response | undefined> {
    const cached = await cachedCopy(request.url, this.cacheName)
    const answer = handler.fetchAndCachePut(request)
    if (!cached) return answer
    void handler.waitUntil(answer.catch(() => undefined))
    const instead = () => cached
    return Promise.race([answer.catch(instead), later(NETWORK_LIMIT_MS).then(instead)])
  }
}

/** Pages and their data; more than the site has. */
const MAX_PAGES = 300
const MAX_INDEXES = 10
const MAX_DRAWINGS = 400
const MAX_DOCUMENTS = 60
/** Several builds' worth: a page that is cached or still open needs the scripts of its build. */
const MAX_ASSETS = 250

export const pathOf = ({ url }: Request) => new URL(url).pathname

const anyCopy: WorkboxPlugin = {
  // A copy that an earlier worker cached unchecked is fetched again if its type is wrong.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && hasFitType(pathOf(request), cachedResponse) ? cachedResponse : null,
  // A copy from any cache, what the visitor has saved included.
  handlerDidError: async ({ request }) => {
    const copy = await caches.match(request, { ignoreSearch: true, ignoreVary: true })
    return copy && hasFitType(pathOf(request), copy) ? copy : undefined
  },
}
const upTo = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })

export const pages = new NetworkWithinLimit(PAGES_CACHE, MAX_PAGES)
export const documents = new NetworkWithinLimit(DOCUMENTS_CACHE, MAX_DOCUMENTS)
export const indexes = new NetworkWithinLimit(INDEXES_CACHE, MAX_INDEXES)
/** Data of a former build's shape, for its pages that are open or cached: the site has only the present one. */
export const formerIndexes = new CacheFirst({
  cacheName: INDEXES_CACHE,
  plugins: [cacheOnlyIfFit, anyCopy],
})
export const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [cacheOnlyIfFit, anyCopy, upTo(MAX_ASSETS)],
})
export const drawings = new StaleWhileRevalidate({
  cacheName: DRAWINGS_CACHE,
  plugins: [cacheOnlyIfFit, anyCopy, upTo(MAX_DRAWINGS)],
})
