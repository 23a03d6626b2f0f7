import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

test('products are marked in their rows, compared, printed and quoted', async ({ page }) => {
  await page.goto('/productos/sellos-mecanicos/sellos-partidos')
  await waitUntilAlive(page)
  for (const id of ['442c', '442m']) {
    await page
      .locator(`[id="${id}"]`)
      .getByRole('checkbox', { name: /^Comparar/ })
      .check()
  }
  // The opened legend leaves the way on free.
  await page.getByRole('button', { name: 'Leyenda', exact: true }).click()
  await page.getByRole('link', { name: 'Comparar (2)' }).click()
  await expect(page).toHaveURL(/\/comparar\?p=442c,442m$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparar 442C y 442M')
  await expect(page).toHaveTitle(/^Comparar 442C y 442M - /)

  await expect(page.getByRole('rowheader', { name: 'Presión (difiere)' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByRole('columnheader', { name: /^442M/ })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Agregar 442C' }).click()
  await expect(page.getByRole('button', { name: 'En la lista 442C' })).toBeVisible()

  // What is taken out stays out, although the browser restores the fields of a page that comes back.
  await page.getByRole('button', { name: 'Quitar 442M' }).click()
  await expect(page).toHaveURL(/p=442c$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/sellos-partidos$/)
  await waitUntilAlive(page)
  const ticked = page.locator('compare-tick input:checked')
  await expect(ticked).toHaveCount(1)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the selector lists the machines and first rows, and no control needs a script', async ({
    page,
  }) => {
    await page.goto('/selector')
    await expect(page.locator('main form')).toBeHidden()
    await expect(page.getByRole('main').getByRole('row', { name: /^180/ })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Válvula', exact: true }).click()
    await expect(page).toHaveURL('/equipos/valvula')
    await page.goto('/comparar')
    await expect(page.locator('h1')).toHaveText('Comparar productos')
    await expect(page.locator('main a[href="/productos/sellos-mecanicos"]')).toBeVisible()
    await expect(page.getByText(/necesita JavaScript/)).toBeVisible()
    // It would lead to this page once more.
    await expect(page.locator('main a[href="/comparar?p=180,155,1510"]')).toBeHidden()
  })
})
