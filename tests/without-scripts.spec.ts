import { expect, test } from '@playwright/test'
import { catalogue } from './cached-catalogue.ts'

test.use({ javaScriptEnabled: false })

test('a visitor walks from the home page to a product, to the form and to the search, on a desk and on a telephone', async ({
  page,
}) => {
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.goto('/')
  // Both systems of units stand there.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await widthOf()).toBe(width)
  }
  await test.step('to all codes, in place of a search', async () => {
    await page.locator('header').first().getByRole('button', { name: 'Menú' }).click()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'Todos los códigos' }).first().click()
    await expect(page).toHaveURL(/\/codigos$/)
    await expect(page.getByText(/Ctrl \+ F/)).toBeVisible()
  })

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await test.step('by the places of the pump hall', async () => {
    const links = page.getByRole('group', { name: '1 de 10' }).getByRole('link')
    const places = catalogue().home.hero.slides[0]?.places ?? []
    await expect(links).toHaveCount(places.length)
    for (const [index, { family }] of places.entries()) {
      await expect(links.nth(index)).toBeVisible()
      await expect(links.nth(index)).toHaveAttribute('href', family)
    }
  })
  await page.locator('header summary:visible', { hasText: 'Productos' }).click()
  await page.locator('header a[href="/productos/sellos-mecanicos"]:visible').click()
  await expect(page).toHaveURL(/\/productos\/sellos-mecanicos$/)
  await page.locator('main a[href="/productos/sellos-mecanicos/sellos-cartucho"]').first().click()
  await expect(page).toHaveURL(/\/sellos-cartucho$/)
  await page.locator('a[href^="/contacto"]:visible').first().click()
  await expect(page).toHaveURL(/\/contacto/)
  await expect(page.locator('main form')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByText('Elegir archivos')).toBeVisible()
  expect(await widthOf()).toBe(320)
})
