import { familyCacheName } from './page-and-worker.ts'
import { keepFile } from './keep-file.ts'
import { keptFamilyPath, type KeptFamily } from './kept-family.ts'
import { registerWorker } from './start-worker.ts'

/** interrupted: the connection was lost; full: no storage left on this device. */
export type SaveOutcome = 'saved' | 'interrupted' | 'full'

const PARALLEL = 4

/** How much of a family this browser has saved. */
export async function familyState(familyPath: string): Promise<'none' | 'part' | 'whole'> {
  const cacheName = familyCacheName(familyPath)
  if (!(await caches.has(cacheName))) return 'none'
  const list = await caches.match(keptFamilyPath(familyPath) ?? '', { cacheName })
  return list ? 'whole' : 'part'
}

/** Fetches the list of the family's files. Rejects if it cannot be fetched. */
export async function readKeptFamily(familyPath: string): Promise<KeptFamily> {
  const response = await fetch(keptFamilyPath(familyPath) ?? '', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return (await response.json()) as KeptFamily
}

/**
 * Saves the files that are missing, so that an interrupted download goes on where it stopped. The list itself is
 * stored last: a cache that has it is complete.
 */
export async function saveFamily(
  familyPath: string,
  { urls }: KeptFamily,
  tell: (done: number) => void,
): Promise<SaveOutcome> {
  const cache = await caches.open(familyCacheName(familyPath))
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = urls.filter((url) => !stored.has(url))
  const waiting = missing.values()
  let done = urls.length - missing.length
  const work = async () => {
    for (const url of waiting) {
      await keepFile(cache, url)
      done += 1
      tell(done)
    }
  }
  try {
    await registerWorker()
    const works = await Promise.allSettled(Array.from({ length: PARALLEL }, work))
    const failed = works.find((one) => one.status === 'rejected')
    if (failed) return outcomeOf(failed.reason)
    await keepFile(cache, keptFamilyPath(familyPath) ?? '')
    await keepFromEviction()
    return 'saved'
  } catch (error) {
    return outcomeOf(error)
  }
}

/** The outcome for an error of saving. */
export function outcomeOf(error: unknown): SaveOutcome {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull ? 'full' : 'interrupted'
}

/** Asks the browser not to evict what the visitor has saved; it may refuse. */
export async function keepFromEviction(): Promise<void> {
  await navigator.storage.persist().catch(() => false)
}

export async function removeFamily(familyPath: string): Promise<void> {
  await caches.delete(familyCacheName(familyPath))
}
