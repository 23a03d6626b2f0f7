import { formatBytes } from '#catalogue/format-bytes.ts'
import { isFit } from './fit-answer.ts'
import { familyCacheName, familyDownloadPath, type FamilyDownload } from './page-and-worker.ts'
import { registerWorker } from './start-worker.ts'

/** interrupted: the connection was lost; full: no storage left on this device. */
export type SaveOutcome = 'saved' | 'interrupted' | 'full'

const PARALLEL = 4

/** How much of a family this browser has saved. */
export async function familyState(familyPath: string): Promise<'none' | 'part' | 'whole'> {
  const cacheName = familyCacheName(familyPath)
  if (!(await caches.has(cacheName))) return 'none'
  const list = await caches.match(familyDownloadPath(familyPath), { cacheName })
  return list ? 'whole' : 'part'
}

/** Fetches the list of the family's files. Rejects if it cannot be fetched. */
export async function readFamilyDownload(familyPath: string): Promise<FamilyDownload> {
  const response = await fetch(familyDownloadPath(familyPath), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return (await response.json()) as FamilyDownload
}

/**
 * Saves the files that are missing, so that an interrupted download goes on where it stopped. The list itself is
 * stored last: a cache that has it is complete.
 */
export async function saveFamily(
  familyPath: string,
  { urls }: FamilyDownload,
  tell: (done: number) => void,
): Promise<SaveOutcome> {
  try {
    const cache = await caches.open(familyCacheName(familyPath))
    const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const missing = urls.filter((url) => !stored.has(url))
    const waiting = missing.values()
    let done = urls.length - missing.length
    const work = async () => {
      for (const url of waiting) {
        await saveFile(cache, url)
        done += 1
        tell(done)
      }
    }
    await registerWorker()
    const works = await Promise.allSettled(Array.from({ length: PARALLEL }, work))
    const failed = works.find((one) => one.status === 'rejected')
    if (failed) return outcomeOf(failed.reason)
    await saveFile(cache, familyDownloadPath(familyPath))
    await protectFromEviction()
    return 'saved'
  } catch (error) {
    return outcomeOf(error)
  }
}

/** The outcome for an error of saving. */
function outcomeOf(error: unknown): SaveOutcome {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull ? 'full' : 'interrupted'
}

/** Asks the browser not to evict what the visitor has saved; it may refuse. */
async function protectFromEviction(): Promise<void> {
  await navigator.storage.persist().catch(() => false)
}

export async function removeFamily(familyPath: string): Promise<void> {
  await caches.delete(familyCacheName(familyPath))
}

/** What fetching the files takes, as they travel: "1,2 MB"; empty where the host does not say. */
export async function sizeOf(paths: readonly string[]): Promise<string> {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await fetch(path, { method: 'HEAD' })
      return Number(headers.get('content-length'))
    }),
  ).catch(() => [0])
  return sizes.every((size) => size > 0) ? formatBytes(sizes.reduce((a, b) => a + b)) : ''
}

/** Whether the visitor has saved the product. */
export async function isProductSaved(path: string): Promise<boolean> {
  return (await caches.match(path, { cacheName: familyCacheName(path) })) !== undefined
}

/** Saves a product's page with the given files: all of them, or nothing. */
export async function saveProduct(path: string, files: readonly string[]): Promise<SaveOutcome> {
  try {
    await registerWorker()
    const cache = await caches.open(familyCacheName(path))
    const urls = [path, ...files]
    await Promise.all(urls.map((url) => saveFile(cache, url)))
    await protectFromEviction()
    return 'saved'
  } catch (error) {
    await removeProduct(path).catch(() => {})
    return outcomeOf(error)
  }
}

export async function removeProduct(path: string): Promise<void> {
  await caches.delete(familyCacheName(path))
}

/**
 * Fetches a file of the site and stores it. It revalidates the browser's HTTP cache, so that pages are
 * the newest.
 *
 * @throws TypeError if the answer is not the site's own, and what fetching and storing throw
 */
async function saveFile(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!(await isFit(path, answer))) throw new TypeError(`${path} is not itself (${answer.status})`)
  await cache.put(path, answer)
}
