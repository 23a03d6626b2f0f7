import type { Browser } from 'playwright'
import { withTelephone } from './telephone.ts'

/** Time after `load` in which late scripts may start, delay the largest paint, and install the worker. */
const SETTLE_MS = 5000
/** The longest task that does not delay a visitor's input (web.dev, Total Blocking Time). */
const UNNOTICED_TASK_MS = 50

export type Measurement = {
  /** The time beyond 50 ms of every task after the first paint, summed. */
  tbtMs: number
  scriptMs: number
  /** The sum of all layout shifts. */
  cls: number
  scriptBytes: number
}

/** Measures a first visit without input, until scripts and worker have started. */
export function measure(browser: Browser, url: string): Promise<Measurement> {
  return withTelephone(browser, 'allow', async (page, processorMs) => {
    await page.addInitScript(() => {
      const seen = { cls: 0, tasks: [] as [number, number][] }
      Object.assign(window, { seen })
      const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
          type,
          buffered: true,
        })
      observe('layout-shift', (entry) => (seen.cls += Number(Reflect.get(entry, 'value'))))
      observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    const { seen, fcpMs, scriptBytes } = await page.evaluate(() => ({
      seen: Reflect.get(window, 'seen') as { cls: number; tasks: [number, number][] },
      fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scriptBytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }))
    return {
      tbtMs: seen.tasks
        .filter(([startTime]) => startTime >= fcpMs)
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - UNNOTICED_TASK_MS), 0),
      scriptMs: await processorMs(),
      cls: seen.cls,
      scriptBytes,
    }
  })
}
