import { isFit } from '#offline/fit-answer.ts'
import { savedCacheNames } from '#offline/page-and-worker.ts'

const MATCH: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true }

/** The time of the response's `Date` header; 0 without one. */
export function sentAt(response: Response): number {
  return Date.parse(response.headers.get('date') ?? '') || 0
}

/** The newest copy of an address, from the given cache or what the visitor has saved. */
export async function cachedCopy(url: string, cacheName: string): Promise<Response | undefined> {
  const names = [cacheName, ...(await savedCacheNames())]
  const { pathname } = new URL(url, location.href)
  const copies = await Promise.all(
    names.map(async (name) => {
      const copy = await caches.match(url, { ...MATCH, cacheName: name })
      return copy && (await isFit(pathname, copy)) ? copy : undefined
    }),
  )
  return copies
    .filter((copy) => copy !== undefined)
    .reduce<Response | undefined>(
      (newest, copy) => (newest && sentAt(newest) >= sentAt(copy) ? newest : copy),
      undefined,
    )
}

/** Writes a newer answer into what the visitor has saved, where it holds the address. */
export async function refreshSaved(url: string, answer: Response): Promise<void> {
  for (const cacheName of await savedCacheNames()) {
    if (!(await caches.match(url, { ...MATCH, cacheName }))) continue
    const cache = await caches.open(cacheName)
    await cache.put(url, answer.clone())
  }
}
