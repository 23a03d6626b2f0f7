// Usage: npm run check [-- stage …]
// Runs every check of the project, three stages at a time. Each stage prints its time; the output of failed ones is
// repeated at the end, where a shortened log still shows it. The last line counts the tests of all runners, and other
// stages as one each. A stage whose files have not changed since it last passed on this machine is not run again,
// unless it is named or CI is set.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { INPUTS_FILE, inputsHash } from './build/inputs.ts'
import { filesWithSums, keepGreen, readGreen, sumOf } from './check/last-green.ts'
import type { Tally } from './check/reports.ts'
import { PLAYWRIGHT_REPORT, REPORTS, STAGES, type Stage } from './check/stages.ts'
import { findChromium } from './chromium.ts'

const GREEN = '.cache/green'
/** How often the running stages report their progress. */
const TELL_MS = 20_000
/** One more than a small machine has cores, since stages often wait for a page, a mail or a timer. */
const AT_ONCE = 3

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => STAGES.every((stage) => stage.name !== name))
if (unknown) {
  console.error(`No stage is called ${unknown}: ${STAGES.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const total = { passed: 0, failed: 0 }
const summary: string[] = []
const failedStages = new Set<string>()
const complaints: string[] = []

const mayKeep = chosen.length === 0 && !process.env['CI']
const files = filesWithSums()
const programs = [process.version, findChromium() ?? '']
const underWay = new Map<string, { startedAt: number; over: number }>()

mkdirSync(REPORTS, { recursive: true })
const waiting = STAGES.filter(({ name }) => isWanted(name))
let isBuilt = !isWanted('build')
const built = Promise.withResolvers<void>()
const telling = setInterval(tellProgress, TELL_MS)
await Promise.all(Array.from({ length: AT_ONCE }, runWaiting))
clearInterval(telling)

for (const complaint of complaints) console.log(complaint)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function isWanted(name: string): boolean {
  return chosen.length === 0 || chosen.includes(name)
}

/** Runs stages one by one, always the first that may start, until none is left. */
async function runWaiting(): Promise<void> {
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needsBuild }) => isBuilt || !needsBuild)
    const [stage] = next < 0 ? [] : waiting.splice(next, 1)
    if (stage) await runOnce(stage)
    else await built.promise
    if (stage?.name !== 'build') continue
    isBuilt = true
    built.resolve()
  }
}

/** Runs a stage, unless no file that it reads has changed since it last passed here. */
async function runOnce(stage: Stage): Promise<void> {
  const sum = sumOf(files, stage.reads(), programs)
  const green = readGreen(GREEN, stage.name)
  if (mayKeep && green?.sum === sum && isStillThere(stage)) {
    total.passed += green.passed
    tell(stage, 'unchanged', { passed: green.passed, failed: 0 }, '')
    return
  }
  const startedAt = performance.now()
  underWay.set(stage.name, { startedAt, over: 0 })
  const { isGood, said } = await runStage(stage)
  underWay.delete(stage.name)
  if (!isGood) failedStages.add(stage.name)
  const tally = tallyOf(stage, isGood)
  total.passed += tally.passed
  total.failed += tally.failed
  complaints.push(...tally.complaints.map((complaint) => `\n${complaint}`))
  if (!isGood && !stage.readTally) complaints.push(`\n── ${stage.name} ──\n${said.trimEnd()}`)
  if (isGood && tally.failed === 0) keepGreen(GREEN, stage.name, { sum, passed: tally.passed })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  tell(stage, `${seconds} s`, tally, said)
}

/** A build from other content replaces the one that passed. */
function isStillThere({ name }: Stage): boolean {
  if (name !== 'build') return true
  try {
    const folder = process.env['BUILD_DIR'] ?? 'build'
    return readFileSync(path.join(folder, INPUTS_FILE), 'utf8') === inputsHash(CONTENT_DIR)
  } catch {
    return false
  }
}

type Counts = Pick<Tally, 'passed' | 'failed'>

function tell({ name }: Stage, time: string, { passed, failed }: Counts, said: string): void {
  const mark = failed > 0 ? '✗' : '✓'
  const line = `${mark} ${name.padEnd(12)} ${time.padStart(8)}  ${passed} passed, ${failed} failed`
  summary.push(line)
  console.log(`\n── ${name} ──\n${said}${line}`)
}

function tellProgress(): void {
  const parts = [...underWay].map(([name, { startedAt, over }]) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    return `${name} ${seconds} s${over > 0 ? `, ${over} over` : ''}`
  })
  if (parts.length > 0) console.log(`… ${parts.join(' · ')}`)
}

type Outcome = { isGood: boolean; said: string }

async function runStage(stage: Stage): Promise<Outcome> {
  if (stage.needsBuild && failedStages.has('build')) {
    return { isGood: false, said: 'Not run: the build failed.\n' }
  }
  let said = ''
  for (const command of stage.commands) {
    const outcome = await runCommand(command, stage)
    said += outcome.said
    if (!outcome.isGood) return { isGood: false, said: `${said}(${command})\n` }
  }
  return { isGood: true, said }
}

async function runCommand(command: string, { name, over }: Stage): Promise<Outcome> {
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
      // The tests start hundreds of programs: each is compiled only once.
      NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
    },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    const progress = underWay.get(name)
    if (progress && over) progress.over += text.match(over)?.length ?? 0
  })
  const [status] = await once(child, 'close')
  return { isGood: status === 0, said }
}

/** The runner's tally. A failure without a failed test (no start, a file that does not load) counts as one. */
function tallyOf({ readTally }: Stage, isGood: boolean): Tally {
  const tally = readTally?.() ?? { passed: isGood ? 1 : 0, failed: 0, complaints: [] }
  return { ...tally, failed: isGood ? tally.failed : Math.max(tally.failed, 1) }
}
