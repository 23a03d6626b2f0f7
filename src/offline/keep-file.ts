import { isFit } from './fit-answer.ts'

/**
 * Fetches a file of the site and keeps it, if it is what stands there. Pages and their data are to be of one
 * build: the browser's own copy may be older.
 *
 * @throws TypeError if it is not, and what fetching and storing throw
 */
export async function keepFile(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!(await isFit(path, answer))) throw new TypeError(`${path} is not itself (${answer.status})`)
  await cache.put(path, answer)
}
