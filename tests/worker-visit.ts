import type { Page } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

/** Opens a page, and waits until the worker has it. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilAlive(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.waitForFunction(async () => {
    const kept = await Promise.all(
      [location.pathname, `${location.pathname}.data`].map((path) => caches.match(path)),
    )
    return kept.every(Boolean)
  })
}
