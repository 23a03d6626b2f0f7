import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core'
import { isFit } from '#offline/fit-answer.ts'
import { keptCopy, refreshFamilies } from './kept-copy.ts'
import { noteSlow, pageOfData, wasSlow } from './slow-paths.ts'

/** Who waits longer than this is given the kept copy; who waits less always gets the new one. */
export const NETWORK_LIMIT_MS = 3000
/**
 * What is asked for soon after a kept page belongs to it: its data, which must be of the same build,
 * and the document of a page whose data did not come.
 */
const KEPT_TOGETHER_MS = 20_000

export function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** What is not what it should be is shown, since it may be for its reader, and never kept. */
export const keptOnlyIfFit: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isFit(new URL(request.url).pathname, response)) ? response : null,
}

function withoutSearch(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/**
 * The network's answer; the kept copy where none comes, or not in time. The answer that comes too
 * late is kept for the next time. Workbox's own NetworkFirst knows a single cache, and a family that
 * was saved has another.
 */
export class NetworkWithinLimit extends Strategy {
  constructor(cacheName: string, maxEntries: number) {
    super({
      cacheName,
      // A page's data may be a minute old (deploy/headers.ts), and must be of the page's own build.
      fetchOptions: { cache: 'no-cache' },
      plugins: [
        // Whatever is asked of a page, it is the same file.
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
