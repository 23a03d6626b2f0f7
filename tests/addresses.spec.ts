import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Redirect } from '#catalogue/catalogue-model.ts'
import { BUILD_DIR } from './build-dir.ts'

const redirects: Redirect[] = JSON.parse(
  readFileSync(path.join(BUILD_DIR, 'redirects.json'), 'utf8'),
)

test('spec 2: each earlier route redirects to its page', async ({ request }) => {
  expect(redirects.length).toBeGreaterThan(0)
  for (const { from, to, status } of redirects) {
    // A page that redirects is there too, for hosts without redirects: the server's redirect must win.
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([status, to])
    expect((await request.get(to)).status()).toBe(200)
  }
})

test('a missing page answers 404 in Spanish, with links and a search', async ({ page }) => {
  const response = await page.goto('/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('esta página no existe')
  await expect(page.locator('main a[href^="/productos/"]').first()).toBeVisible()
  await expect(page.locator('main a[href="/contacto"]').first()).toBeVisible()
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('442C')
  await search.press('Enter')
  await expect(page).toHaveURL('/buscar?q=442C')
  await page.goBack()
  await page.locator('main').getByRole('link', { name: 'Sellos mecánicos' }).click()
  await expect(page).toHaveURL('/productos/sellos-mecanicos')
})

test('where the host knows no disfigured address, the missing page leads on by itself', async ({
  page,
}) => {
  const missing = readFileSync(path.join(BUILD_DIR, 'client/404/index.html'), 'utf8')
  await page.route(/CONTACTO\.html/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: missing }),
  )
  await page.goto('/CONTACTO.html?producto=442C')
  await expect(page).toHaveURL('/contacto?producto=442C')
})
