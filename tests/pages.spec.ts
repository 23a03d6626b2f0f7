import { expect, test } from '@playwright/test'
import { PAGE_PATHS, waitUntilAlive } from './built-pages.ts'

/** WCAG 2.2, 1.4.10 "Reflow". */
const REFLOW_WIDTH_PX = 320

test('the site has pages to test', () => {
  expect(PAGE_PATHS.length).toBeGreaterThan(1)
})

for (const path of PAGE_PATHS) {
  test(`${path} answers, says what it is and comes alive without an error`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text())
    })
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('requestfailed', (request) => errors.push(`failed: ${request.url()}`))

    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)

    await waitUntilAlive(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    expect(errors).toEqual([])
  })

  test(`${path} fetches no script before it has loaded`, async ({ page }) => {
    await page.goto(path)
    await waitUntilAlive(page)
    const { loadedAt, scripts } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const entries = performance.getEntriesByType('resource')
      return {
        loadedAt: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0,
        scripts: entries
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .map(({ name, startTime }) => ({ name, startTime })),
      }
    })
    expect(loadedAt).toBeGreaterThan(0)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter(({ startTime }) => startTime < loadedAt)).toEqual([])
  })

  test(`${path} needs no sideways scroll on the narrowest window`, async ({ page }) => {
    await page.setViewportSize({ width: REFLOW_WIDTH_PX, height: 640 })
    await page.goto(path)
    const { isWider, culprits } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
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
      return {
        isWider: scrollWidth > clientWidth,
        culprits: [...document.querySelectorAll('body *')]
          .filter((element) => sticksOut(element) && !isClipped(element))
          .map(({ tagName, className }) => `${tagName} ${className}`),
      }
    })
    expect(isWider, culprits.join('\n')).toBe(false)
  })
}
