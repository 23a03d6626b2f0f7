import { readPlaywrightReport, readVitestReport, type Tally } from './reports.ts'

export type Stage = {
  name: string
  /** Run in order, until one fails. */
  commands: readonly string[]
  /** Needs the built site, and waits for it; is skipped if the build fails. */
  needsBuild?: true
  /** Matches what the output contains for each finished test or file, to count the stage's progress. */
  over?: RegExp
  /** Reads the test runner's report. Without it, the stage counts as one test. */
  readTally?: () => Tally | undefined
}

export const REPORTS = '.cache/reports'
const reportOf = (name: string) => `${REPORTS}/${name}.json`

/**
 * The slowest unit tests: what a path must contain to be one, and the files. Data sheets are in one stage with drawings,
 * since they contain them.
 */
export const UNIT_STAGES = {
  server: { parts: ['server/'], tests: 'server/**/*.test.ts' },
  drawings: {
    parts: ['drawings/', 'src/datasheets/'],
    tests: '{tools/drawings,drawings,src/datasheets}/**/*.test.ts',
  },
}

function vitest(name: string, project: string, ...choice: readonly string[]): Stage {
  const report = reportOf(name)
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
  return {
    name,
    commands: [`vitest run --project ${project} ${choice.join(' ')} ${reporters}`],
    over: /^.*[✓❯×].*\.test\.tsx?\b.*$/gm,
    readTally: () => readVitestReport(report),
  }
}

/**
 * The stages in the order of starting them (tools/check.ts): first the one that others need, then the quick ones, then
 * the longest; the last ones fill the gaps.
 */
export const STAGES: readonly Stage[] = [
  { name: 'build', commands: ['node tools/build.ts'] },
  {
    name: 'end-to-end',
    commands: ['playwright test'],
    needsBuild: true,
    over: /·/g,
    readTally: () => readPlaywrightReport(reportOf('playwright')),
  },
  { name: 'format', commands: ['oxfmt --check'] },
  { name: 'css', commands: ['stylelint "src/**/*.css"'] },
  { name: 'repository', commands: ['node tools/check-repository.ts'] },
  vitest('server', 'unit', ...UNIT_STAGES.server.parts),
  vitest('unit', 'unit', ...Object.values(UNIT_STAGES).map(({ tests }) => `--exclude '${tests}'`)),
  // Runs after the build, which prints the documents that this stage reads.
  vitest('drawings', 'unit', ...UNIT_STAGES.drawings.parts),
  vitest('component', 'component'),
  { name: 'built-site', commands: ['node tools/check-site.ts'], needsBuild: true },
  { name: 'types', commands: ['tsc --noEmit', 'tsc --noEmit -p src/service-worker'] },
  { name: 'dead-code', commands: ['knip'] },
  { name: 'lint', commands: ['oxlint'] },
]
export const PLAYWRIGHT_REPORT = reportOf('playwright')
