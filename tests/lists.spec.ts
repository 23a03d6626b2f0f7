import type { Page } from 'playwright'
import { expect, test } from '@playwright/test'
import { catalogue } from './cached-catalogue.ts'

/** The visible size of a product list, in CSS pixels from the top of the page. */
type ListSight = {
  rows: number
  /** The top of the first row. */
  firstRow: number
  /** The number of rows that fit completely on the first screen. */
  wholeRows: number
  /** The bottom of the last row. */
  listEnd: number
  page: number
}

const SCREENS = {
  desk: { width: 1440, height: 900 },
  telephone: { width: 390, height: 844 },
}

/** Measures the product list of the open page, with everything laid out. */
async function listSight(page: Page): Promise<ListSight> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  // The published site does not have the notice of sample data on its pages.
  await page.addStyleTag({ content: '[aria-label="Aviso"] { display: none }' })
  // Closed parts have no height, even with their content made visible.
  await page.addStyleTag({ content: 'details:not([open]) > :not(summary) { display: none }' })
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('tr:has(> [role="rowheader"])')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ height }) => height > 0)
    return {
      rows: rows.length,
      firstRow: Math.round(rows[0]?.top ?? 0),
      wholeRows: rows.filter(({ bottom }) => bottom <= innerHeight).length,
      listEnd: Math.round(rows.at(-1)?.bottom ?? 0),
      page: document.documentElement.scrollHeight,
    }
  })
}

/** Fewer products than this do not fill the first screen. */
const ROWS_LEAST = 5
/** How many rows must fit. Valves and flanges have long names and conditions: on a telephone three fit. */
const WHOLE_ROWS = { desk: 5, telephone: 3 }

const lists = [...catalogue().pages.values()]
  .filter(({ path, products }) => path.startsWith('/productos/') && products.length >= ROWS_LEAST)
  .map(({ path, products }) => ({ path, count: products.length }))
const longest = lists.toSorted((a, b) => b.count - a.count)[0]
const JOINTS = '/productos/juntas-expansion'

/** The furthest that lists and pages may extend, in CSS pixels. */
const ENDS = {
  longest: { desk: { listEnd: 3000, page: 3800 }, telephone: { listEnd: 5300, page: 6900 } },
  joints: {
    desk: { listEnd: Infinity, page: 6000 },
    telephone: { listEnd: Infinity, page: 9000 },
  },
}

test('every list shows products on its first screen; the longest has a bounded length, the joints stand before their guides', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  for (const { path, count } of lists) {
    await page.goto(path)
    for (const screen of ['desk', 'telephone'] as const) {
      await page.setViewportSize(SCREENS[screen])
      await browser.send('Emulation.setTouchEmulationEnabled', { enabled: screen === 'telephone' })
      const sight = await listSight(page)
      expect.soft([path, screen, sight.rows]).toEqual([path, screen, count])
      expect.soft(sight.wholeRows, `${path} ${screen}`).toBeGreaterThanOrEqual(WHOLE_ROWS[screen])
      const ends = { [longest?.path ?? '']: ENDS.longest, [JOINTS]: ENDS.joints }[path]?.[screen]
      expect.soft(sight.page, `${path} ${screen}`).toBeLessThanOrEqual(ends?.page ?? Infinity)
      expect.soft(sight.listEnd, `${path} ${screen}`).toBeLessThanOrEqual(ends?.listEnd ?? Infinity)
      if (path !== JOINTS) continue
      const guide = await page.locator('#elastomericas').boundingBox()
      expect.soft(guide?.y).toBeGreaterThan(sight.listEnd)
    }
  }
})

test('a machine of many products says a line of each that stands open', async ({ page }) => {
  await page.setViewportSize(SCREENS.desk)
  await page.goto('/equipos/bomba')
  const row = page.getByRole('rowheader').filter({ visible: true }).first()
  await expect(row.getByRole('paragraph')).toBeVisible()
})

test.describe('on a telephone', () => {
  test.use({ viewport: SCREENS.telephone, hasTouch: true })

  test('a list is narrowed down by its filters, which come when they are asked for', async ({
    page,
  }) => {
    await page.goto('/productos/empaquetaduras-mecanicas-juntas/sellos-bridas')
    await page.getByText('Filtros').tap()
    const filters = page.locator('#filtros')
    await expect(filters).toBeInViewport()
    await filters.getByRole('checkbox', { name: 'PTFE 4' }).tap()
    await expect(page.getByRole('row', { name: /^359/ })).toBeHidden()
  })
})
