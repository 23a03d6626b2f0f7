// Usage: npm run bench [-- /path …]
// Measures the cost of scripts on a slowed telephone: each kind of page with and without its scripts, and a journey of
// ten taps on both versions. Rounds alternate, so that a machine that is busy for a while slows both alike. Fails if
// the scripts cost more than the limits; the first paint of a single page varies by more than its limit, so it only
// fails if that cannot be chance.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { precompress } from '../tools/build/precompress.ts'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'
import { type Journey, travel } from './journey.ts'
import { measure, type Measurement } from './measure.ts'
import { PAGE_KINDS } from '../tests/page-kinds.ts'
import { largestPaint, mean, ratioOf, together } from './paint.ts'
import { spawnServer } from '../server/testing/server-process.ts'

const ROUNDS = 5
/** First paints vary most, and are the cheapest to measure. */
const PAINTS = 20
const JOURNEYS = 5
const LCP_RATIO_MAX = 1.05
/** Only a page this many standard errors above its limit counts as slow. */
const ERRORS_OF_CHANCE = 2
const TBT_MAX_MS = 50
const CLS_MAX = 0.01
const JOURNEY_RATIO_MAX = 0.5
/** Scripts that run; structured data stay in the page. */
const SCRIPT = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g
const BUILD = process.env['BUILD_DIR'] ?? 'build'

const chosen = process.argv.slice(2)
const pages = chosen.length > 0 ? chosen : PAGE_KINDS
const bareFolder = await copyWithoutScripts()
const servers = [BUILD, bareFolder].map((folder) => spawnServer({ PORT: '0', BUILD_DIR: folder }))
const [full = '', bare = ''] = await Promise.all(
  servers.map(async ({ port }) => `http://localhost:${await port()}`),
)
const origins = { full, bare }
const executablePath = findChromium()
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath && { executablePath }),
})

const rows = pages.map((page) => ({
  page,
  visits: [] as Measurement[],
  paints: { full: [] as number[], bare: [] as number[] },
}))
const journeys = { full: [] as Journey[], bare: [] as Journey[] }
try {
  for (let round = 0; round < PAINTS; round += 1) {
    const sides = round % 2 === 0 ? (['full', 'bare'] as const) : (['bare', 'full'] as const)
    for (const { page, visits, paints } of rows) {
      for (const side of sides) paints[side].push(await largestPaint(browser, origins[side] + page))
      if (round < ROUNDS) visits.push(await measure(browser, origins.full + page))
    }
    if (chosen.length === 0 && round < JOURNEYS) {
      for (const side of sides) journeys[side].push(await travel(browser, origins[side]))
    }
    console.log(`round ${round + 1} of ${PAINTS}`)
  }
} finally {
  await browser.close()
  for (const { child } of servers) child.kill()
  rmSync(bareFolder, { recursive: true })
}

const results = rows.map(({ page, visits, paints }) => {
  const of = (value: (one: Measurement) => number) => median(visits.map(value))
  const { ratio, error } = ratioOf(paints.full, paints.bare)
  return {
    page,
    LCP: Math.round(mean(paints.full)),
    'LCP floor': Math.round(mean(paints.bare)),
    ratio: Number(ratio.toFixed(3)),
    '±': Number(error.toFixed(3)),
    CLS: Number(Math.max(...visits.map(({ cls }) => cls)).toFixed(4)),
    TBT: Math.round(of(({ tbtMs }) => tbtMs)),
    'script ms': Math.round(of(({ scriptMs }) => scriptMs)),
    'script kB': Number((of(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1)),
  }
})
console.table(results)
const allPaints = together(results.map(({ ratio, '±': error }) => ({ ratio, error })))
console.log(
  `Largest paints of all pages together: ratio ${allPaints.ratio.toFixed(3)} ± ` +
    `${allPaints.error.toFixed(3)} (limit ${LCP_RATIO_MAX}).`,
)
const isSlow = results.some(({ ratio, '±': error, CLS, TBT }) => {
  const least = ratio - ERRORS_OF_CHANCE * error
  return !(least <= LCP_RATIO_MAX && CLS <= CLS_MAX && TBT <= TBT_MAX_MS)
})

let isJourneySlow = false
if (journeys.full.length > 0) {
  const of = (side: Journey[], part: keyof Journey) => median(side.map((each) => each[part]))
  const floor = of(journeys.bare, 'openingMs')
  const [opening, whole] = [of(journeys.full, 'openingMs'), of(journeys.full, 'wholeMs')]
  isJourneySlow = !(opening <= JOURNEY_RATIO_MAX * floor)
  console.log(
    `Ten links by tap: ${Math.round(opening)} ms, without scripts ${Math.round(floor)} ms, ` +
      `ratio ${(opening / floor).toFixed(2)} (limit ${JOURNEY_RATIO_MAX}). ` +
      `Until all of each page stands: ${Math.round(whole)} ms.`,
  )
}
process.exitCode = isSlow || isJourneySlow || !(allPaints.ratio <= LCP_RATIO_MAX) ? 1 : 0

async function copyWithoutScripts(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  cpSync(BUILD, folder, { recursive: true, filter: (file) => !/\.html\.(?:br|gz)$/.test(file) })
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(SCRIPT, ''))
  }
  await precompress(path.join(folder, 'client'))
  return folder
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]]
  return (low + high) / 2
}
