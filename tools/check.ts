// Usage: npm run check [-- stage …]
// Every check of the project, in the order in which a mistake is cheapest to find. Each stage prints
// its time; what a failed one said comes again at the end, where a shortened log still shows it. The
// last line counts the tests of all runners, other stages as one each.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { readPlaywrightReport, readVitestReport, type Tally } from './check/reports.ts'

type Stage = {
  name: string
  /** Run one after the other, until one fails. */
  commands: readonly string[]
  /** Looks at the built site: pointless, and misleading, where the build has just failed. */
  needsBuild?: true
  /** Of a test runner's report. Without one, the stage counts as one test. */
  readTally?: () => Tally | undefined
}

const OUTPUT_MAX_BYTES = 64 * 1024 * 1024
const REPORTS = '.cache/reports'
const reportOf = (name: string) => `${REPORTS}/${name}.json`
const vitest = (project: string): Stage => ({
  name: project,
  commands: [
    `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${reportOf(project)}`,
  ],
  readTally: () => readVitestReport(reportOf(project)),
})

const STAGES: readonly Stage[] = [
  {
    name: 'types',
    commands: ['react-router typegen', 'tsc --noEmit', 'tsc --noEmit -p src/service-worker'],
  },
  { name: 'lint', commands: ['oxlint'] },
  { name: 'format', commands: ['oxfmt --check'] },
  { name: 'dead-code', commands: ['knip'] },
  { name: 'css', commands: ['stylelint src/**/*.css'] },
  { name: 'repository', commands: ['node tools/check-repository.ts'] },
  vitest('unit'),
  vitest('component'),
  { name: 'build', commands: ['node tools/build.ts'] },
  { name: 'built-site', commands: ['node tools/check-site.ts'], needsBuild: true },
  {
    name: 'end-to-end',
    commands: ['playwright test'],
    needsBuild: true,
    readTally: () => readPlaywrightReport(reportOf('playwright')),
  },
]

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => STAGES.every((stage) => stage.name !== name))
if (unknown) {
  console.error(`No stage is called ${unknown}: ${STAGES.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const stages = chosen.length > 0 ? STAGES.filter(({ name }) => chosen.includes(name)) : STAGES
const total = { passed: 0, failed: 0 }
const summary: string[] = []
const failedStages = new Set<string>()
const complaints: string[] = []

mkdirSync(REPORTS, { recursive: true })
for (const stage of stages) {
  console.log(`\n── ${stage.name} ──`)
  const startedAt = performance.now()
  const isGood = runStage(stage)
  if (!isGood) failedStages.add(stage.name)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const tally = tallyOf(stage, isGood)
  total.passed += tally.passed
  total.failed += tally.failed
  complaints.push(...tally.complaints.map((complaint) => `\n${complaint}`))
  summary.push(
    `${tally.failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(12)} ${seconds.padStart(6)} s  ` +
      `${tally.passed} passed, ${tally.failed} failed`,
  )
  console.log(summary.at(-1))
}

for (const complaint of complaints) console.log(complaint)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function runStage({ name, commands, needsBuild, readTally }: Stage): boolean {
  if (needsBuild && failedStages.has('build')) {
    console.log('Not run: the build failed.')
    return false
  }
  return commands.every(readTally ? runTests : (command) => runTool(name, command))
}

/** A test runner shows how far it is, for minutes, and ends with what failed. */
function runTests(command: string): boolean {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright') },
  })
  return status === 0
}

function runTool(stage: string, command: string): boolean {
  const { status, stdout } = spawnSync(`${command} 2>&1`, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX_BYTES,
  })
  process.stdout.write(stdout)
  if (status !== 0) complaints.push(`\n── ${stage}: ${command} ──\n${stdout.trimEnd()}`)
  return status === 0
}

/** A runner that fails without a failed test (it did not start, a file did not load) counts as one. */
function tallyOf({ readTally }: Stage, isGood: boolean): Tally {
  const tally = readTally?.() ?? { passed: isGood ? 1 : 0, failed: 0, complaints: [] }
  return { ...tally, failed: isGood ? tally.failed : Math.max(tally.failed, 1) }
}
