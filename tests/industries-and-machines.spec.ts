import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

test("an industry's page leads from the home page to its pumps, and its enquiry names the industry", async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: /^\d+ productos para minería$/ }).click()
  await expect(page).toHaveURL(/\/industrias\/mineria$/)
  await expect(page).toHaveTitle(/^Minería - /)
  const pumps = page.getByRole('rowgroup', { name: /^Bombas de pulpa/ })
  await expect(pumps).toContainText('Los sólidos se acumulan')
  await expect(pumps.getByRole('row', { name: /^170 Sello/ })).toContainText('38 a 228 mm')
  await expect(page.getByRole('row', { name: /^280M/ })).toContainText('Mezcladores')
  await page.getByRole('link', { name: 'Pedir cotización', exact: true }).last().click()
  await expect(page.locator('[name="comment"]')).toHaveValue(/Industria: Minería/)
})

test("a machine's page leads by its places to their products, and its questions open the selector", async ({
  page,
}) => {
  await page.goto('/equipos/agitador')
  await expect(page.getByRole('row', { name: /^442M/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^170/ })).toHaveCount(0)
  const places = page.getByRole('navigation', { name: /^Lugares sellados/ })
  await places.getByRole('link', { name: 'Caja con empaquetadura' }).click()
  await expect(page.getByRole('heading', { name: /^Empaquetadura/ }).first()).toBeInViewport()
  const questions = page.getByRole('form', { name: 'Elegir con tus cifras' })
  await questions.getByRole('textbox', { name: 'Presión' }).fill('10')
  await questions.getByRole('button').click()
  await expect(page).toHaveURL(/\/selector\?equipo=agitador&.*p=10/)
})

test('a group of a machine is folded until its place is touched', async ({ page }) => {
  await page.goto('/equipos/bomba')
  await waitUntilAlive(page)
  const sensor = page.getByRole('row', { name: /^Sensor Nano|^Sensor .*Nano/ })
  await expect(sensor).toBeHidden()
  await page.getByRole('link', { name: 'Sensores en la máquina' }).click()
  await expect(sensor).toBeVisible()
})

test('a solution shows before and after side by side, and its enquiry names the solution', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/soluciones/sellado-equipo-rotatorio')
  const [before, after] = await Promise.all(
    ['Antes: los sólidos', 'Después: el buje'].map((name) =>
      page.getByRole('figure', { name }).getByRole('img').boundingBox(),
    ),
  )
  expect(after?.y).toBe(before?.y)
  expect(after?.width).toBe(before?.width)
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
  await page.getByRole('link', { name: 'Pedir cotización' }).click()
  await expect(page.locator('[name="comment"]')).toHaveValue(/Sellado de equipo rotatorio/)
})
