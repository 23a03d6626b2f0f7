import { catalogue } from '#catalogue/catalogue.ts'
import { expect, test } from '@playwright/test'

const CATEGORY = '/productos/sellos-mecanicos/sellos-partidos'

test('a page prints in light colours, with every detail open', async ({ page }) => {
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

test("in landscape the home page prints its words and its picture's caption apart", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1123, height: 794 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const words = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox()
  const caption = await page.getByText('Sala de bombas de proceso', { exact: true }).boundingBox()
  expect(words && caption && words.y + words.height <= caption.y).toBe(true)
})

test('a printed link is followed by its address, and a printed office is one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const addresses = await page.locator("main a[href^='http']").evaluateAll((links) =>
    links.flatMap((link) => {
      const { content, position } = getComputedStyle(link, '::after')
      return content.includes('http') ? [position] : []
    }),
  )
  expect(addresses.length).toBeGreaterThan(0)
  expect(new Set(addresses)).toEqual(new Set(['static']))
  const office = catalogue().site.branches.find((branch) => branch.phone)
  const [title, phone] = await Promise.all(
    [
      page.getByRole('heading', { name: office?.title ?? '' }),
      page.locator('main a[href^="tel:"]'),
    ].map((place) => place.first().boundingBox()),
  )
  expect(title && phone && Math.abs(title.y - phone.y) < title.height + phone.height).toBe(true)
  expect(title && phone && phone.x > title.x + title.width).toBe(true)
})
