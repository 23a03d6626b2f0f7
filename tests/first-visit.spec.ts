import { expect, test } from '@playwright/test'
import { htmlOf, waitUntilAlive } from './built-pages.ts'
import { watchCost } from './page-cost.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { holdFonts, LATE, SHIFT_MAX, watchShifts } from './shift-watch.ts'

const GLANCE_MS = 10_000

const DESK = { width: 1440, height: 844 }
/** Shows more than the first content. */
const TALL_TABLET = { width: 820, height: 1180 }

/**
 * On telephones, where more lines break, walk.spec.ts looks at every kind of page. On a desk: pages whose pictures, or
 * whose header's and footer's, are others there, and pages with content that comes late.
 */
const ON_A_DESK = new Set([
  ...PAGE_KINDS.filter((page) => /<main\b[^]*<img\b[^]*<\/main>/.test(htmlOf(page))),
  ...Object.keys(LATE),
  '/contacto',
])
const ON_A_TALL_TABLET = [
  '/productos/sellos-mecanicos',
  '/productos/juntas-expansion',
  '/productos/empaquetaduras-mecanicas-juntas/sellos-bridas',
  '/equipos/bomba',
]

const screened = (paths: Iterable<string>, screen: typeof DESK) =>
  [...paths].map((path) => ({ path, screen }))

for (const { path, screen } of [
  ...screened(ON_A_DESK, DESK),
  ...screened(ON_A_TALL_TABLET, TALL_TABLET),
]) {
  test(`at ${screen.width} px ${path} costs little, and neither late font nor late scripts move what is read`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    const tooDear = watchCost(page)
    const shifted = await watchShifts(page)
    const releaseFonts = await holdFonts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await releaseFonts()
    expect(await shifted()).toBeLessThanOrEqual(SHIFT_MAX)
    if (screen === DESK && !path.includes('?')) expect(await tooDear()).toEqual([])
    const late = LATE[path]?.(page).first()
    if (!late) return
    await waitUntilAlive(page)
    await expect(late).toBeVisible()
    expect(await shifted()).toBeLessThanOrEqual(SHIFT_MAX)
  })
}

test.describe('with its pictures turning', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' })

  for (const width of [390, DESK.width]) {
    test(`at ${width} px ten seconds of the home page that nothing touches cost little`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const tooDear = watchCost(page)
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-is-alive', 'true')
      await page.waitForTimeout(GLANCE_MS)
      expect(await tooDear()).toEqual([])
      // The worker, which fetches more, comes with the first touch.
      const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
      expect(workers).toHaveLength(0)
    })
  }
})
