import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

test('on a telephone the thumb bar opens the field, with results above the keyboard', async ({
  page,
}) => {
  const keyboard = { top: 844 - 300 }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/historia')
  // Before it is alive, the opener is a link to the search page.
  await waitUntilAlive(page)
  const banner = page.getByRole('banner')
  const opener = page
    .getByRole('navigation', { name: 'Acciones a mano' })
    .getByRole('link', { name: 'Buscar' })
  await opener.click()
  await expect(page).toHaveURL(/\/historia$/)
  const field = page.locator('#buscar-en-el-sitio')
  await expect(field).toBeFocused()
  expect(await field.evaluate((input) => input.getBoundingClientRect().bottom)).toBeLessThan(72)
  await expect(field).toHaveAttribute('enterkeyhint', 'search')
  await expect(field).toHaveAttribute('autocapitalize', 'none')
  await expect(field).toHaveAttribute('spellcheck', 'false')

  await page.keyboard.type('442')
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')
  await expect(options.first()).toContainText(/442.*Sello mecánico partido.*bar.*PDF/s)
  const third = await options.nth(2).boundingBox()
  expect((third?.y ?? Infinity) + (third?.height ?? 0)).toBeLessThanOrEqual(keyboard.top)
  expect(third?.x).toBe(0)

  await banner.getByRole('button', { name: 'Cerrar la búsqueda' }).click()
  await expect(options).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a fluid and a mistyped code each find something, and the page says how', async ({ page }) => {
  await page.goto('/buscar?q=qué sello para ácido sulfúrico')
  const results = page.getByRole('region', { name: 'Resultados' })
  await expect(results.getByText('ácido sulfúrico = Ácidos fuertes')).toBeVisible()
  await expect(results.getByText(/confirma con la sucursal/).first()).toBeVisible()
  // The rows are rendered after the text.
  await expect(results.locator('tbody').getByRole('row').nth(5)).toBeAttached()

  await page.goto('/buscar?q=28l0')
  await results.getByRole('link', { name: '¿Quisiste decir 2810?' }).click()
  await expect(page).toHaveURL(/q=2810$/)
  await expect(results.getByRole('article', { name: '2810' })).toContainText('25 a 120')
})

test('a search without results offers close ones, and its enquiry contains the query', async ({
  page,
}) => {
  await page.goto('/buscar?q=442D')
  await expect(page.getByRole('heading', { name: 'Sin resultados para «442D»' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lo más parecido', exact: true })).toContainText(
    '442C',
  )
  await page.getByRole('link', { name: 'Consultar por «442D»' }).click()
  await expect(page.getByRole('textbox', { name: /^Consulta/ })).toHaveValue(
    'Busco en el catálogo: 442D',
  )
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to the site index, by family and by letter', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/historia')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.locator('header').first().getByRole('link', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Buscar' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Todo el catálogo, por familia' })).toBeVisible()
    await main.getByText('0–9').click()
    await main.getByRole('link', { name: '442C', exact: true }).last().click()
    await expect(page).toHaveURL(/\/sellos-partidos\/442c$/)
  })
})
