import { createServer, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { catalogue } from './cached-catalogue.ts'
import { kindAt } from '#site/kinds.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { BUILD_DIR } from './build-dir.ts'
import { PAGE_PATHS } from './built-pages.ts'

/** The most that a glance at a page may cost, with everything that is transferred. */
const MAX_BYTES = 160_000
/** The same for pages that are only read: a product, a list, a text. */
const MAX_BYTES_READING = 90_000
const READING = [
  'product',
  'category',
  'family',
  'article',
  'listed-article',
  'solution',
  'industry',
  'glossary',
]
/** Without pictures. */
const MAX_REQUESTS = 22
const GLANCE_MS = 10_000
const PARALLEL = 24

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/

/** Wide screens request other pictures: on these pages, and in header and footer, as on the form's page. */
const WITH_PICTURES = PAGE_KINDS.filter(
  (page) => page === '/contacto' || /<main\b[^]*<img\b[^]*<\/main>/.test(htmlOf(page)),
)

type Cost = { path: string; bytes: number; requests: number }

test.use({ serviceWorkers: 'allow' })

for (const width of [390, 1440]) {
  test(`at ${width} px a first visit that touches nothing costs little`, async ({
    browser,
    baseURL,
  }) => {
    const visitAll = async (paths: readonly string[]) => {
      const waiting = [...paths]
      const costs: Cost[] = []
      const visitNext = async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          costs.push(await glance(browser, baseURL ?? '', path, width))
        }
      }
      await Promise.all(Array.from({ length: PARALLEL }, visitNext))
      return costs
    }
    const costs = await visitAll(width > 390 ? WITH_PICTURES : PAGE_KINDS)
    expect(Math.min(...costs.map(({ bytes }) => bytes))).toBeGreaterThan(0)
    expect(costs.filter(({ path, bytes }) => bytes > mostBytes(path))).toEqual([])
    expect(costs.filter(({ requests }) => requests > MAX_REQUESTS)).toEqual([])
    if (width > 390) return
    // Pages that seem too heavy by their files are visited as well.
    const heavy = others(costs).filter(({ path, bytes }) => bytes > mostBytes(path))
    const seen = await visitAll(heavy.map(({ path }) => path))
    expect(seen.filter(({ path, bytes }) => bytes > mostBytes(path))).toEqual([])
  })
}

function htmlOf(page: string): string {
  return readFileSync(join(BUILD_DIR, 'client', page, 'index.html'), 'utf8')
}

function mostBytes(path: string): number {
  return READING.includes(kindAt(path, catalogue()) ?? '') ? MAX_BYTES_READING : MAX_BYTES
}

/** The transferred size of a page's HTML and of the pictures that are not lazy. */
function weightOf(page: string): number {
  const file = (name: string) => join(BUILD_DIR, 'client', name)
  const pictures = [...htmlOf(page).matchAll(/<img (?![^>]*loading="lazy")[^>]*\bsrc="(\/[^"]+)"/g)]
  const files = [...new Set(pictures.map(([, src = '']) => decodeURI(src)))].filter((src) =>
    existsSync(file(src)),
  )
  return [join(page, 'index.html.br'), ...files].reduce(
    (sum, name) => sum + statSync(file(existsSync(file(`${name}.br`)) ? `${name}.br` : name)).size,
    0,
  )
}

/** The cost of the other pages of a visited page's kind: they differ only in their own HTML and pictures. */
function others(visited: readonly Cost[]): { path: string; bytes: number }[] {
  const kindOf = (page: string) => kindAt(page, catalogue())
  const ofKind = new Map(visited.map(({ path, bytes }) => [kindOf(path), { path, bytes }]))
  return PAGE_PATHS.flatMap((path) => {
    const one = ofKind.get(kindOf(path))
    return one ? [{ path, bytes: one.bytes - weightOf(one.path) + weightOf(path) }] : []
  })
}

/** Opens a page through its own proxy, which counts everything, including the worker's requests. */
async function glance(browser: Browser, site: string, path: string, width: number): Promise<Cost> {
  const cost = { path, bytes: 0, requests: 0 }
  const line = createServer((asked, answer) => {
    if (!PICTURE.test(asked.url ?? '')) cost.requests += 1
    const { method, headers } = asked
    const passed = request(new URL(asked.url ?? '/', site), { method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers)
      received.on('data', (chunk: Buffer) => (cost.bytes += chunk.byteLength))
      received.pipe(answer)
    })
    asked.pipe(passed)
  }).listen(0, 'localhost')
  await once(line, 'listening')
  const { port } = line.address() as AddressInfo
  const page = await browser.newPage({
    viewport: { width, height: 844 },
    // Pictures rotate on the home page only; the fades of others would only keep the machine busy.
    reducedMotion: path === '/' ? 'no-preference' : 'reduce',
  })
  // No limit here, for busy machines: the test's own limit ends a page that hangs.
  await page.goto(`http://localhost:${port}${path}`, { timeout: 0 })
  await page.locator('html[data-is-alive="true"]').waitFor({ state: 'attached', timeout: 0 })
  await page.waitForTimeout(GLANCE_MS)
  await page.close()
  line.close()
  line.closeAllConnections()
  return cost
}
