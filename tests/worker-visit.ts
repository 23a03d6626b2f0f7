import { expect, type Page } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

/** Opens a page, and waits until the worker has it. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilAlive(page)
  // The worker comes at the visitor's first sign.
  let x = 0
  await expect
    .poll(async () => {
      await page.mouse.move((x += 1), 10)
      return page.evaluate(() => navigator.serviceWorker.controller !== null)
    })
    .toBe(true)
  // Not waitForFunction: to it a promise is as good as a yes.
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
}

async function isKept(): Promise<boolean> {
  return (await caches.match(location.pathname)) !== undefined
}
