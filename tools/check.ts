// Usage: npm run check [-- stage …]
// Every check of the project, the cheapest way to find a mistake first. Each stage prints
// its time; what a failed one said comes again at the end, where a shortened log still shows it. The
// last line counts the tests of all runners, other stages as one each.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { readPlaywrightReport, readVitestReport, type Tally } from './check/reports.ts'

type Stage = {
  name: string
  /** Run one after the other, until one fails. */
  commands: readonly string[]
  /** Looks at the built site: pointless, and misleading, where the build has just failed. */
  needsBuild?: true
  /** Takes minutes: shows how far it is. What others say is told when they are over. */
  showsProgress?: true
  /** Of a test runner's report. Without one, the stage counts as one test. */
  readTally?: () => Tally | undefined
}

const REPORTS = '.cache/reports'
const reportOf = (name: string) => `${REPORTS}/${name}.json`
const vitest = (project: string): Stage => ({
  name: project,
  commands: [
    `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${reportOf(project)}`,
  ],
  readTally: () => readVitestReport(reportOf(project)),
})

/** One after the other. Of a round, the lanes run side by side: two cores have something to do. */
const ROUNDS: readonly (readonly (readonly Stage[])[])[] = [
  [
    [
      { name: 'format', commands: ['oxfmt --check'] },
      { name: 'css', commands: ['stylelint "src/**/*.css"'] },
      { name: 'repository', commands: ['node tools/check-repository.ts'] },
    ],
  ],
  [
    [
      { name: 'types', commands: ['tsc --noEmit', 'tsc --noEmit -p src/service-worker'] },
      { name: 'dead-code', commands: ['knip'] },
      { name: 'build', commands: ['node tools/build.ts'] },
      { name: 'built-site', commands: ['node tools/check-site.ts'], needsBuild: true },
      {
        name: 'end-to-end',
        commands: ['playwright test'],
        needsBuild: true,
        showsProgress: true,
        readTally: () => readPlaywrightReport(reportOf('playwright')),
      },
    ],
    // The unit tests come last: they read the documents that the build prints first.
    [{ name: 'lint', commands: ['oxlint'] }, vitest('component'), vitest('unit')],
  ],
]
const STAGES = ROUNDS.flat(2)

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

mkdirSync(REPORTS, { recursive: true })
for (const lanes of ROUNDS) {
  const wanted = lanes
    .map((lane) => lane.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
    .filter(({ length }) => length > 0)
  await Promise.all(wanted.map(runLane))
}

for (const complaint of complaints) console.log(complaint)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runLane(lane: readonly Stage[]): Promise<void> {
  for (const stage of lane) {
    const startedAt = performance.now()
    const { isGood, said } = await runStage(stage)
    if (!isGood) failedStages.add(stage.name)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const tally = tallyOf(stage, isGood)
    total.passed += tally.passed
    total.failed += tally.failed
    complaints.push(...tally.complaints.map((complaint) => `\n${complaint}`))
    if (!isGood && !stage.readTally) complaints.push(`\n── ${stage.name} ──\n${said.trimEnd()}`)
    const line =
      `${tally.failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(12)} ${seconds.padStart(6)} s  ` +
      `${tally.passed} passed, ${tally.failed} failed`
    summary.push(line)
    console.log(`\n── ${stage.name} ──\n${stage.showsProgress ? '' : said}${line}`)
  }
}

type Outcome = { isGood: boolean; said: string }

async function runStage({ commands, needsBuild, showsProgress }: Stage): Promise<Outcome> {
  if (needsBuild && failedStages.has('build')) {
    return { isGood: false, said: 'Not run: the build failed.\n' }
  }
  let said = ''
  for (const command of commands) {
    const outcome = await runCommand(command, showsProgress)
    said += outcome.said
    if (!outcome.isGood) return { isGood: false, said: `${said}(${command})\n` }
  }
  return { isGood: true, said }
}

async function runCommand(command: string, isShown = false): Promise<Outcome> {
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright'),
      // Some hundred programs are started by the tests: each is compiled once.
      NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
    },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (isShown) process.stdout.write(text)
  })
  const [status] = await once(child, 'close')
  return { isGood: status === 0, said }
}

/** A runner that fails without a failed test (it did not start, a file did not load) counts as one. */
function tallyOf({ readTally }: Stage, isGood: boolean): Tally {
  const tally = readTally?.() ?? { passed: isGood ? 1 : 0, failed: 0, complaints: [] }
  return { ...tally, failed: isGood ? tally.failed : Math.max(tally.failed, 1) }
}
