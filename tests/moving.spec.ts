import { expect, type Page, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const FAMILY = '/productos/sellos-mecanicos'
const CATEGORY = `${FAMILY}/sellos-partidos`

/** The visitor's first sign, upon which the scripts of other pages come; waits until they are there. */
async function giveSign(page: Page): Promise<void> {
  let x = 0
  await expect
    .poll(async () => {
      await page.mouse.move((x += 1), 10)
      return page.evaluate(() => {
        const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
        const fetched = scripts.filter(({ href }) => performance.getEntriesByName(href).length > 0)
        const isBegun = scripts.some(({ href }) => href.includes('/contact-'))
        return isBegun && fetched.length === scripts.length
      })
    })
    .toBe(true)
}

test('spec 2: every route change scrolls to the top; back restores the position', async ({
  page,
}) => {
  await page.goto(FAMILY)
  await waitUntilAlive(page)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Sellos mecánicos especializados' }).click()
  await expect(page).toHaveURL(/sellos-especializados$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${FAMILY}$`))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('spec 2: "Volver" goes one step back in the history', async ({ page }) => {
  await page.goto('/condiciones')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Productos' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sellos mecánicos' }).click()
  await page.getByRole('link', { name: 'Sellos mecánicos partidos' }).click()
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page).toHaveURL(new RegExp(`${FAMILY}$`))
})

test('"Volver" opens the parent page if the visitor came from another site', async ({ page }) => {
  await page.goto(CATEGORY)
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page).toHaveURL(new RegExp(`${FAMILY}$`))
})

test('a move uses the prefetched data and does not fetch it again', async ({ page }) => {
  await page.goto('/productos/sellos-mecanicos')
  await waitUntilAlive(page)
  const link = page
    .locator('main')
    .getByRole('link', { name: /cartucho/i })
    .first()
  await link.hover()
  const ahead = page.locator('link[rel="prefetch"][href*="sellos-cartucho.data"]')
  await expect(ahead).not.toHaveCount(0)
  const fetchedAhead = await ahead.first().getAttribute('href')
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().includes('sellos-cartucho.data')),
    link.click(),
  ])
  const { pathname, search } = new URL(request.url())
  expect(pathname + search).toBe(fetchedAhead)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cartucho')
  const fetched = await page.evaluate((address) => {
    const files = performance.getEntriesByName(address) as PerformanceResourceTiming[]
    return files.map(({ transferSize }) => transferSize).filter((bytes) => bytes > 0)
  }, request.url())
  expect(fetched).toHaveLength(1)
})

test('a first tap requests its own page before anything is prefetched', async ({ page }) => {
  await page.goto(FAMILY)
  await waitUntilAlive(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.locator(`main a[href="${CATEGORY}"]`).first().click()
  await expect(page).toHaveTitle(/partidos/i)
  expect(asked.filter((url) => url.includes('/assets/category-'))).not.toEqual([])
  expect(asked.filter((url) => /\/assets\/(?:contact|glossary|home)-/.test(url))).toEqual([])
  await expect.poll(() => asked.some((url) => url.includes('/assets/contact-'))).toBe(true)
})

test('after prefetching, a move adds and removes no stylesheet', async ({ page }) => {
  await page.goto(FAMILY)
  await waitUntilAlive(page)
  const stylesheets = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ href, cssRules }) => href ?? cssRules.length),
    )
  await giveSign(page)
  for (const other of ['/assets/contact-', '/assets/save-family-']) {
    await expect.poll(async () => (await stylesheets()).join()).toContain(other)
  }
  const ahead = await stylesheets()
  for (const path of ['/glosario', '/contacto', '/productos/juntas-expansion', '/documentos']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await stylesheets(), path).toEqual(ahead)
  }
})

test('a page opens although a new publication has removed its scripts', async ({ page }) => {
  await page.goto('/condiciones')
  await waitUntilAlive(page)
  await giveSign(page)
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contáctanos')
})

test('a script that cannot be prefetched leaves the visitor on the page', async ({ page }) => {
  await page.route('**/assets/contact-*.js', (route) => route.abort())
  await page.goto('/condiciones')
  await waitUntilAlive(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await giveSign(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).hover()
  await page.waitForTimeout(1000)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('without a signal, a page that is not cached says so, and opens once the signal is back', async ({
  page,
  context,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  const fault = 'No pudimos mostrar esta página'
  await page.goto('/condiciones')
  await waitUntilAlive(page)
  await giveSign(page)
  await context.setOffline(true)
  for (const name of ['Privacidad', 'Glosario']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(title, name).toHaveText(fault)
    await expect(page).toHaveTitle(fault)
  }
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Cargar esta página otra vez' }).click()
  await expect(title).toHaveText(/glosario/i)
})

test('reloading a page that was not cached keeps its query', async ({ page, context }) => {
  await page.goto('/selector?presion=600&presion-en=psi')
  await waitUntilAlive(page)
  await giveSign(page)
  const ask = page.locator('main a[href^="/contacto?"]').first()
  await expect(ask).toBeVisible()
  await context.setOffline(true)
  const href = (await ask.getAttribute('href')) ?? ''
  await ask.click()
  const again = page.getByRole('link', { name: 'Cargar esta página otra vez' })
  await expect(again).toHaveAttribute('href', href)
  await context.setOffline(false)
  await again.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contáctanos')
  expect(new URL(page.url()).search).toBe(href.slice('/contacto'.length))
})
