import { clientsClaim } from 'workbox-core'
import { precache } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { PAGE_ENDING } from '#catalogue/meant-path.ts'
import { isVisit } from '#offline/page-and-worker.ts'
import { cacheAssets, cacheTools, cacheVisit } from './cache-ahead.ts'
import { meantPage, offlinePage } from './offline-page.ts'
import { SHELL } from './shell.ts'
import { assets, documents, drawings, formerIndexes, indexes, pages } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope

const PICTURE = /^\/(?:dibujos|fotos|iconos)\//
const FILE = /\.[a-z\d]+$/

/** `/selector/productos-c28931.json` → `/selector/productos`. */
const withoutShape = (path: string) => path.replace(/-[^-/]*\.json$/, '')
const INDEX_NAMES = new Set(SHELL.indexes.map(withoutShape))

/** A page that is opened, or fetched ahead by the browser's own rules, which name no destination. */
function isForPage({ destination, headers }: Request): boolean {
  return destination === 'document' || headers.get('sec-purpose')?.startsWith('prefetch') === true
}

// Only GET requests get here. A request that matches no route goes to the network: above all the relay; the
// files that a page fetches to save a family, which have no destination; and a damaged script that is fetched
// again (src/islands/starter.js).
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && request.cache !== 'reload',
  assets,
)
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination !== '' && PICTURE.test(url.pathname),
  drawings,
)
registerRoute(({ url, sameOrigin }) => sameOrigin && SHELL.indexes.includes(url.pathname), indexes)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && INDEX_NAMES.has(withoutShape(url.pathname)),
  formerIndexes,
)
registerRoute(
  ({ url, request }) => request.destination === 'document' && url.pathname.endsWith('.pdf'),
  documents,
)
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    isForPage(request) &&
    (!FILE.test(url.pathname) || PAGE_ENDING.test(url.pathname)) &&
    !url.pathname.startsWith('/api/'),
  pages,
)
setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error()
  const meant = await meantPage(url)
  return meant === undefined ? offlinePage(url) : Response.redirect(meant, 302)
})

precache([SHELL.offlinePage])
clientsClaim()

self.addEventListener('install', (event) => {
  // The files of older pages stay cached (MAX_ASSETS), so that no open page need be waited for.
  void self.skipWaiting()
  event.waitUntil(Promise.all([cacheAssets(event), cacheTools(event)]))
})

self.addEventListener('message', (event) => {
  if (isVisit(event.data)) event.waitUntil(cacheVisit(event, event.data))
})
