import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core'
import { isFit } from '#offline/fit-answer.ts'
import { cachedCopy, refreshFamilies } from './cached-copy.ts'

/** The cached copy is served after this long; an answer that comes sooner is always served. */
const NETWORK_LIMIT_MS = 3000
function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** An answer that is not the site's own, such as a captive portal's page, is shown but never cached. */
export const cacheOnlyIfFit: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isFit(new URL(request.url).pathname, response)) ? response : null,
}

function withoutSearch(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/**
 * Serves the network's answer, or the cached copy if none comes in time. A late answer is cached for the next
 * request. Workbox's own NetworkFirst knows a single cache, and a saved family has another.
 */
export class NetworkWithinLimit extends Strategy {
  constructor(cacheName: string, maxEntries: number) {
    super({
      cacheName,
      fetchOptions: { cache: 'no-cache' },
      plugins: [
        // A page is the same file for every query.
        { cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request.url) },
        cacheOnlyIfFit,
        {
          cacheDidUpdate: ({ request, newResponse }) => refreshFamilies(request.url, newResponse),
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
