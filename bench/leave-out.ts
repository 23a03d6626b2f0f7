// Usage: node bench/leave-out.ts paint|journey|blocked base=.cache/v/base name=.cache/v/name …
// Compares builds that each lack one mechanism with the full build, which comes first; prints the median ratio
// and its quartiles. Each folder is a whole build (BUILD_DIR=… npm run build) with that mechanism taken out. All
// builds take turns in every round, so that a busy machine slows all alike.
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'
import { travel } from './journey.ts'
import { measure } from './measure.ts'
import { largestPaint } from './paint.ts'
import { serveSite } from './served-site.ts'

const PAGES = [
  '/',
  '/contacto',
  '/productos/sellos-mecanicos/sellos-cartucho',
  '/soluciones/sellado-equipo-rotatorio',
]

type Value = (browser: Browser, origin: string) => Promise<number>

/** In milliseconds: the sum of the pages' largest paints or blocked times, or of a journey's openings. */
const KINDS: Readonly<Record<string, { rounds: number; value: Value }>> = {
  paint: { rounds: 9, value: ofPages(largestPaint) },
  blocked: { rounds: 5, value: ofPages(async (...visit) => (await measure(...visit)).tbtMs) },
  journey: { rounds: 5, value: async (...visit) => (await travel(...visit)).openingMs },
}

function ofPages(value: Value): Value {
  return async (browser, origin) => {
    let sum = 0
    for (const page of PAGES) sum += await value(browser, origin + page)
    return sum
  }
}

const [name = '', ...folders] = process.argv.slice(2)
const kind = KINDS[name]
if (!kind) throw new Error(`Say first what is measured: ${Object.keys(KINDS).join(', ')}.`)
const builds = await Promise.all(
  folders.map(async (argument) => {
    const [build = '', folder = ''] = argument.split('=')
    const { origin, stop } = await serveSite(`${folder}/client`)
    return { build, origin, stop, values: [] as number[] }
  }),
)
const executablePath = findChromium()
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath && { executablePath }),
})
try {
  for (let round = 0; round < kind.rounds; round += 1) {
    const order = round % 2 === 0 ? builds : builds.toReversed()
    for (const { origin, values } of order) values.push(await kind.value(browser, origin))
    console.log(`round ${round + 1} of ${kind.rounds}`)
  }
} finally {
  await browser.close()
  await Promise.all(builds.map(({ stop }) => stop()))
}

const [base] = builds
console.table(
  builds.map(({ build, values }) => {
    const ratios = values.map((value, round) => value / (base?.values[round] ?? Number.NaN))
    return {
      build,
      ms: Math.round(at(values, 0.5)),
      ratio: at(ratios, 0.5).toFixed(3),
      'middle half': [0.25, 0.75].map((part) => at(ratios, part).toFixed(3)).join('–'),
    }
  }),
)

function at(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN
}
