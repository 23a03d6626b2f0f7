import type { Page } from '@playwright/test'

/**
 * Keeps what a page asks for at these addresses back, as on a slow line, until what is returned lets it come. Not by
 * `page.route`, which stops every request on its way, and keeps none in the browser's cache.
 */
export async function hold(page: Page, urlPattern: string): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Fetch.enable', { patterns: [{ urlPattern }] })
  return () => browser.detach()
}
