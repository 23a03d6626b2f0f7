import { expect, test, type Page } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'
import { openFaultyProxy, type FaultyProxy } from './faulty-proxy.ts'
import { visit } from './worker-visit.ts'

test.use({ serviceWorkers: 'allow' })

const CONTACT = '/contacto'
const SIGN_IN = {
  type: 'text/html',
  body: '<!doctype html><meta charset="utf-8"><h1>Inicie sesión en la red</h1>',
}
const NOT_A_SCRIPT = '<!doctype html> no es un programa'

let proxy: FaultyProxy

test.beforeEach(async ({ baseURL }) => {
  proxy = await openFaultyProxy(baseURL ?? '')
})
test.afterEach(() => proxy.close())

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The texts of everything that the worker has cached. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const kept = await cache.match(request)
        if (kept?.headers.get('content-type')?.startsWith('text/')) caught.push(await kept.text())
      }
    }
    return caught
  })
}

/** The scripts that this page has loaded. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
}

test("a captive portal's page is shown but never cached", async ({ page }) => {
  await visit(page, proxy.origin + CONTACT)
  const scripts = await scriptsOf(page)
  await page.evaluate(() => caches.delete('partes'))
  proxy.instead = () => SIGN_IN
  await page.goto(proxy.origin + CONTACT)
  await expect(title(page)).toHaveText('Inicie sesión en la red')
  await page.goto(`${proxy.origin}/privacidad`)
  await expect(title(page)).toHaveText('Inicie sesión en la red')
  await page.evaluate((urls) => Promise.all(urls.map((url) => fetch(url))), scripts)
  expect((await keptTexts(page)).filter((text) => text.includes('Inicie sesión'))).toEqual([])

  proxy.answersLeft = 0
  await page.goto(proxy.origin + CONTACT)
  await expect(title(page)).toHaveText('Contáctanos')
  proxy.answersLeft = Infinity
  proxy.instead = undefined
  await page.reload()
  await waitUntilAlive(page)
})

test('a foreign page or damaged script that an earlier worker cached is fetched anew, and the page comes alive', async ({
  page,
}) => {
  await visit(page, proxy.origin + CONTACT)
  const [foreign = '', ...damaged] = await scriptsOf(page)
  expect(damaged.length).toBeGreaterThan(0)
  await spoilKept(page, [foreign], 'text/html')
  await spoilKept(page, damaged, 'text/javascript')
  await page.reload()
  await waitUntilAlive(page)
  // The worker caches the correct script after it has answered with it.
  await expect
    .poll(async () => (await keptTexts(page)).filter((text) => text === NOT_A_SCRIPT))
    .toEqual([])
})

test('a script that stays damaged reloads the page once, which then works without scripts', async ({
  page,
}) => {
  let opened = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1
  })
  proxy.instead = (path) =>
    path.startsWith('/assets/') && path.endsWith('.js')
      ? { type: 'text/javascript', body: NOT_A_SCRIPT }
      : undefined
  await page.goto(proxy.origin + CONTACT)
  await expect.poll(() => opened).toBe(2)
  await expect(title(page)).toHaveText('Contáctanos')
  await page.locator('[name="name"]').fill('Camila')
  await page.waitForTimeout(2000)
  expect(opened).toBe(2)
  await expect(page.locator('[name="name"]')).toHaveValue('Camila')
})

/** Fills the cache with bad answers, as earlier visits on a bad connection would. */
async function spoilKept(page: Page, urls: readonly string[], type: string): Promise<void> {
  await page.evaluate(
    async ([scripts, contentType, body]) => {
      const kept = await caches.open('partes')
      for (const url of scripts) {
        await kept.put(url, new Response(body, { headers: { 'content-type': contentType } }))
      }
    },
    [urls, type, NOT_A_SCRIPT] as const,
  )
}
