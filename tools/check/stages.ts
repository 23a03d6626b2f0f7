import { folderOf, LAYERS } from '../layers.ts'
import { existsSync, readFileSync, globSync } from 'node:fs'
import path from 'node:path'
import { readPlaywrightReport, readVitestReport, type Tally } from './reports.ts'

/** The address of an import line, of a module or of a stylesheet. */
const IMPORTED =
  /(?:\bfrom|\bimport|\bimport\(|@import(?:\s+url\()?|\bcomposes:[^;]*\bfrom|new URL\()\s*['"]([^'"\n]+)['"]/g
const CODE = /\.(?:ts|tsx|js|mjs|css)$/

/** An import that is gone once the types are. */
const OF_TYPES = /^(?:import|export) type\b[^'"]*['"][^'"]+['"]$/gm

/** The files of this repository that a file names in its import lines, with or without types; packages are left out. */
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

/** `#drawings/kinds.ts` by its path. */
function fileOf(named: string): string {
  const [room = '', ...rest] = named.slice(1).split('/')
  const layer = LAYERS.find(({ name }) => name === room)
  return [layer ? folderOf(layer) : `src/${room}`, ...rest].join('/')
}

/** The files and all that they import, however far away. */
export function withImports(files: readonly string[]): Set<string> {
  const found = new Set(files)
  // A set that grows is walked to its end.
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return found
}

export type Stage = {
  name: string
  /** Run one after the other, until one fails. */
  commands: readonly string[]
  /** Looks at the built site, for which it waits: pointless, and misleading, where the build has failed. */
  needsBuild?: true
  /** What each test or file that is over leaves in the output, whose number says how far the stage is. */
  over?: RegExp
  /** Of a test runner's report. Without one, the stage counts as one test. */
  readTally?: () => Tally | undefined
  /** Whether the stage's outcome may depend on a file. Where none has changed since it was green here, it is not run again. */
  reads: () => (file: string) => boolean
}

export const REPORTS = '.cache/reports'
const reportOf = (name: string) => `${REPORTS}/${name}.json`

const isCode = (file: string) => /\.(?:ts|tsx|js|mjs|json)$/.test(file)
/** What the built site is made of, and what serves and looks at it. Tests of modules have no part in it. */
const isOfTheSite = (file: string) =>
  /^(?:content|public|src|drawings|deploy|server|tools|tests|playwright\.config\.ts)(?:\/|$)/.test(
    file,
  ) && !/\.test\.tsx?$/.test(file)

/**
 * The unit tests that are slowest: by what a path must hold, which files these are, and what else they read. Most changes
 * touch none of it. Documents hold drawings, and are read by the same processes, which have both at hand.
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
 * In the order in which they are begun, whenever there is room for one more (tools/check.ts): first what others wait for, then what is
 * over in seconds, then the longest; what comes last fills the rest.
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
  // After the build, which prints the documents that this stage reads.
  unitStage('drawings'),
  vitest('component', 'component', '', () => {
    const imported = withImports(globSync('{src,editor}/**/*.test.tsx'))
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
