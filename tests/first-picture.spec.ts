import { expect, test, type Page } from '@playwright/test'
import { PAGE_PATHS } from './built-pages.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A page that begins with a drawing; its address contains the brand. */
const OPENING = PAGE_PATHS.find((path) => path.endsWith('-what-is')) ?? ''
const CROP = '/dibujos/sensor-v1-tarjeta.svg'

/** The paths requested from the start of the visit to the `load` event, in order. */
async function askedFor(page: Page, width: number): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width, height: 844 })
  await page.goto(OPENING, { waitUntil: 'load' })
  return asked
}

test('a telephone requests the first picture with the page, and only once', async ({ page }) => {
  const asked = await askedFor(page, 390)
  // After the page and its font, before anything that waits for layout.
  expect(asked.slice(0, 3)).toContain(CROP)
  expect(asked.filter((path) => path === CROP)).toHaveLength(1)
})

test('a wide screen, where the drawing is part of the page, does not request its file early', async ({
  page,
}) => {
  const asked = await askedFor(page, 1440)
  expect(asked.slice(0, 3)).not.toContain(CROP)
})
