import { folderOf, LAYERS } from '../layers.ts'
import { existsSync, readFileSync, globSync } from 'node:fs'
import path from 'node:path'
import { readPlaywrightReport, readVitestReport, type Tally } from './reports.ts'

/** The module or stylesheet named in an import. */
const IMPORTED =
  /(?:\bfrom|\bimport|\bimport\(|@import(?:\s+url\()?|\bcomposes:[^;]*\bfrom|new URL\()\s*['"]([^'"\n]+)['"]/g
const CODE = /\.(?:ts|tsx|js|mjs|css)$/

/** Type-only imports, which do not exist at run time. */
const OF_TYPES = /^(?:import|export) type\b[^'"]*['"][^'"]+['"]$/gm

/** The repository's files that a file imports, with or without type imports; packages are left out. */
export function importsOf(file: string, withTypes = true): string[] {
  if (!CODE.test(file)) return []
  const text = readFileSync(file, 'utf8')
  return [...(withTypes ? text : text.replace(OF_TYPES, '')).matchAll(IMPORTED)].flatMap(
    ([, address = '']) => {
      const named = address.split('?')[0] ?? ''
      const found = named.startsWith('#') ? fileOf(named) : path.join(path.dirname(file), named)
      return /^[.#]/.test(named) || address.includes('/') ? (existsSync(found) ? [found] : []) : []
    },
  )
}

/** The path of an import such as `#drawings/kinds.ts`. */
function fileOf(named: string): string {
  const [room = '', ...rest] = named.slice(1).split('/')
  const layer = LAYERS.find(({ name }) => name === room)
  return [layer ? folderOf(layer) : `src/${room}`, ...rest].join('/')
}

/** The files and everything that they import, directly or not. */
export function withImports(files: readonly string[]): Set<string> {
  const found = new Set(files)
  // Iterating a set also visits the elements added meanwhile.
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return found
}

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
  /** Whether the result may depend on a file. If none of these changed since it last passed here, it is not rerun. */
  reads: () => (file: string) => boolean
}

export const REPORTS = '.cache/reports'
const reportOf = (name: string) => `${REPORTS}/${name}.json`

const isCode = (file: string) => /\.(?:ts|tsx|js|mjs|json)$/.test(file)
/** The files that make up, serve or check the built site; tests of modules are not among them. */
const isOfTheSite = (file: string) =>
  /^(?:content|public|src|drawings|deploy|server|tools|tests|playwright\.config\.ts|\.htmlvalidate\.json)(?:\/|$)/.test(
    file,
  ) && !/\.test\.tsx?$/.test(file)

/**
 * The slowest unit tests: what a path must contain to be one, the files, and the other data they read. Most changes do
 * not affect them. Data sheets are in one stage with drawings, since they contain them.
 */
export const UNIT_STAGES = {
  server: { parts: ['server/'], tests: 'server/**/*.test.ts', data: /^(?:server|deploy)\// },
  drawings: {
    parts: ['drawings/', 'src/datasheets/'],
    tests: '{tools/drawings,drawings,src/datasheets}/**/*.test.ts',
    data: /^(?:content|drawings|src\/datasheets)\//,
  },
}

function vitest(name: string, project: string, choice: string, reads: Stage['reads']): Stage {
  const report = reportOf(name)
  return {
    name,
    commands: [
      `vitest run --project ${project} ${choice} --reporter=default --reporter=json --outputFile.json=${report}`,
    ],
    over: /^.*[✓❯×].*\.test\.tsx?\b.*$/gm,
    readTally: () => readVitestReport(report),
    reads,
  }
}

function unitStage(name: keyof typeof UNIT_STAGES): Stage {
  const { parts, tests, data } = UNIT_STAGES[name]
  return vitest(name, 'unit', parts.join(' '), () => {
    const imported = withImports(globSync(tests))
    return (file) => imported.has(file) || data.test(file)
  })
}

/**
 * The stages in the order of starting them (tools/check.ts): first the one that others need, then the quick ones, then
 * the longest; the last ones fill the gaps.
 */
export const STAGES: readonly Stage[] = [
  { name: 'build', commands: ['node tools/build.ts'], reads: () => () => true },
  {
    name: 'end-to-end',
    commands: ['playwright test'],
    needsBuild: true,
    over: /·/g,
    readTally: () => readPlaywrightReport(reportOf('playwright')),
    reads: () => isOfTheSite,
  },
  { name: 'format', commands: ['oxfmt --check'], reads: () => () => true },
  {
    name: 'css',
    commands: ['stylelint "src/**/*.css"'],
    reads: () => (file) => file.endsWith('.css') || file.startsWith('stylelint'),
  },
  { name: 'repository', commands: ['node tools/check-repository.ts'], reads: () => () => true },
  unitStage('server'),
  vitest(
    'unit',
    'unit',
    Object.values(UNIT_STAGES)
      .map(({ tests }) => `--exclude '${tests}'`)
      .join(' '),
    () => (file) => !file.startsWith('tests/') || !file.endsWith('.spec.ts'),
  ),
  // Runs after the build, which prints the documents that this stage reads.
  unitStage('drawings'),
  vitest('component', 'component', '', () => {
    const imported = withImports([...globSync('{src,editor}/**/*.test.tsx'), 'vitest.config.ts'])
    return (file) => imported.has(file) || /^(?:public|src\/styles|tools\/testing)\//.test(file)
  }),
  {
    name: 'built-site',
    commands: ['node tools/check-site.ts'],
    needsBuild: true,
    reads: () => isOfTheSite,
  },
  {
    name: 'types',
    commands: ['tsc --noEmit', 'tsc --noEmit -p src/service-worker'],
    reads: () => isCode,
  },
  {
    name: 'dead-code',
    commands: ['knip'],
    reads: () => (file) => isCode(file) || file.endsWith('.css'),
  },
  { name: 'lint', commands: ['oxlint'], reads: () => isCode },
]
export const PLAYWRIGHT_REPORT = reportOf('playwright')
