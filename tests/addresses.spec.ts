import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Redirect } from '#catalogue/catalogue-model.ts'
import { BUILD_DIR } from './build-dir.ts'

const redirects: Redirect[] = JSON.parse(
  readFileSync(path.join(BUILD_DIR, 'redirects.json'), 'utf8'),
)

test('spec 2: each page of the earlier route set leads on to where it stands now', async ({
  request,
}) => {
  expect(redirects.length).toBeGreaterThan(0)
  for (const { from, to, status } of redirects) {
    // A page that leads on stands there too, for hosts without redirects: the redirect must win.
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([status, to])
    expect((await request.get(to)).status()).toBe(200)
  }
})

test('a page that does not exist answers 404 in Spanish, and leads on', async ({ page }) => {
  const response = await page.goto('/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL')
  await expect(page.locator('main a[href^="/productos/"]').first()).toBeVisible()
  await expect(page.locator('main a[href="/contacto"]').first()).toBeVisible()
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('442C')
  await search.press('Enter')
  await expect(page).toHaveURL('/buscar?q=442C')
})
