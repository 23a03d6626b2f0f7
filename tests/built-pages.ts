import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { BUILD_DIR } from './build-dir.ts'

/** The HTML of a built page. */
export function htmlOf(page: string): string {
  return readFileSync(path.join(BUILD_DIR, 'client', page, 'index.html'), 'utf8')
}

/** Every page of the built site, from its own sitemap. */
export const PAGE_PATHS: readonly string[] = [
  ...readFileSync(path.join(BUILD_DIR, 'client/sitemap.xml'), 'utf8').matchAll(
    /<loc>([^<]+)<\/loc>/g,
  ),
].map(([, url = '']) => new URL(url).pathname)

/** Pages that search engines may index although the sitemap does not list them. */
export const UNLISTED_PATHS: readonly string[] = ['/buscar']

type AnyIsland = Element & { root?: unknown }

/**
 * Makes the visitor's first gesture, and waits until every island that starts at it, or because of stored values, is
 * alive. Islands that start when in view or touched are not waited for.
 */
export async function waitUntilAlive(page: Page): Promise<void> {
  let x = 0
  await expect
    .poll(
      async () => {
        await page.mouse.move((x = (x + 1) % 50), 1)
        const asleep = page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement & AnyIsland>('[data-wake]')]
            .filter(({ dataset: { wake = '' } }) => /idle|sign/.test(wake))
            .filter(({ localName, root }) =>
              localName === 'site-island' ? !root : !customElements.get(localName),
            )
            .map(({ localName, dataset: { name = localName } }) => name),
        )
        // A page that fetches its scripts again reloads meanwhile.
        return asleep.catch(() => ['the page'])
      },
      { message: 'parts of the page that are not alive' },
    )
    .toEqual([])
}
