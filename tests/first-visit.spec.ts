import { createServer, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { catalogue } from '#catalogue/catalogue.ts'
import { kindAt } from '#site/kinds.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { BUILD_DIR } from './build-dir.ts'
import { PAGE_PATHS, UNLISTED_PATHS } from './built-pages.ts'

/** What a visitor pays for a glance at a page: everything, as it travels. */
const MAX_BYTES = 160_000
/** The same where one only reads: a product, a list, a text. */
const MAX_BYTES_READING = 90_000
const READING = ['product', 'category', 'family', 'article', 'solution', 'industry', 'glossary']
/** Besides pictures. */
const MAX_REQUESTS = 22
const GLANCE_MS = 10_000
const PARALLEL = 16

/** Of the products' pages, which differ in their words only, the heaviest stand for all. */
const PRODUCT_PAGES = 5
/** A wide window asks for the same files, but for its pictures: one page of each kind shows that, and the heaviest. */
const HEAVIEST_WIDE = 10

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/

type Cost = { path: string; bytes: number; requests: number }

test.use({ serviceWorkers: 'allow' })

const VISITS = [
  { width: 390, pages: 'every page', paths: pagesToVisit() },
  { width: 1440, pages: 'every kind of page', paths: [...new Set([...PAGE_KINDS, ...heaviest()])] },
]

for (const { width, pages, paths } of VISITS) {
  test(`at ${width} px a first visit that touches nothing costs little on ${pages}`, async ({
    browser,
    baseURL,
  }) => {
    const waiting = [...paths]
    test.setTimeout(waiting.length * GLANCE_MS)
    const costs: Cost[] = []
    const visitAll = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        costs.push(await glance(browser, baseURL ?? '', path, width))
      }
    }
    await Promise.all(Array.from({ length: PARALLEL }, visitAll))
    expect(Math.min(...costs.map(({ bytes }) => bytes))).toBeGreaterThan(0)
    expect(costs.filter(({ path, bytes }) => bytes > mostBytes(path))).toEqual([])
    expect(costs.filter(({ requests }) => requests > MAX_REQUESTS)).toEqual([])
  })
}

function mostBytes(path: string): number {
  return READING.includes(kindAt(path, catalogue()) ?? '') ? MAX_BYTES_READING : MAX_BYTES
}

function byWeight(paths: readonly string[]): string[] {
  const weightOf = (page: string) => statSync(join(BUILD_DIR, 'client', page, 'index.html.br')).size
  return paths.toSorted((a, b) => weightOf(b) - weightOf(a))
}

function pagesToVisit(): string[] {
  const { products } = catalogue()
  const ofProducts = new Set(products.map(({ href }) => href))
  const shown = byWeight(PAGE_PATHS.filter((page) => ofProducts.has(page)))
  return [
    ...PAGE_PATHS.filter((page) => !ofProducts.has(page)),
    ...shown.slice(0, PRODUCT_PAGES),
    ...UNLISTED_PATHS,
  ]
}

function heaviest(): string[] {
  return byWeight(PAGE_PATHS).slice(0, HEAVIEST_WIDE)
}

/** Opens a page by a line of its own, on which everything is counted, the worker's share too. */
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
    // On one page of each kind pictures turn and pages fade in; on all, painting it would keep the machine busy.
    reducedMotion: PAGE_KINDS.includes(path) ? 'no-preference' : 'reduce',
  })
  await page.goto(`http://localhost:${port}${path}`)
  // However late on a busy machine.
  await page.waitForFunction(() => document.documentElement.dataset['isAlive'] === 'true')
  await page.waitForTimeout(GLANCE_MS)
  await page.close()
  line.close()
  line.closeAllConnections()
  return cost
}
