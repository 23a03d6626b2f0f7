import { isFit } from './fit-answer.ts'

/**
 * Fetches a file of the site and stores it. It revalidates the browser's HTTP cache, because pages and their data
 * must be of one build.
 *
 * @throws TypeError if the answer is not the site's own, and what fetching and storing throw
 */
export async function keepFile(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!(await isFit(path, answer))) throw new TypeError(`${path} is not itself (${answer.status})`)
  await cache.put(path, answer)
}
