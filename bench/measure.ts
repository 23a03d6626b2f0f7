import type { Browser } from 'playwright'
import { withTelephone } from './telephone.ts'

/** Time after `load` in which late scripts may start, delay the largest paint, and install the worker. */
const SETTLE_MS = 5000
/** The longest task that does not delay a visitor's input (web.dev, Total Blocking Time). */
const UNNOTICED_TASK_MS = 50

export type Bytes = Record<'html' | 'script' | 'data' | 'font' | 'image' | 'other', number>

export type Measurement = {
  fcpMs: number
  lcpMs: number
  loadMs: number
  /** The time beyond 50 ms of every task after the first paint, summed. */
  tbtMs: number
  scriptMs: number
  /** The sum of all layout shifts. */
  cls: number
  requests: number
  bytes: Bytes
}

/** Measures a first visit without input, until scripts and worker have started. */
export function measure(browser: Browser, url: string): Promise<Measurement> {
  return withTelephone(browser, 'allow', async (page, processorMs) => {
    await page.addInitScript(() => {
      const seen = { lcpMs: 0, cls: 0, tasks: [] as [number, number][] }
      Object.assign(window, { seen })
      const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
          type,
          buffered: true,
        })
      observe('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime))
      observe('layout-shift', (entry) => (seen.cls += Number(Reflect.get(entry, 'value'))))
      observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    const noted = await page.evaluate(() => {
      const navigation = performance.getEntriesByType(
        'navigation',
      )[0] as PerformanceNavigationTiming
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return {
        seen: Reflect.get(window, 'seen') as {
          lcpMs: number
          cls: number
          tasks: [number, number][]
        },
        fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        loadMs: navigation.loadEventStart,
        files: [navigation, ...resources].map((entry) => ({
          path: new URL(entry.name).pathname,
          bytes: entry.encodedBodySize,
        })),
      }
    })
    const { seen, fcpMs, loadMs, files } = noted
    const bytes: Bytes = { html: 0, script: 0, data: 0, font: 0, image: 0, other: 0 }
    for (const file of files) bytes[kindOf(file.path)] += file.bytes
    return {
      fcpMs,
      lcpMs: seen.lcpMs,
      loadMs,
      tbtMs: seen.tasks
        .filter(([startTime]) => startTime >= fcpMs)
        .reduce((sum, [, duration]) => sum + Math.max(0, duration - UNNOTICED_TASK_MS), 0),
      scriptMs: await processorMs(),
      cls: seen.cls,
      requests: files.length,
      bytes,
    }
  })
}

const KINDS: readonly [RegExp, keyof Bytes][] = [
  [/\.js$/, 'script'],
  [/\.woff2$/, 'font'],
  [/\.(?:svg|png|webp|avif|jpe?g)$/, 'image'],
  [/\.[a-z\d]+$/, 'other'],
]

function kindOf(path: string): keyof Bytes {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'html'
}
