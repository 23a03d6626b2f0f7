import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { tabTo } from './answers.ts'
import { waitUntilAlive } from './built-pages.ts'

/** WCAG 2.2, 1.4.10 "Reflow". */
const REFLOW = { width: 320, height: 640 }
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoFault(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
}

async function isAsWideAsItsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
}

test('an engineer selects by keyboard, on the narrowest screen, and hears how many products stay', async ({
  page,
}) => {
  await page.setViewportSize(REFLOW)
  await page.goto('/selector')
  await waitUntilAlive(page)
  const shaft = page.getByLabel('Diámetro de eje o vástago', { exact: true })
  const equipment = page.getByLabel('Equipo', { exact: true })
  await equipment.focus()
  await page.keyboard.type('Agit')
  while (!(await shaft.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('250')
  await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+ productos?/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Resultados' })).toBeFocused()

  const result = page.getByRole('article', { name: /^442M/ })
  await expect(result).toContainText('Eje: 20 a 305\u00a0mm, cubre 250\u00a0mm')
  await expect(result).toContainText('Agitador o mezclador: «Mezcladores»')
  await expect(page.getByRole('heading', { name: 'Sin dato publicado' })).toBeVisible()
  await expect(page).toHaveURL(/\/selector\?equipo=agitador&eje=250$/)
  expect(await isAsWideAsItsWindow(page)).toBe(true)
  await expectNoFault(page)

  await tabTo(page, /^442M/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/productos\/sellos-mecanicos\/[a-z-]+#442m$/)
  await page.goBack()
  await expect(page.getByRole('article', { name: /^442M/ })).toBeVisible()
})

test('a shared address shows what it asks, and carries it to the contact form', async ({
  page,
}) => {
  await page.goto('/selector?presion=600&presion-en=psi&servicio=emisiones')
  await expect(
    page.getByText('Presión: hasta 600\u00a0psi, cubre 600\u00a0psi').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Unidad: Presión')).toHaveValue('psi')
  await page.getByRole('link', { name: 'Consultar con estos datos' }).click()
  await expect(page.locator('[name="comment"]')).toHaveValue(/Presión: 600\s*psi/)
})

test('products gather from their cards, stand side by side, print and are quoted', async ({
  page,
}) => {
  await page.goto('/productos/sellos-mecanicos/sellos-partidos')
  await waitUntilAlive(page)
  await page
    .locator('[id="442c"]')
    .getByRole('link', { name: /^Comparar/ })
    .click()
  await expect(page).toHaveURL(/\/comparar\?p=442c$/)
  await expect(page.getByText(/^442C\. Agrega otro/)).toBeVisible()
  await page.goBack()
  await page
    .locator('[id="442m"]')
    .getByRole('link', { name: /^Comparar con 1 más/ })
    .click()
  await expect(page).toHaveURL(/\/comparar\?p=442c,442m$/)

  await expect(page.getByRole('rowheader', { name: 'Presión máxima Difiere' })).toBeVisible()
  await expectNoFault(page)
  await page.setViewportSize(REFLOW)
  expect(await isAsWideAsItsWindow(page)).toBe(true)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByRole('columnheader', { name: /^442M/ })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Cotizar estos productos' }).click()
  await expect(page.locator('[name="comment"]')).toHaveValue(/- 442C, .+\n- 442M, /)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the selector is a list of pages by equipment, and nothing on it waits for a script', async ({
    page,
  }) => {
    await page.goto('/selector')
    await expect(page.locator('main form')).toBeHidden()
    await page
      .locator('main a[href="/productos/empaquetaduras-mecanicas-juntas/sellos-valvulas"]')
      .first()
      .click()
    await expect(page.locator('h1')).toHaveText('Sellado de válvulas')
    await page.locator('main a[href^="/comparar?p="]').first().click()
    await expect(page.locator('h1')).toHaveText('Comparar productos')
    await expect(page.locator('main a[href="/productos/sellos-mecanicos"]')).toBeVisible()
  })
})
