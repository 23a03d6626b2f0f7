import { expect, test, type Page } from '@playwright/test'
import { catalogue } from './cached-catalogue.ts'
import { htmlOf, PAGE_PATHS, waitUntilAlive } from './built-pages.ts'

const NOTICE = 'Vista previa con datos de muestra'
const bar = (page: Page) => page.getByRole('complementary', { name: 'Aviso' })

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not on the page.`)
  return box
}

test('a build with sample data says so on every page and links to the missing values', async ({
  page,
}) => {
  for (const address of PAGE_PATHS) {
    expect(htmlOf(address), address).toContain(NOTICE)
  }
  await page.goto('/clientes')
  await bar(page).getByRole('link', { name: NOTICE }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Datos por entregar')
  const { pending } = catalogue()
  await expect(page.locator('main li samp')).toHaveCount(pending.length)
  const places = await page.locator('main li samp').allTextContents()
  expect(places.toSorted()).toEqual(
    pending.map(({ line, field }) => `${line} · ${field}`).toSorted(),
  )
  // Search engines are kept from it.
  expect(PAGE_PATHS).not.toContain('/pendientes')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the preview notice stands under the header and scrolls with the page, the menu covers it, and no paper has it', async ({
    page,
  }) => {
    await page.goto('/clientes')
    await waitUntilAlive(page)
    const header = await boxOf(page, 'header')
    const notice = await boxOf(page, '[aria-label="Aviso"]')
    expect(notice.y).toBe(header.y + header.height)
    expect(notice.height).toBe(28)

    await page.getByRole('button', { name: 'Menú' }).click()
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await expect(menu).toBeVisible()
    expect((await menu.boundingBox())?.y).toBe(header.y + header.height)
    await page.keyboard.press('Escape')

    await page.mouse.wheel(0, 600)
    await expect(bar(page)).not.toBeInViewport()
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
  })
})
