import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

const FONT = '**/*.woff2'
const HOME_LINK = 'a[href="/"]'

test('a font that comes late moves nothing, and is taken up with the next page', async ({
  page,
}) => {
  const brand = page.getByRole('banner').locator(HOME_LINK).first()
  const width = async () => (await brand.boundingBox())?.width
  const asked = Promise.withResolvers<void>()
  await page.route(FONT, async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/condiciones', { waitUntil: 'commit' })
  await expect(brand).toBeVisible()
  await page.waitForTimeout(1000)
  const before = await width()
  asked.resolve()
  await waitUntilAlive(page)
  expect(await width()).toBe(before)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Historia' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historia')
  await expect.poll(width).not.toBe(before)
})
