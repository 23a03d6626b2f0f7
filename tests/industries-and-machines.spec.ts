import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

test("an industry's page leads from the home page to its pumps, and its enquiry names the industry", async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Qué sellamos en minería' }).click()
  await expect(page).toHaveURL(/\/industrias\/mineria$/)
  await expect(page).toHaveTitle(/^Minería - /)
  const pumps = page.getByRole('row', { name: /^Bombas de pulpa/ })
  await expect(pumps.getByRole('link', { name: '170', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /^280M/ })).toContainText('Mezcladores')
  await page.getByRole('link', { name: 'Cotizar', exact: true }).last().click()
  await expect(page.locator('[name="comment"]')).toHaveValue(/Industria: Minería/)
})

test("a machine's page lists its products and opens the selector with the machine chosen", async ({
  page,
}) => {
  await page.goto('/equipos/agitador')
  await expect(page.getByRole('row', { name: /^442M/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^170/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Elegir por equipo y cifras' }).click()
  await expect(page).toHaveURL(/\/selector\?equipo=agitador$/)
})

test('a solution shows before and after side by side, and its enquiry names the solution', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/soluciones/sellado-equipo-rotatorio')
  const [before, after] = await Promise.all(
    ['Dificultades presentadas', 'Mejora del sistema de sellado'].map((name) =>
      page.getByRole('region', { name }).getByRole('img').boundingBox(),
    ),
  )
  expect(after?.y).toBe(before?.y)
  expect(after?.width).toBe(before?.width)
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
  await page.getByRole('link', { name: 'Cotizar esta solución' }).click()
  await expect(page.locator('[name="comment"]')).toHaveValue(/Sellado de equipo rotatorio/)
})
