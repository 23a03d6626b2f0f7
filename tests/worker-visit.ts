import { expect, type Page } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

/** Opens a page, and waits until the worker has cached it. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilAlive(page)
  // The worker is installed at the visitor's first gesture.
  let x = 0
  await expect
    .poll(async () => {
      await page.mouse.move((x += 1), 10)
      return page.evaluate(() => navigator.serviceWorker.controller !== null)
    })
    .toBe(true)
  // Not waitForFunction, which takes a promise for true.
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
}

async function isKept(): Promise<boolean> {
  return (await caches.match(location.pathname)) !== undefined
}
