import type { Strategy } from 'workbox-strategies'
import { PAGES_CACHE, type Visit } from '#offline/page-and-worker.ts'
import { isMetered } from '#islands/metered.ts'
import { sentAt } from './cached-copy.ts'
import { SHELL } from './shell.ts'
import { assets, drawings, indexes, pages } from './strategies.ts'

/** A copy younger than this is not fetched again. */
const FRESH_MS = 60 * 60 * 1000

function cacheAll(strategy: Strategy, event: ExtendableEvent, urls: readonly string[]) {
  return urls.map((url) => strategy.handleAll({ event, request: url })[1])
}

/** Caches the scripts of all pages; those of the page in view come from the browser's HTTP cache. */
export async function cacheAssets(event: ExtendableEvent): Promise<void> {
  if (!isMetered()) await Promise.allSettled(cacheAll(assets, event, SHELL.assets))
}

/**
 * Caches the pages that must work anywhere, once the visitor has opened a second page: a visitor of one page
 * downloads nothing else. What fails is cached when it is visited.
 */
export async function cacheTools(event: ExtendableEvent): Promise<void> {
  if (isMetered() || !(await hasSecondPage())) return
  await Promise.allSettled([
    ...cacheAll(pages, event, SHELL.pages),
    ...cacheAll(indexes, event, SHELL.indexes),
  ])
}

/** More cached than the first page. */
async function hasSecondPage(): Promise<boolean> {
  const cached = await caches.open(PAGES_CACHE)
  return (await cached.keys()).length > 1
}

async function hasTools(): Promise<boolean> {
  const urls = [...SHELL.pages, ...SHELL.indexes]
  const cached = await Promise.all(urls.map((url) => caches.match(url)))
  return cached.every(Boolean)
}

/** Caches the page and drawings that the visitor got without the worker. */
export async function cacheVisit(event: ExtendableEvent, visit: Visit): Promise<void> {
  const cached = await caches.match(visit.path, { cacheName: PAGES_CACHE })
  const isFresh = cached && Date.now() - sentAt(cached) < FRESH_MS
  const missing = await Promise.all(
    visit.drawings.map(async (url) => ((await caches.match(url)) ? [] : [url])),
  )
  await Promise.allSettled([
    ...cacheAll(pages, event, isFresh || isMetered() ? [] : [visit.path]),
    ...cacheAll(drawings, event, missing.flat()),
  ])
  if (!(await hasTools())) await cacheTools(event)
}
