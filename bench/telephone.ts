import type { Browser, Page } from 'playwright'

/** A mid-range telephone on a slow mobile network. */
const CPU_SLOWDOWN = 4
const LATENCY_MS = 150
const DOWNLOAD_BYTES_PER_S = (1.6 * 1024 * 1024) / 8
const UPLOAD_BYTES_PER_S = (0.75 * 1024 * 1024) / 8
const VIEWPORT = { width: 390, height: 844 }

/**
 * Opens a page in a new browser profile, as for one visit. Block service workers when several pages are opened, or the
 * worker's cache would answer in place of the server.
 */
export async function withTelephone<Result>(
  browser: Browser,
  serviceWorkers: 'allow' | 'block',
  visit: (page: Page, processor: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await session.send('Network.enable')
    await session.send('Performance.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: DOWNLOAD_BYTES_PER_S,
      uploadThroughput: UPLOAD_BYTES_PER_S,
    })
    const scriptMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
    }
    return await visit(page, scriptMs)
  } finally {
    await context.close()
  }
}
