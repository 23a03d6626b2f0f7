import { expect, test } from '@playwright/test'
import { PAGE_PATHS } from './built-pages.ts'

test.use({ javaScriptEnabled: false })

for (const path of PAGE_PATHS) {
  test(`${path} can be read without scripts`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    const opacities = await page
      .locator('main, main *')
      .evaluateAll(
        (elements) =>
          elements.filter((element) => getComputedStyle(element).opacity === '0').length,
      )
    expect(opacities).toBe(0)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100)
  })
}

test('a visitor walks from the home page to a product and to the form', async ({ page }) => {
  await page.goto('/')
  await page.locator('main a[href="/productos/sellos-mecanicos"]').first().click()
  await expect(page).toHaveURL(/\/productos\/sellos-mecanicos$/)
  await page.locator('main a[href="/productos/sellos-mecanicos/sellos-cartucho"]').first().click()
  await expect(page).toHaveURL(/\/sellos-cartucho$/)
  await page.locator('a[href^="/contacto"]:visible').first().click()
  await expect(page).toHaveURL(/\/contacto/)
  await expect(page.locator('form')).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`the menu opens and leads on at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/condiciones')
    const header = page.locator('header').first()
    const link = header.locator('a[href="/productos/sellos-mecanicos"]').first()
    const summaries = header.locator('summary:visible')
    if (width < 768) await summaries.filter({ hasText: 'Menú' }).click()
    await summaries.filter({ hasText: 'Productos' }).click()
    await link.click()
    await expect(page.locator('h1')).toBeVisible()
    await expect(page).toHaveURL(/\/productos\/sellos-mecanicos$/)
  })
}
