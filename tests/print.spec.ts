import { expect, test } from '@playwright/test'

const CATEGORY = '/productos/sellos-mecanicos/sellos-partidos'

test('a page is drawn in light colours on paper, with every detail open', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(CATEGORY)
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).colorScheme,
  )
  expect(background).toBe('light')
  await expect(page.locator('[id="442c"] details li').first()).toBeVisible()

  await page.goto(`${CATEGORY}/442c`)
  await expect(page.getByRole('table', { name: /Especificaciones de 442C$/ })).toBeVisible()
})

test('on a sheet laid across, the home page’s words and the caption of its picture keep apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1123, height: 794 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const words = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox()
  const caption = await page.getByText('Sala de bombas de proceso', { exact: true }).boundingBox()
  expect(words && caption && words.y + words.height <= caption.y).toBe(true)
})
