import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('the form fits the narrowest window before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contacto')
  await expect(page.getByText('Elegir archivos')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const width of [390, 320]) {
  test(`without scripts both systems of units fit the home page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('a visitor walks from the home page to a product and to the form', async ({ page }) => {
  await page.goto('/')
  await page.locator('header summary:visible', { hasText: 'Productos' }).click()
  await page.locator('header a[href="/productos/sellos-mecanicos"]:visible').click()
  await expect(page).toHaveURL(/\/productos\/sellos-mecanicos$/)
  await page.locator('main a[href="/productos/sellos-mecanicos/sellos-cartucho"]').first().click()
  await expect(page).toHaveURL(/\/sellos-cartucho$/)
  await page.locator('a[href^="/contacto"]:visible').first().click()
  await expect(page).toHaveURL(/\/contacto/)
  await expect(page.locator('main form')).toBeVisible()
})

test('the full-screen menu has a working search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/condiciones')
  const header = page.locator('header').first()
  await header.getByRole('button', { name: 'Menú' }).click()
  const field = header.getByRole('search', { name: 'Desde el menú' }).getByRole('searchbox')
  await field.fill('442')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/buscar\?q=442$/)
})
