import { formatBytes } from '#catalogue/format-bytes.ts'
import { isFit } from './fit-answer.ts'
import { familyDownloadPath, savedCacheName, type FamilyDownload } from './page-and-worker.ts'
import { registerWorker } from './start-worker.ts'

/** A page to be kept with the files that it takes; those of a family the build has listed. */
export type SavedPage = { path: string; files?: readonly string[] | undefined }

/** interrupted: the connection was lost; full: no storage left on this device. */
export type SaveOutcome = 'saved' | 'interrupted' | 'full'

const PARALLEL = 4

/** How much of the page and its files this browser has. The page is stored last: where it is, all is. */
export async function savedPart(path: string): Promise<'none' | 'part' | 'whole'> {
  const cacheName = savedCacheName(path)
  if (await caches.match(path, { cacheName })) return 'whole'
  return (await caches.has(cacheName)) ? 'part' : 'none'
}

/**
 * Saves the files that are missing, so that an interrupted download goes on where it stopped. A device without room
 * gets back what was taken.
 */
export async function savePage(
  page: SavedPage,
  tell: (share: number) => void,
): Promise<SaveOutcome> {
  try {
    const urls = page.files ?? (await familyDownload(page.path)).urls
    const cache = await caches.open(savedCacheName(page.path))
    const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const missing = urls.filter((url) => url !== page.path && !stored.has(url))
    const waiting = missing.values()
    let done = urls.length - missing.length
    const work = async () => {
      for (const url of waiting) {
        await saveFile(cache, url)
        done += 1
        tell(done / urls.length)
      }
    }
    await registerWorker()
    const works = await Promise.allSettled(Array.from({ length: PARALLEL }, work))
    const failed = works.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    await saveFile(cache, page.path)
    // The browser may refuse to keep it from eviction.
    await navigator.storage.persist().catch(() => false)
    return 'saved'
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError'))
      return 'interrupted'
    await removePage(page.path).catch(() => {})
    return 'full'
  }
}

export async function removePage(path: string): Promise<void> {
  await caches.delete(savedCacheName(path))
}

/** What fetching the pages takes, as it travels: "1,2 MB"; empty where that cannot be known. */
export async function sizeOf(pages: readonly SavedPage[]): Promise<string> {
  const own = pages.filter(({ files }) => files)
  const unlike = new Set(own.flatMap(({ path, files = [] }) => [path, ...files]))
  const families = pages.filter((page) => !page.files)
  const sizes = await Promise.all([
    ...Array.from(unlike, async (file) => {
      const { headers } = await fetch(file, { method: 'HEAD' })
      return Number(headers.get('content-length'))
    }),
    ...families.map(async ({ path }) => (await familyDownload(path)).bytes),
  ]).catch(() => [0])
  return sizes.every((size) => size > 0) ? formatBytes(sizes.reduce((a, b) => a + b)) : ''
}

async function familyDownload(familyPath: string): Promise<FamilyDownload> {
  const response = await fetch(familyDownloadPath(familyPath), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return (await response.json()) as FamilyDownload
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
