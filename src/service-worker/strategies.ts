import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import {
  ASSETS_CACHE,
  DOCUMENTS_CACHE,
  DRAWINGS_CACHE,
  INDEXES_CACHE,
  PAGES_CACHE,
} from '#offline/page-and-worker.ts'
import { hasFitType } from '#offline/fit-answer.ts'
import { cacheOnlyIfFit, NetworkWithinLimit } from './network-within-limit.ts'

/** Pages and their data; more than the site has. */
const MAX_PAGES = 300
const MAX_INDEXES = 10
const MAX_DRAWINGS = 400
const MAX_DOCUMENTS = 60
/** Several builds' worth: a page that is cached or still open needs the scripts of its build. */
const MAX_ASSETS = 250

const pathOf = ({ url }: Request) => new URL(url).pathname

const anyCopy: WorkboxPlugin = {
  // A copy that an earlier worker cached unchecked is fetched again if its type is wrong.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && hasFitType(pathOf(request), cachedResponse) ? cachedResponse : null,
  // A copy from any cache, saved families included.
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
