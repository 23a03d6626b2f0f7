import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const LIST = '/productos/sellos-mecanicos/sellos-cartucho'

/** A telephone in a plant. */
const WEAK_SIGNAL = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
test.describe('on a telephone with a weak signal', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor goes from the list to a product, its data sheet, and back to the same position', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', WEAK_SIGNAL)
    await page.goto(LIST)
    const row = page.locator('[id="2510"]')
    await row.scrollIntoViewIfNeeded()
    await waitUntilAlive(page)
    await row.getByRole('rowheader').getByRole('link').click()

    await expect(page).toHaveURL(`${LIST}/2510`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toContainText('2510')
    // The element is a link without scripts, and a button once it is alive.
    await expect(page.locator('quote-button a').first()).toBeInViewport()

    const dataSheet = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Información del producto/ }).click()
    const opened = await dataSheet
    expect(await page.request.get('/fichas/2510.pdf').then((answer) => answer.status())).toBe(200)
    await opened.close()

    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect(row).toBeInViewport()
  })
})

test('the arrow keys move through the products of a list', async ({ page }) => {
  await page.goto(`${LIST}/150`)
  await waitUntilAlive(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${LIST}/155`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('155')
  // The next page listens a moment after it appears. Before 150 there is no product.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`${LIST}/150`, { timeout: 1000 })
  }).toPass()
})

test('an earlier, printed address opens the row, whose name links to the product', async ({
  page,
}) => {
  await page.goto(`${LIST}#180`)
  const row = page.locator('[id="180"]')
  await expect(row).toBeInViewport()
  await row.getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL(`${LIST}/180`)
})
