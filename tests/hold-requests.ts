import type { Page } from '@playwright/test'

/**
 * Holds back a page's requests to these addresses, as on a slow connection, until the returned function is called. Not
 * by `page.route`, which intercepts every request and disables the browser's cache.
 */
export async function holdRequests(page: Page, urlPattern: string): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Fetch.enable', { patterns: [{ urlPattern }] })
  return () => browser.detach()
}
