import type { Strategy } from 'workbox-strategies'
import { PAGES_CACHE, type Visit } from '#offline/page-and-worker.ts'
import { isMetered } from '#components/link/metered.ts'
import { sentAt } from './kept-copy.ts'
import { SHELL } from './shell.ts'
import { assets, drawings, indexes, pages } from './strategies.ts'

/** A page seen within this time is not fetched once more to be kept. */
const FRESH_MS = 60 * 60 * 1000

function keepAll(strategy: Strategy, event: ExtendableEvent, urls: readonly string[]) {
  return urls.map((url) => strategy.handleAll({ event, request: url })[1])
}

/** `/` → `/_.data`, `/contacto` → `/contacto.data`. */
function withData(path: string): string[] {
  return [path, path === '/' ? '/_.data' : `${path}.data`]
}

/** What is kept before anyone asks for it; what does not come now is kept when it is visited. */
export async function keepShell(event: ExtendableEvent): Promise<void> {
  await Promise.allSettled([
    ...keepAll(assets, event, SHELL.assets),
    ...keepAll(pages, event, SHELL.pages.flatMap(withData)),
    ...keepAll(indexes, event, SHELL.indexes),
  ])
}

/** What the visitor was given without the worker. */
export async function keepVisit(event: ExtendableEvent, visit: Visit): Promise<void> {
  const kept = await Promise.all(
    withData(visit.path).map((path) => caches.match(path, { cacheName: PAGES_CACHE })),
  )
  const isFresh = kept.every((copy) => copy && Date.now() - sentAt(copy) < FRESH_MS)
  const missing = await Promise.all(
    visit.drawings.map(async (url) => ((await caches.match(url)) ? [] : [url])),
  )
  await Promise.allSettled([
    ...keepAll(pages, event, isFresh || isMetered() ? [] : withData(visit.path)),
    ...keepAll(drawings, event, missing.flat()),
  ])
}
