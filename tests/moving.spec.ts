import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

const FAMILY = '/productos/sellos-mecanicos'
const CATEGORY = `${FAMILY}/sellos-partidos`

test('spec 2: every route change goes to the top; back restores the position', async ({ page }) => {
  await page.goto(FAMILY)
  await waitUntilAlive(page)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Sellos mecánicos partidos' }).click()
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
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

test('"Volver" leads to the parent page for who came from elsewhere', async ({ page }) => {
  await page.goto(CATEGORY)
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page).toHaveURL(new RegExp(`${FAMILY}$`))
})

test('a wrong address answers 404, in Spanish, and leads on', async ({ page }) => {
  const response = await page.goto('/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('esta página no existe')
  await page.locator('main').getByRole('link', { name: 'Sellos mecánicos' }).click()
  await expect(page).toHaveURL(new RegExp(`${FAMILY}$`))
})

test('what was fetched ahead is what the next page asks for, and is not fetched again', async ({
  page,
}) => {
  await page.goto('/productos/sellos-mecanicos')
  await waitUntilAlive(page)
  const link = page
    .locator('main')
    .getByRole('link', { name: /cartucho/i })
    .first()
  await link.scrollIntoViewIfNeeded()
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

test('a page whose scripts are gone since a new publication opens by itself', async ({ page }) => {
  await page.route('**/assets/contacto-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/condiciones')
  await waitUntilAlive(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contáctanos')
  expect(documents).toEqual(['/contacto'])
})

test('without a signal, a page that is not there says so, and opens when the signal is back', async ({
  page,
  context,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  const fault = 'No pudimos mostrar esta página'
  await page.goto('/condiciones')
  await waitUntilAlive(page)
  await context.setOffline(true)
  for (const name of ['Privacidad', 'Glosario']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(title, name).toHaveText(fault)
    await expect(page).toHaveTitle(fault)
  }
  await context.setOffline(false)
  await page.getByRole('link', { name: 'cargar esta página' }).click()
  await expect(title).toHaveText(/glosario/i)
})

test('an earlier address leads to its page', async ({ page }) => {
  await page.goto('/sellos-partidos?desde=marcador')
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}\\?desde=marcador$`))
})

test('spec 4: the hero advances every three seconds and rests under the pointer', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const carousel = page.getByRole('region', { name: 'Sellos y equipos, en dibujos' })
  const current = carousel.locator('button[aria-current="true"]')
  const label = () => current.getAttribute('aria-label')
  await page.mouse.move(0, 0)
  const first = await label()
  await expect.poll(label, { timeout: 6000 }).not.toBe(first)

  await carousel.hover()
  const held = await label()
  await page.waitForTimeout(3500)
  expect(await label()).toBe(held)
})

test('with reduced motion the hero stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitUntilAlive(page)
  const current = page.locator('button[aria-current="true"]')
  const first = await current.getAttribute('aria-label')
  await page.waitForTimeout(3500)
  expect(await current.getAttribute('aria-label')).toBe(first)
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible()
})

test('a page is drawn in light colours on paper, with every detail open', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(CATEGORY)
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).colorScheme,
  )
  expect(background).toBe('light')
  await expect(page.getByRole('table', { name: /Especificaciones de 442C$/ })).toBeVisible()
})

test('on a sheet laid across, the home page’s words and the caption of its picture keep apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1123, height: 794 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const words = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox()
  const caption = await page.getByText('Sala de bombas de proceso', { exact: true }).boundingBox()
  expect(words && caption && words.y + words.height <= caption.y).toBe(true)
})

test('spec 4: the joints’ carousel moves its first item to the end, and back', async ({ page }) => {
  await page.goto('/productos/juntas-expansion')
  await waitUntilAlive(page)
  const row = page.getByRole('region', { name: 'Juntas de la línea' })
  const titles = () => row.getByRole('heading', { level: 3 }).allTextContents()
  const before = await titles()
  await row.getByRole('button', { name: /^Siguiente/ }).click()
  await expect.poll(titles).toEqual([...before.slice(1), before[0]])
  await row.getByRole('button', { name: /^Anterior/ }).click()
  await expect.poll(titles).toEqual(before)
})

test('spec 2: a joint’s movement is drawn when asked, in a step for whom motion disturbs', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/productos/juntas-expansion')
  const figure = page.locator('figure', { hasText: 'Compresión axial' }).first()
  const moving = figure.locator('picture img')
  const source = () => moving.evaluate((image: HTMLImageElement) => image.currentSrc)
  await figure.scrollIntoViewIfNeeded()
  const before = await figure.boundingBox()
  await expect(moving).toBeHidden()
  await figure.getByText('Ver el movimiento').click()
  await expect(moving).toBeVisible()
  await expect.poll(source).toMatch(/-1-movimiento\.svg$/)
  expect(await (await page.request.get(await source())).text()).toContain('<animateTransform')
  expect(await figure.boundingBox()).toEqual(before)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(source).toMatch(/-1-pasos\.svg$/)
  expect(await (await page.request.get(await source())).text()).not.toContain('spline')
  await figure.getByText('Detener').click()
  await expect(moving).toBeHidden()
})

test('spec 2: the film of the history page waits to be played, then shows its captions', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/historia')
  await waitUntilAlive(page)
  const video = page.locator('video')
  await expect(video).toHaveAttribute('poster', '/video/como-sella.svg')
  expect(asked.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([])

  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  expect(asked.filter((path) => /\.(webm|mp4)$/.test(path))).not.toEqual([])
  await expect
    .poll(() => video.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.cues?.length))
    .toBe(14)
  await video.evaluate((element: HTMLVideoElement) => element.pause())

  for (const [path, type] of [
    ['/video/como-sella.webm', 'video/webm'],
    ['/video/como-sella.mp4', 'video/mp4'],
    ['/video/como-sella.vtt', 'text/vtt; charset=utf-8'],
  ] as const) {
    const part = await page.request.get(path, { headers: { range: 'bytes=0-99' } })
    expect([path, part.status(), part.headers()['content-type']]).toEqual([path, 206, type])
    expect(part.headers()['content-encoding']).toBeUndefined()
    expect((await part.body()).length).toBe(100)
  }
})
