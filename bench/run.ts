// Usage: npm run bench [-- /path …]
// What the scripts cost the first paint: the largest contentful paint of each page beside that of the
// same page with its scripts taken out, on a slowed telephone. Rounds alternate, so that a machine
// that is busy for a while slows both alike. Fails where the scripts cost more than they may.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { withoutScripts } from '../tools/build/late-start.ts'
import { precompress } from '../tools/build/precompress.ts'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'
import { measure, type Measurement } from './measure.ts'
import { serveSite } from './served-site.ts'

const ROUNDS = 5
const RATIO_MAX = 1.05
const PAGES = [
  '/',
  '/productos/sellos-mecanicos',
  '/productos/sellos-mecanicos/sellos-cartucho',
  '/contacto',
]
const SITE = 'build/client'

const chosen = process.argv.slice(2)
const pages = chosen.length > 0 ? chosen : PAGES
const bareFolder = await copyWithoutScripts()
const [full, bare] = [await serveSite(SITE), await serveSite(bareFolder)]
const executablePath = findChromium()
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath && { executablePath }),
})

const rows = pages.map((page) => ({ page, full: [] as Measurement[], bare: [] as Measurement[] }))
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of rows) {
      const sides = [
        { served: full, results: row.full },
        { served: bare, results: row.bare },
      ]
      for (const { served, results } of round % 2 === 0 ? sides : sides.reverse()) {
        results.push(await measure(browser, served.origin + row.page))
      }
    }
    console.log(`round ${round + 1} of ${ROUNDS}`)
  }
} finally {
  await browser.close()
  await Promise.all([full.stop(), bare.stop()])
  rmSync(bareFolder, { recursive: true })
}

const results = rows.map(({ page, full: withScripts, bare: without }) => {
  const [lcp, floor] = [withScripts, without].map((side) => median(side.map(({ lcpMs }) => lcpMs)))
  return {
    page,
    'LCP ms': Math.round(lcp ?? 0),
    'without scripts': Math.round(floor ?? 0),
    ratio: Number(((lcp ?? 0) / (floor ?? 1)).toFixed(3)),
    'load ms': Math.round(median(withScripts.map(({ loadMs }) => loadMs))),
    'scripts kB': Number((median(withScripts.map((one) => one.scriptBytes)) / 1000).toFixed(1)),
  }
})
console.table(results)
process.exitCode = results.some(({ ratio }) => !(ratio <= RATIO_MAX)) ? 1 : 0

async function copyWithoutScripts(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  cpSync(SITE, folder, { recursive: true, filter: (file) => !/\.html\.(?:br|gz)$/.test(file) })
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = path.join(folder, name)
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')))
  }
  await precompress(folder)
  return folder
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]]
  return (low + high) / 2
}
