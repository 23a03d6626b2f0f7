import type { Browser } from 'playwright'

/** A middling telephone on a slow mobile network. */
const CPU_SLOWDOWN = 4
const LATENCY_MS = 150
const DOWNLOAD_BYTES_PER_S = (1.6 * 1024 * 1024) / 8
const UPLOAD_BYTES_PER_S = (0.75 * 1024 * 1024) / 8
const VIEWPORT = { width: 390, height: 844 }
/** After `load`: long enough for late scripts to start and to spoil the largest paint, if they do. */
const SETTLE_MS = 2500

export type Measurement = { lcpMs: number; loadMs: number; scriptBytes: number }

/** One first visit: nothing cached, nothing remembered. */
export async function measure(browser: Browser, url: string): Promise<Measurement> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: DOWNLOAD_BYTES_PER_S,
      uploadThroughput: UPLOAD_BYTES_PER_S,
    })
    await page.addInitScript(() => {
      Object.assign(window, { lcpMs: 0 })
      new PerformanceObserver((list) => {
        Object.assign(window, { lcpMs: list.getEntries().at(-1)?.startTime })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const resources = performance.getEntriesByType('resource')
      return {
        lcpMs: Number(Reflect.get(window, 'lcpMs')),
        loadMs: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0,
        scriptBytes: resources
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      }
    })
  } finally {
    await context.close()
  }
}
