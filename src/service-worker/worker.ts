import { clientsClaim } from 'workbox-core'
import { precache } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { PAGE_ENDING } from '#catalogue/meant-path.ts'
import { CONTACT_PATH, QUOTE_PATH } from '#catalogue/paths.ts'
import { isVisit, PAGES_CACHE, type Visit } from '#offline/page-and-worker.ts'
import { meantPage, offlinePage } from './offline-page.ts'
import { SHELL } from './shell.ts'
import { assets, documents, drawings, formerIndexes, indexes, pages, pathOf } from './strategies.ts'
import type { Strategy } from 'workbox-strategies'
import { isMetered } from '#islands/metered.ts'
import { sentAt } from './cached-copy.ts'

/** A copy younger than this is not fetched again. */
const FRESH_MS = 60 * 60 * 1000
const ENQUIRY_PAGES = [QUOTE_PATH, CONTACT_PATH]

function cacheAll(strategy: Strategy, event: ExtendableEvent, urls: readonly string[]) {
  return urls.map((url) => strategy.handleAll({ event, request: url })[1])
}

/** Caches the scripts of all pages; those of the page in view come from the browser's HTTP cache. */
async function cacheAssets(event: ExtendableEvent): Promise<void> {
  if (!isMetered()) await Promise.allSettled(cacheAll(assets, event, SHELL.assets))
}

/** Caches the pages of an enquiry, so that one can be written wherever the signal is lost. */
async function cacheEnquiry(event: ExtendableEvent): Promise<void> {
  if (!isMetered()) await Promise.allSettled(cacheAll(pages, event, ENQUIRY_PAGES))
}

/**
 * Caches the other pages that must work anywhere, once the visitor has opened a second page: a visitor of one page
 * downloads nothing else. What fails is cached when it is visited.
 */
async function cacheTools(event: ExtendableEvent, shown: readonly string[]): Promise<void> {
  if (isMetered() || !(await hasSecondPage(shown))) return
  await Promise.allSettled([
    ...cacheAll(pages, event, SHELL.pages),
    ...cacheAll(indexes, event, SHELL.indexes),
  ])
}

/** Whether more than one page was visited, apart from the enquiry's, which are cached without a visit. */
async function hasSecondPage(shown: readonly string[]): Promise<boolean> {
  const cached = await (await caches.open(PAGES_CACHE)).keys()
  const others = cached.map(pathOf).filter((path) => !ENQUIRY_PAGES.includes(path))
  return new Set([...others, ...shown]).size > 1
}

async function hasTools(): Promise<boolean> {
  const urls = [...SHELL.pages, ...SHELL.indexes]
  const cached = await Promise.all(urls.map((url) => caches.match(url)))
  return cached.every(Boolean)
}

/** Caches the page and drawings that the visitor got without the worker. */
async function cacheVisit(event: ExtendableEvent, visit: Visit): Promise<void> {
  const cached = await caches.match(visit.path, { cacheName: PAGES_CACHE })
  const isFresh = cached && Date.now() - sentAt(cached) < FRESH_MS
  const missing = await Promise.all(
    visit.drawings.map(async (url) => ((await caches.match(url)) ? [] : [url])),
  )
  await Promise.allSettled([
    ...cacheAll(pages, event, isFresh || isMetered() ? [] : [visit.path]),
    ...cacheAll(drawings, event, missing.flat()),
  ])
  if (!(await hasTools())) await cacheTools(event, [visit.path])
}

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
  event.waitUntil(Promise.all([cacheAssets(event), cacheEnquiry(event), cacheTools(event, [])]))
})

self.addEventListener('message', (event) => {
  if (isVisit(event.data)) event.waitUntil(cacheVisit(event, event.data))
})
