import { expect, test, type Page } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const LIST = '/productos/sellos-mecanicos/sellos-cartucho'

/** A telephone in a plant: weak signal and slow processor. */
const WEAK_SIGNAL = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWER = 4

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', WEAK_SIGNAL)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

test.describe('on a telephone with a weak signal', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor goes from the list to a product, its data sheet, and back to the same position', async ({
    page,
    context,
  }) => {
    test.slow()
    await slowDown(page)
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

test('marking products moves nothing, is announced, and survives a reload', async ({
  page,
  context,
}) => {
  await page.goto(LIST)
  await waitUntilAlive(page)
  for (const id of ['150', '155']) {
    await page
      .locator(`[id="${id}"]`)
      .getByRole('checkbox', { name: /^Comparar/ })
      .check()
  }
  await page
    .locator('[id="150"]')
    .getByRole('button', { name: /^Agregar/ })
    .click()
  await expect(page).toHaveURL(LIST)
  const tray = (where: Page) => where.getByRole('complementary', { name: 'Para comparar' })
  await expect(tray(page)).toContainText('Comparar (2)')
  const listed = (where: Page) =>
    where.getByRole('banner').getByRole('link', { name: 'Ver lista (1)' })
  await expect(listed(page)).toBeVisible()
  await page.reload()
  await expect(tray(page)).toContainText('Comparar (2)')

  // The quote list is shared by all tabs, the comparison belongs to one tab.
  const other = await context.newPage()
  await other.goto(LIST)
  await expect(listed(other)).toBeVisible()
  await expect(tray(other)).toBeHidden()
})
