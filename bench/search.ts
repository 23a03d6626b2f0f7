// Usage: npm run bench:search
// The search on catalogues of 100, 1,000 and 10,000 products made of this catalogue's own words: the
// bytes of the index, the time to build it, and the time of a keystroke (95 of 100 are faster), in
// Chromium at full speed and on a processor slowed fourfold. Fails beyond what a keystroke may take.
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildSearchData } from '#finder/search/build-search-data.ts'
import type { SearchData } from '#finder/search/search-data.ts'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'

const PRODUCT_COUNTS = [100, 1000, 10_000]
const CPU_SLOWDOWN = 4
/** Half a frame of margin at sixty a second for this catalogue; no felt delay at ten thousand. */
const NOW_P95_MAX_MS = 16
const LARGEST_P95_MAX_MS = 50
/** Typed letter by letter: every beginning is a query. */
const TYPED = [
  '442C XL',
  'sello partido para lodos',
  'empaquetdura de grafito',
  'eje 1 7/8 lodos 10 bar',
  '50 mm 120 °C',
  'expansion joint',
  'cartuho doble',
]

const data = buildSearchData(catalogue(), [])
const sizes = [
  { name: 'this catalogue', data, limitMs: NOW_P95_MAX_MS },
  ...PRODUCT_COUNTS.map((count) => ({
    name: `${count} products`,
    data: withProducts(count),
    limitMs: LARGEST_P95_MAX_MS,
  })),
]
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
})
await server.listen()
const executablePath = findChromium()
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath && { executablePath }),
})

const rows = []
try {
  for (const { name, data: measured, limitMs } of sizes) {
    const json = JSON.stringify(measured)
    const full = await measure(json, 1)
    const slowed = await measure(json, CPU_SLOWDOWN)
    rows.push({
      catalogue: name,
      'index kB': Math.round(json.length / 1000),
      'brotli kB': compressedKb(json),
      'load ms': full.loadMs,
      'p95 ms': full.p95Ms,
      'load ms, 4× slower': slowed.loadMs,
      'p95 ms, 4× slower': slowed.p95Ms,
      isFast: (limitMs === NOW_P95_MAX_MS ? full : slowed).p95Ms < limitMs,
    })
  }
} finally {
  await browser.close()
  await server.close()
}
console.table(rows)
process.exitCode = rows.every(({ isFast }) => isFast) ? 0 : 1

type Measured = { loadMs: number; p95Ms: number }

async function measure(json: string, slowdown: number): Promise<Measured> {
  const page = await browser.newPage()
  try {
    const session = await page.context().newCDPSession(page)
    await page.goto(new URL('/bench/search-page.html', server.resolvedUrls?.local[0]).href)
    await page.waitForFunction(() => 'benchSearch' in window)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await inPage(page, json)
  } finally {
    await page.close()
  }
}

async function inPage(page: Page, json: string): Promise<Measured> {
  const { loadMs, keystrokesMs } = await page.evaluate(
    ([text, typed]) => window.benchSearch(text, typed),
    [json, TYPED] as const,
  )
  const sorted = keystrokesMs.toSorted((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity
  return { loadMs: Math.round(loadMs), p95Ms: Math.round(p95 * 10) / 10 }
}

/** The same kinds of entries, with codes of their own and the words of other products. */
function withProducts(count: number): SearchData {
  const products = data.entries.filter(({ kind }) => kind === 'product')
  const entries = Array.from({ length: count }, (_, number) => {
    const [own, other] = [
      products[number % products.length],
      products[(number * 7) % products.length],
    ]
    const code = number < products.length ? own?.code : `${own?.code ?? 'X'}-${number}`
    return { ...other, ...own, texts: other?.texts ?? {}, ...(code !== undefined && { code }) }
  })
  const others = data.entries.filter(({ kind }) => kind !== 'product')
  return { ...data, entries: [...entries, ...others] as SearchData['entries'] }
}

function compressedKb(json: string): number {
  // The largest would take minutes at the quality that the build uses.
  const params = { [constants.BROTLI_PARAM_QUALITY]: json.length > 1_000_000 ? 6 : 11 }
  return Math.round(brotliCompressSync(json, { params }).byteLength / 100) / 10
}
