import { familyCacheName } from './page-and-worker.ts'
import { keepFromEviction, outcomeOf, type SaveOutcome } from './family-store.ts'
import { keepFile } from './keep-file.ts'
import { registerWorker } from './start-worker.ts'

/** Whether the visitor has saved the product. */
export async function isProductKept(path: string): Promise<boolean> {
  return (await caches.match(path, { cacheName: familyCacheName(path) })) !== undefined
}

/** Saves a product's page with the given files: all of them, or nothing. */
export async function keepProduct(path: string, files: readonly string[]): Promise<SaveOutcome> {
  try {
    await registerWorker()
    const cache = await caches.open(familyCacheName(path))
    const urls = [path, `${path}.data`, ...files]
    await Promise.all(urls.map((url) => keepFile(cache, url)))
    await keepFromEviction()
    return 'saved'
  } catch (error) {
    await removeProduct(path)
    return outcomeOf(error)
  }
}

export async function removeProduct(path: string): Promise<void> {
  await caches.delete(familyCacheName(path))
}
