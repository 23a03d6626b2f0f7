import { expect, test, type Page } from '@playwright/test'
import { tabTo } from './form-values.ts'
import { waitUntilAlive } from './built-pages.ts'
import { violations } from './page-faults.ts'

/** WCAG 2.2, 1.4.10 "Reflow". */
const REFLOW = { width: 320, height: 640 }

async function expectNoFault(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await violations(page)).toEqual([])
}

async function isAsWideAsItsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
}

test('a machine asks for what counts on it and keeps what was typed', async ({ page }) => {
  await page.goto('/selector?equipo=brida&p=48&t=290')
  await expect(page.getByLabel('Presión en la línea', { exact: true })).toHaveValue('48')
  await expect(page.getByLabel('Velocidad', { exact: true })).toBeHidden()
  await page.getByRole('checkbox', { name: /^Brida/ }).uncheck()
  await expect(page.getByLabel('Presión', { exact: true })).toHaveValue('48')
  await expect(page.getByLabel('Velocidad', { exact: true })).toBeVisible()
})

test('the selector works by keyboard on the narrowest screen and announces the number of products', async ({
  page,
}) => {
  await page.setViewportSize(REFLOW)
  await page.goto('/selector')
  await waitUntilAlive(page)
  const shaft = page.getByLabel('Diámetro de eje', { exact: true })
  await shaft.focus()
  await page.keyboard.type('250')
  const results = page.getByRole('region', { name: 'Resultados', exact: true })
  await expect(page.getByRole('status', { name: 'Cuántos cumplen' })).toContainText(/^\d+ cumplen/)
  await page.getByRole('checkbox', { name: /^Agitador o mezclador/ }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/selector\?eje=250&equipo=agitador$/)
  await shaft.focus()
  await page.keyboard.press('Enter')
  await expect(results).toBeFocused()

  await expect(page.getByRole('row', { name: /^442M/ })).toContainText('20 a 305\u00a0mm')
  await expect(results.locator('summary', { hasText: 'Sin dato publicado' })).toBeVisible()
  expect(await isAsWideAsItsWindow(page)).toBe(true)
  await expectNoFault(page)

  await tabTo(page, /^442M/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    /\/productos\/sellos-mecanicos\/[a-z-]+\/442m\?eje=250&equipo=agitador$/,
  )
  await page.goBack()
  await expect(page.getByRole('row', { name: /^442M/ })).toBeVisible()
})

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
  await expectNoFault(page)
  await page.setViewportSize(REFLOW)
  expect(await isAsWideAsItsWindow(page)).toBe(true)

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
