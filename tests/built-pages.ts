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

/** Whether an address is a product's page; all of them are of one route. */
const isProduct = (address: string) =>
  existsSync(path.join(BUILD_DIR, 'client/fichas', `${path.basename(address)}.pdf`))

/** One in this many product pages is opened in a browser. The markup, words and links of all are checked. */
const PRODUCTS_PER_OPENED = 10
const productPaths = PAGE_PATHS.filter(isProduct)

/** The pages that tests open one by one. */
export const OPENED_PATHS: readonly string[] = [
  ...PAGE_PATHS.filter((address) => !isProduct(address)),
  ...productPaths.filter((_, index) => index % PRODUCTS_PER_OPENED === 0),
]

/** Pages that search engines may index although the sitemap does not list them. */
export const UNLISTED_PATHS: readonly string[] = ['/buscar']

/** Waits for hydration, which starts late. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    // React marks each hydrated element with a key of its own.
    () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  )
}
