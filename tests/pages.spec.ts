import { expect, test, type Page } from '@playwright/test'
import { OPENED_PATHS, UNLISTED_PATHS, waitUntilAlive } from './built-pages.ts'
import { faultsOf } from './faults.ts'
import { CLOSELY, RULES, violations } from './violations.ts'

/** WCAG 2.2, 1.4.10 "Reflow". */
const REFLOW_WIDTH_PX = 320
const TELEPHONE_WIDTH_PX = 390
/** The same on every page: looked at on one of each kind, by tests/accessibility.spec.ts. */
const HEADER = 'body > header'
const FOOTER = 'body > footer'

// One window after the other page, as a visitor reads on: opening a new one costs as much as a page.
test.describe.configure({ mode: 'default' })
let page: Page
let faults: readonly string[]

test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({
    viewport: { width: TELEPHONE_WIDTH_PX, height: 844 },
    colorScheme: 'light',
  })
  faults = faultsOf(page, baseURL)
})

test.afterAll(() => page.close())

test('the site has pages to test', () => {
  expect(OPENED_PATHS.length).toBeGreaterThan(1)
})

for (const path of [...OPENED_PATHS, ...UNLISTED_PATHS]) {
  test(`${path} answers, says what it is, comes alive late, and is accessible on a telephone`, async () => {
    const faultsBefore = faults.length
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)

    await waitUntilAlive(page)
    expect(await scriptsBeforeLoad(page)).toEqual([])

    if (!CLOSELY.includes(path)) {
      const found = await violations(page, (axe) =>
        axe.withTags(RULES).exclude(HEADER).exclude(FOOTER),
      )
      expect(found).toEqual([])
    }

    await page.setViewportSize({ width: REFLOW_WIDTH_PX, height: 640 })
    expect(await whatWidens(page)).toEqual([])

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    expect(faults.slice(faultsBefore)).toEqual([])
    await page.setViewportSize({ width: TELEPHONE_WIDTH_PX, height: 844 })
  })
}

test('search engines are kept from what is no page of its own', async () => {
  for (const path of ['/sin-senal', '/no-existe']) {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  }
})

/** The scripts that were asked for while the page was still loading; there must be some later. */
async function scriptsBeforeLoad(shown: Page): Promise<string[]> {
  return shown.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const loadedAt =
      navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    if (loadedAt === 0 || scripts.length === 0) return ['nothing was measured']
    return scripts.filter(({ startTime }) => startTime < loadedAt).map(({ name }) => name)
  })
}

/** The elements that give the page a sideways scroll. */
async function whatWidens(shown: Page): Promise<string[]> {
  return shown.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth
    // What is taken out of the flow is clipped by the box it is placed in, not by its parent.
    const boxAround = (element: Element) =>
      element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
        ? element.offsetParent
        : element.parentElement
    const isClipped = (element: Element): boolean => {
      const box = boxAround(element)
      if (!box || box === document.body) return false
      return getComputedStyle(box).overflowX !== 'visible' || isClipped(box)
    }
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => sticksOut(element) && !isClipped(element))
      .map(({ tagName, className }) => `${tagName} ${className}`)
    return [`${scrollWidth} px wide`, ...culprits]
  })
}
