import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core'
import { isFit } from '#offline/fit-answer.ts'
import { keptCopy, refreshFamilies } from './kept-copy.ts'
import { noteSlow, pageOfData, wasSlow } from './slow-paths.ts'

/** The cached copy is served after this long; an answer that comes sooner is always served. */
export const NETWORK_LIMIT_MS = 3000
/**
 * Requests this soon after a page was served from the cache belong to it: its data, which must be of the same
 * build, and the document of a page whose data did not come.
 */
const KEPT_TOGETHER_MS = 20_000

export function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** An answer that is not the site's own, such as a captive portal's page, is shown but never cached. */
export const keptOnlyIfFit: WorkboxPlugin = {
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
      // A page's data may be a minute old (deploy/headers.ts), and must be of the page's own build.
      fetchOptions: { cache: 'no-cache' },
      plugins: [
        // A page is the same file for every query.
        { cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request.url) },
        keptOnlyIfFit,
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
    const kept = await keptCopy(request.url, this.cacheName)
    const path = pageOfData(new URL(request.url).pathname)
    if (kept && wasSlow(path, KEPT_TOGETHER_MS)) return kept
    const answer = handler.fetchAndCachePut(request)
    if (!kept) return answer
    void handler.waitUntil(answer.catch(() => undefined))
    const instead = () => {
      noteSlow(path)
      return kept
    }
    return Promise.race([answer.catch(instead), later(NETWORK_LIMIT_MS).then(instead)])
  }
}
