import type { Browser } from 'playwright'
import { withTelephone } from './telephone.ts'

/** Time after `load` for a last picture in view; the page's scripts start later. */
const SETTLE_MS = 400

/** The largest paint of a first visit, in milliseconds. */
export function largestPaint(browser: Browser, url: string): Promise<number> {
  return withTelephone(browser, 'block', async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) Object.assign(window, { lcpMs: startTime })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    // A busy machine may have painted nothing yet.
    await page.waitForFunction(() => 'lcpMs' in window)
    return page.evaluate(() => Number(Reflect.get(window, 'lcpMs')))
  })
}

/** A ratio of two means, and its standard error. */
export type Ratio = { ratio: number; error: number }

/**
 * The ratio of the means of two samples. By chance a first paint falls into one of two frames, on both sides, so that
 * medians jump between them; means do not.
 */
export function ratioOf(sample: readonly number[], floor: readonly number[]): Ratio {
  const ratio = mean(sample) / mean(floor)
  return { ratio, error: ratio * Math.hypot(relativeError(sample), relativeError(floor)) }
}

/** The geometric mean of several ratios. Its error is smaller than that of any of them. */
export function together(ratios: readonly Ratio[]): Ratio {
  const ratio = Math.exp(mean(ratios.map((one) => Math.log(one.ratio))))
  const relative = Math.hypot(...ratios.map((one) => one.error / one.ratio)) / ratios.length
  return { ratio, error: ratio * relative }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The standard error of a mean, relative to it. */
function relativeError(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length) / middle
}
