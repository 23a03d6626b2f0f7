import { expect, type Page, test } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'
import { waitUntilAlive } from './built-pages.ts'

const executablePath = findChromium()

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  // Like visitors' browsers, this one keeps pages for going back.
  launchOptions: {
    args: [...CHROMIUM_ARGS, '--enable-bfcache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
})

// This kind of browser needs its own process: one for all tests.
test.describe.configure({ mode: 'default' })

/** Pages from the back/forward cache fire no `load` event, so it is not waited for. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' })

const FAMILY = '/productos/sellos-mecanicos'
const CATEGORY = `${FAMILY}/sellos-partidos`

test('spec 2: every route change scrolls to the top; back and "Volver" go one step back, to the position', async ({
  page,
}) => {
  await page.goto(FAMILY)
  await waitUntilAlive(page)
  const specialised = page
    .getByRole('main')
    .getByRole('link', { name: /^Especializados/ })
    .first()
  const ways = [goBack, () => page.getByRole('link', { name: 'Volver' }).click()]
  for (const leave of ways) {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await specialised.click()
    await expect(page).toHaveURL(/sellos-especializados$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await waitUntilAlive(page)
    await leave(page)
    await expect(page).toHaveURL(new RegExp(`${FAMILY}$`))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  }
})

test("pages come back as they were left, from the browser's own memory", async ({ page }) => {
  const paths = [CATEGORY, `${CATEGORY}/442c`, '/contacto', '/buscar?q=180', '/cotizar', '/']
  for (const path of paths) {
    await page.goto(path)
    await waitUntilAlive(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.goto('/condiciones')
    await goBack(page)
    await expect.poll(() => page.evaluate(() => 'isSame' in window), { message: path }).toBe(true)
  }
})

test('what was marked meanwhile stands on a page that comes back', async ({ page }) => {
  await page.goto(CATEGORY)
  await waitUntilAlive(page)
  await page.getByRole('link', { name: /^442M/ }).first().click()
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Agregar 442M' }).click()
  await goBack(page)
  await expect(page.getByRole('button', { name: 'En la lista 442M' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('(1)')).toBeAttached()
})

test('a page that was left before it was alive comes alive when it comes back', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => {
    const isReady = document.documentElement.dataset['isAlive'] === 'true'
    if (isReady) document.querySelector<HTMLElement>('main a[href="/productos"]')?.click()
    return isReady
  })
  await expect(page).toHaveURL(/productos$/)
  await goBack(page)
  // Nothing is touched: no gesture wakes it.
  const isAlive = () => page.evaluate(() => customElements.get('hero-carousel') !== undefined)
  await expect.poll(isAlive).toBe(true)
})

test('a page is fetched while the pointer rests on its link, and not again', async ({ page }) => {
  await page.goto(FAMILY)
  const link = page.locator(`main a[href="${CATEGORY}"]`).first()
  await link.hover()
  await page.waitForTimeout(1500)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
  const { deliveryType, activationStart } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry?.toJSON() ?? {}
  })
  expect(deliveryType === 'navigational-prefetch' || activationStart > 0).toBe(true)
})
