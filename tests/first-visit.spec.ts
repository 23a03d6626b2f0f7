import { createServer, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { existsSync, readFileSync, statSync } from 'node:fs'
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

/** So many of each kind, whose pages differ in their words and pictures only: the heaviest stand for all. */
const HEAVIEST = 2

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/

type Cost = { path: string; bytes: number; requests: number }

test.use({ serviceWorkers: 'allow' })

const VISITS = [
  {
    width: 390,
    pages: 'the heaviest pages of each kind',
    paths: [...new Set([...PAGE_KINDS, ...heaviest(), ...UNLISTED_PATHS])],
  },
  // A wide window asks for the same files, but for its pictures.
  { width: 1440, pages: 'every kind of page', paths: PAGE_KINDS },
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

/** The text of a page as it travels, and the pictures that it does not leave for later. */
function weightOf(page: string): number {
  const file = (name: string) => join(BUILD_DIR, 'client', name)
  const html = readFileSync(file(join(page, 'index.html')), 'utf8')
  const pictures = [...html.matchAll(/<img (?![^>]*loading="lazy")[^>]*\bsrc="(\/[^"]+)"/g)]
  const files = [...new Set(pictures.map(([, src = '']) => decodeURI(src)))].filter((src) =>
    existsSync(file(src)),
  )
  return [join(page, 'index.html.br'), ...files].reduce(
    (sum, name) => sum + statSync(file(existsSync(file(`${name}.br`)) ? `${name}.br` : name)).size,
    0,
  )
}

function heaviest(): string[] {
  const ofKind = Map.groupBy(PAGE_PATHS, (page) => kindAt(page, catalogue()))
  return [...ofKind.values()].flatMap((pages) =>
    pages
      .map((page) => ({ page, weight: weightOf(page) }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, HEAVIEST)
      .map(({ page }) => page),
  )
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
