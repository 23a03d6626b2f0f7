import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('spec 4: with reduced motion, and in print, the About section is visible at once', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const about = page.locator('[data-reveal=waiting]')
  const opacity = () => about.evaluate((element) => Number(getComputedStyle(element).opacity))
  await expect.poll(opacity).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await opacity()).toBe(1)
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  expect(await opacity()).toBe(1)
})

test('spec 9: a page fades in for two seconds, the pictures of its list for three', async ({
  page,
}) => {
  await page.goto('/productos/sellos-mecanicos/sellos-cartucho')
  const fade = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).animationDuration)
  expect(await fade('.fade-content')).toBe('2s')
  expect(await fade('[data-list] img')).toBe('3s')
})

test('spec 2: a joint’s movement is animated on request, in one step with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/productos/juntas-expansion')
  const figure = page.locator('figure', { hasText: 'Compresión axial' }).first()
  // Relative to its section, since content above it may still load.
  const place = () =>
    figure.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const section = element.closest('section')?.getBoundingClientRect()
      return [box.left, box.top - (section?.top ?? 0), box.width, box.height].map(Math.round)
    })
  const moving = figure.locator('picture img')
  const source = () => moving.evaluate((image: HTMLImageElement) => image.currentSrc)
  await figure.scrollIntoViewIfNeeded()
  const before = await place()
  await expect(moving).toBeHidden()
  await figure.getByText('Ver el movimiento').click()
  await expect(moving).toBeVisible()
  await expect.poll(source).toMatch(/-1-movimiento\.svg$/)
  expect(await (await page.request.get(await source())).text()).toContain('<animateTransform')
  expect(await place()).toEqual(before)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(source).toMatch(/-1-pasos\.svg$/)
  expect(await (await page.request.get(await source())).text()).not.toContain('spline')
  await figure.getByText('Detener').click()
  await expect(moving).toBeHidden()
})

test('spec 2: the history film plays on request and shows its captions', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/historia')
  await waitUntilAlive(page)
  const video = page.locator('video')
  await expect(video).toHaveAttribute('poster', '/video/como-sella.svg')
  expect(asked.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([])

  await video.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Ver la película' }).click()
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

const DUAL_SEAL = '/productos/sellos-mecanicos/sellos-cartucho/255'
const RUNNING = 'Ver en marcha'

test('with reduced motion a section drawing at rest and running are two still pictures', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(DUAL_SEAL)
  await waitUntilAlive(page)
  const drawing = page.locator('svg:has([data-runs])')
  const atRest = await drawing.screenshot()
  await page.getByRole('button', { name: RUNNING }).click()
  await expect(page.locator('[data-runs]').first()).toBeVisible()
  // Moves the pointer away, so that the button has its resting colour.
  await page.mouse.move(0, 0)
  expect((await drawing.screenshot()).equals(atRest)).toBe(false)
  // A moving drawing is never painted twice the same; a still one may be repainted a shade apart after the first time.
  await expect
    .poll(async () => {
      const before = await drawing.screenshot()
      await page.waitForTimeout(400)
      return (await drawing.screenshot()).equals(before)
    })
    .toBe(true)
})
