// Usage: node bench/datasheets.ts [how many]
// What data sheets cost to print, as their number grows: the catalogue's products over and over,
// each time with other words, so that none is remembered. Processor time, since machines are busy.
// Fails where a late one costs more than an early one, or where the data sheets that are there already
// cost more than a build may spend on them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runnerImport } from 'vite'

const COUNT = Number(process.argv[2] ?? 1300)
const CHUNKS = 5
const GROWTH_MAX = 1.3
const WARM_COUNT = 130
const WARM_LIMIT_S = 5

const load = async <Module>(file: string) => (await runnerImport<Module>(file)).module
type Content = typeof import('#catalogue/catalogue.ts')
type DataSheets = typeof import('#datasheets/data-sheet.ts')
type Press = typeof import('#datasheets/press.ts')
const { catalogue } = await load<Content>('./src/catalogue/catalogue.ts')
const { dataSheetContent } = await load<DataSheets>('./src/datasheets/data-sheet.ts')
const { printDocument } = await load<Press>('./src/datasheets/press.ts')

const model = catalogue()
const cacheDir = mkdtempSync(path.join(tmpdir(), 'bench-data-sheets-'))

async function printOne(index: number) {
  const product = model.products[index % model.products.length]
  if (!product) throw new RangeError('the catalogue is empty')
  const tagline = `${product.tagline} (${index})`
  const data = dataSheetContent({ ...product, tagline }, model)
  const name = `${index}.pdf`
  return printDocument({ name, template: 'product.typ', data, pageLimit: 3 }, cacheDir)
}

/** Prints a range of data sheets; processor and clock seconds, and kilobytes of each. */
async function printRange(from: number, to: number) {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  let bytes = 0
  for (let index = from; index < to; index += 1) bytes += (await printOne(index)).bytes
  const { user, system } = process.cpuUsage(before)
  return {
    processor: (user + system) / 1e6,
    clock: (performance.now() - startedAt) / 1000,
    kilobytes: bytes / 1000 / (to - from),
  }
}

const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padStart(12)).join(''))

await printOne(COUNT)
row('data sheets', 'processor s', 'clock s', 'ms each', 'kB each', 'memory MB')
const costs: number[] = []
const size = Math.ceil(COUNT / CHUNKS)
for (let from = 0; from < COUNT; from += size) {
  const to = Math.min(from + size, COUNT)
  const { processor, clock, kilobytes } = await printRange(from, to)
  const cost = (processor * 1000) / (to - from)
  costs.push(cost)
  row(
    `${from + 1}–${to}`,
    processor.toFixed(1),
    clock.toFixed(1),
    cost.toFixed(0),
    kilobytes.toFixed(0),
    (process.memoryUsage.rss() / 1e6).toFixed(0),
  )
}

const warm = await printRange(0, Math.min(WARM_COUNT, COUNT))
row('again', warm.processor.toFixed(1), warm.clock.toFixed(1))
rmSync(cacheDir, { recursive: true })

const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1)
const isGood = growth <= GROWTH_MAX && warm.processor <= WARM_LIMIT_S
console.log(`The last fifth costs ${growth.toFixed(2)} times the first (limit ${GROWTH_MAX}).`)
process.exitCode = isGood ? 0 : 1
