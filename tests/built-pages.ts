import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { BUILD_DIR } from './build-dir.ts'

/** Every page of the built site, from its own sitemap. */
export const PAGE_PATHS: readonly string[] = [
  ...readFileSync(path.join(BUILD_DIR, 'client/sitemap.xml'), 'utf8').matchAll(
    /<loc>([^<]+)<\/loc>/g,
  ),
].map(([, url = '']) => new URL(url).pathname)

/** A page of one product: all are of one route, and differ by what the catalogue says. */
const isProduct = (address: string) =>
  existsSync(path.join(BUILD_DIR, 'client/fichas', `${path.basename(address)}.pdf`))

/** Of so many pages of products, one is opened in a browser. Their markup, words and links are all checked. */
const PRODUCTS_PER_OPENED = 10
const productPaths = PAGE_PATHS.filter(isProduct)

/** The pages that tests open one by one. */
export const OPENED_PATHS: readonly string[] = [
  ...PAGE_PATHS.filter((address) => !isProduct(address)),
  ...productPaths.filter((_, index) => index % PRODUCTS_PER_OPENED === 0),
]

/** Pages that a search engine may find, though no sitemap leads it there: lists of what it knows. */
export const UNLISTED_PATHS: readonly string[] = ['/buscar']

/** Waits until the page's scripts, which start late, have taken over. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    // React marks each element that it has taken over with a key of its own.
    () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  )
}
