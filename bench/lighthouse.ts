// Usage: npm run bench:lighthouse [-- /path …]
// Runs Lighthouse on one page of each kind, as a telephone: every category must reach 100. The best of three runs
// counts, since a busy machine only ever makes a page look slower than it is.
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { PAGE_KINDS } from '../tests/page-kinds.ts'
import { spawnServer } from '../server/testing/server-process.ts'

const ROUNDS = 3
const FULL_SCORE = 100
const LIGHTHOUSE = 'lighthouse@13.5.0'

const chosen = process.argv.slice(2)
const server = spawnServer({ PORT: '0', BUILD_DIR: process.env['BUILD_DIR'] ?? 'build' })
const origin = `http://localhost:${await server.port()}`
const port = await freePort()
const executablePath = findChromium()
const browser = await chromium.launch({
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  ...(executablePath && { executablePath }),
})

let isShort = false
try {
  for (const page of chosen.length > 0 ? chosen : PAGE_KINDS) {
    const best: Record<string, number> = {}
    const failed = new Set<string>()
    for (let round = 0; round < ROUNDS && !isFull(best); round += 1) {
      const { categories, audits } = audit(origin + page)
      for (const [name, { score }] of Object.entries(categories)) {
        best[name] = Math.max(best[name] ?? 0, Math.round(100 * (score ?? 0)))
      }
      for (const { auditRefs, score } of Object.values(categories)) {
        if (score === 1) continue
        for (const { id, weight } of auditRefs) {
          const found = audits[id]
          if (weight > 0 && found?.score !== 1) failed.add(`${id} ${found?.displayValue ?? ''}`)
        }
      }
    }
    console.log(page, JSON.stringify(best))
    if (isFull(best)) continue
    isShort = true
    for (const name of failed) console.log(`  ${name}`)
  }
} finally {
  await browser.close()
  server.child.kill()
}
process.exitCode = isShort ? 1 : 0

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; displayValue?: string }>
}

/** Lighthouse is not a dependency of the project: npx fetches it for a measurement. */
function audit(url: string): Report {
  const settings = [`--port=${port}`, '--output=json', '--quiet']
  const report = execFileSync('npx', ['--yes', LIGHTHOUSE, url, ...settings], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return JSON.parse(report)
}

function isFull(scores: Readonly<Record<string, number>>): boolean {
  const values = Object.values(scores)
  return values.length > 0 && values.every((score) => score === FULL_SCORE)
}
