import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { BUILD_DIR } from './build-dir.ts'

/** Every page of the built site, from its own sitemap. */
export const PAGE_PATHS: readonly string[] = [
  ...readFileSync(path.join(BUILD_DIR, 'client/sitemap.xml'), 'utf8').matchAll(
    /<loc>([^<]+)<\/loc>/g,
  ),
].map(([, url = '']) => new URL(url).pathname)

/** Pages that a search engine may find, though no sitemap leads it there: lists of what it knows. */
export const UNLISTED_PATHS: readonly string[] = ['/buscar']

/** Waits until the page's scripts, which start late, have taken over. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    // React marks each element that it has taken over with a key of its own.
    () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  )
}
