import { familyPathOf } from '#catalogue/paths.ts'
import { formatBytes } from '#catalogue/format-bytes.ts'
import { isFit } from './fit-answer.ts'
import {
  ASSETS_CACHE,
  familyDownloadPath,
  savedCacheName,
  type FamilyDownload,
} from './page-and-worker.ts'
import { registerWorker } from './start-worker.ts'

/** A page to save, with its files; a family's are listed by the build. */
export type SavedPage = { path: string; files?: readonly string[] | undefined }

/** interrupted: the connection was lost; full: no storage left on this device. */
export type SaveOutcome = 'saved' | 'interrupted' | 'full'

const PARALLEL = 4

/** How much of the page and its files is saved. The page is stored last: if it is there, everything is. */
export async function savedPart(path: string): Promise<'none' | 'part' | 'whole'> {
  const cacheName = savedCacheName(path)
  if (await caches.match(path, { cacheName })) return 'whole'
  return (await caches.has(cacheName)) ? 'part' : 'none'
}

/**
 * Saves the missing files, so that an interrupted download resumes where it stopped. If the device runs out of space,
 * everything saved so far is removed.
 */
export async function savePage(
  page: SavedPage,
  tell: (share: number) => void,
): Promise<SaveOutcome> {
  try {
    const urls = page.files ?? (await familyDownload(page.path)).urls
    const cache = await caches.open(savedCacheName(page.path))
    const stored = await pathsIn(cache)
    const missing = urls.filter((url) => url !== page.path && !stored.has(url))
    // A family's list has its scripts; products share those of the worker.
    const scripts = page.files ? await missingScripts(page) : []
    const shared = await caches.open(ASSETS_CACHE)
    const waiting = [...missing, ...scripts].values()
    const total = urls.length + scripts.length
    let done = urls.length - missing.length
    const work = async () => {
      for (const url of waiting) {
        await saveFile(scripts.includes(url) ? shared : cache, url)
        done += 1
        tell(done / total)
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

/**
 * The scripts, styles and fonts of the product's family that this device lacks: on mobile data the worker does not fetch
 * them in advance, and list, form and survey need them.
 */
async function missingScripts({ path }: SavedPage): Promise<string[]> {
  const { urls } = await familyDownload(familyPathOf(path))
  const stored = await pathsIn(await caches.open(ASSETS_CACHE))
  return urls.filter((url) => url.startsWith('/assets/') && !stored.has(url))
}

async function pathsIn(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
}

/** The download size of the pages, "1,2 MB"; empty if unknown. */
export async function sizeOf(pages: readonly SavedPage[]): Promise<string> {
  const sizes = await sizesOf(pages).catch(() => [0])
  return sizes.every((size) => size > 0) ? formatBytes(sizes.reduce((a, b) => a + b)) : ''
}

async function sizesOf(pages: readonly SavedPage[]): Promise<readonly number[]> {
  const own = pages.filter(({ files }) => files)
  const families = pages.filter((page) => !page.files)
  const scripts = await Promise.all(own.map(missingScripts))
  const paths = own.flatMap(({ path, files = [] }) => [path, ...files])
  return Promise.all([
    ...Array.from(new Set([...paths, ...scripts.flat()]), async (file) => {
      const { headers } = await fetch(file, { method: 'HEAD' })
      return Number(headers.get('content-length'))
    }),
    ...families.map(async ({ path }) => (await familyDownload(path)).bytes),
  ])
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
