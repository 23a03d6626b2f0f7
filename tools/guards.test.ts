// Checks the linters and guards themselves: each test plants a fault that one of them must catch, in a small project
// of its own with this project's settings.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderOf, LAYERS, PROGRAMS, PURE_MODULES } from './layers.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const SETTINGS = [
  'oxlint.config.ts',
  'tools/layers.ts',
  '.oxfmtrc.json',
  'package.json',
  'stylelint.config.mjs',
  'tsconfig.json',
]
const ROOT = path.resolve('.')

type Files = Record<string, string>

function projectOf(files: Files): string {
  const folder = temporaryFolder()
  for (const name of SETTINGS) {
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true })
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

function run(folder: string, command: string, ...args: string[]) {
  const program = path.join(ROOT, 'node_modules/.bin', command)
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

/** The files that the linter complains about, with the rules that it names. */
function complaints(output: string): Map<string, string> {
  const lines = output.matchAll(/^([^:\n]+):\d+:\d+: .*\((\S+)\)\]$/gm)
  return new Map([...lines].map(([, file = '', rule = '']) => [file, rule]))
}

describe('the linter', () => {
  const PLANTS: readonly [string, string, Files][] = [
    [
      'two files that import each other',
      'no-cycle',
      {
        'src/schema/a.ts': "import { B } from './b.ts'\n\nexport const A = () => B\n",
        'src/schema/b.ts': "import { A } from './a.ts'\n\nexport const B = () => A\n",
      },
    ],
    [
      'a promise that nobody waits for',
      'no-floating-promises',
      {
        'src/contact/a.ts': 'async function send() {}\n\nexport const go = () => {\n  send()\n}\n',
      },
    ],
    ['a default export', 'no-default-export', { 'src/schema/c.ts': 'export default 1\n' }],
    [
      'a picture without words',
      'alt-text',
      { 'src/components/a/a.tsx': 'export const A = () => <img src="/a.svg" />\n' },
    ],
  ]
  let found: ReadonlyMap<string, string>

  beforeAll(() => {
    const planted: Files = Object.assign({}, ...PLANTS.map(([, , files]) => files))
    found = complaints(run(projectOf(planted), 'oxlint', '--format=unix', 'src').output)
  })

  test.each(PLANTS)('catches %s', (_, rule, files) => {
    expect(Object.keys(files).map((file) => found.get(file))).toEqual(
      Object.keys(files).map(() => rule),
    )
  })
})

describe('the boundaries between layers', () => {
  const VALUE = "export const VALUE = 'sello'\n"
  const GIVEN = `export type Kind = string\n${VALUE}`
  const COMPONENT = 'export const Card = () => <p>Hola</p>\n'
  const valueOf = (from: string) => `import { VALUE } from '${from}'\n\nexport const USED = VALUE\n`
  const typeOf = (from: string) =>
    `import type { Kind } from '${from}'\n\nexport const known = (kind: Kind) => kind\n`
  const packageOf = (from: string) => `import * as all from '${from}'\n\nexport const USED = all\n`
  const lateOf = (from: string) => `export const later = () => import('${from}')\n`

  function lint(planted: Files) {
    const given = [...LAYERS, ...PROGRAMS].map((row) => [`${folderOf(row)}/given.ts`, GIVEN])
    const pure = PURE_MODULES.map((module) => [`src/${module.slice(1)}`, GIVEN])
    const folder = projectOf({ ...Object.fromEntries([...given, ...pure]), ...planted })
    const roots = ['server', 'tools', 'editor', 'deploy']
    return run(folder, 'oxlint', '--format=unix', 'src', 'drawings', ...roots).output
  }

  test('let pass what the table allows', () => {
    const allowed = {
      'src/catalogue/from.ts': valueOf('#figures/given.ts'),
      'src/catalogue/package.ts': packageOf('zod'),
      'src/catalogue/pure.test.ts': valueOf('../../tools/given.ts'),
      'src/components/card.tsx': COMPONENT,
      'src/finder/build-data.ts': valueOf('#catalogue/given.ts'),
      'src/finder/types.ts': typeOf('#catalogue/given.ts'),
      'src/pages/from.ts': valueOf('#components/given.ts'),
      'server/pure.ts': valueOf('#contact/enquiry-rules.ts'),
      'tools/from.ts': valueOf('../server/given.ts'),
    }
    expect(lint(allowed)).toBe('')
  })

  test('catch what the table forbids, and each way round it', () => {
    const forbidden = {
      'src/figures/from.ts': valueOf('#catalogue/given.ts'),
      'src/figures/late.ts': lateOf('#catalogue/given.ts'),
      'src/figures/again.ts': "export { VALUE } from '#catalogue/given.ts'\n",
      'src/figures/types.ts': typeOf('#catalogue/given.ts'),
      'src/figures/build-data.ts': valueOf('#catalogue/given.ts'),
      'src/figures/a.test.ts': valueOf('#catalogue/given.ts'),
      'src/figures/up.ts': valueOf('../../src/catalogue/given.ts'),
      'src/figures/beside.ts': valueOf('../catalogue/given.ts'),
      'src/figures/round.ts': valueOf('#figures/../catalogue/given.ts'),
      'src/figures/here.ts': valueOf('./../given.ts'),
      'src/figures/package.ts': packageOf('react'),
      'src/figures/content.ts': packageOf('zod/mini'),
      'src/figures/late-package.ts': lateOf('yaml'),
      'src/figures/card.tsx': COMPONENT,
      'src/finder/value.ts': valueOf('#catalogue/given.ts'),
      'src/catalogue/tool.ts': valueOf('../../tools/given.ts'),
      'server/from.ts': valueOf('#pages/given.ts'),
      'deploy/from.ts': valueOf('../tools/given.ts'),
      'src/given.ts': VALUE,
    }
    const caught = complaints(lint(forbidden))
    expect(Object.keys(forbidden).filter((file) => !caught.has(file))).toEqual(['src/given.ts'])
    expect(new Set(caught.values())).toEqual(
      new Set(['no-restricted-imports', 'jsx-filename-extension']),
    )
  })

  test('have pure modules that import nothing but one another and figures', () => {
    const fileOf = (from: string, folder: string) =>
      from.startsWith('#') ? path.resolve(from.replace('#', 'src/')) : path.resolve(folder, from)
    const own = new Set(PURE_MODULES.map((module) => fileOf(module, '')))
    const foreign = [...own].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^(?!(?:im|ex)port type).*\bfrom '([^']+)'$/gm)]
        .map(([, from = '']) => fileOf(from, path.dirname(file)))
        .filter(
          (imported) => !own.has(imported) && !imported.startsWith(path.resolve('src/figures')),
        ),
    )
    expect(foreign).toEqual([])
  })
})

describe('the stylesheets', () => {
  const FORBIDDEN: readonly [string, string][] = [
    ['a raw colour in hexadecimal', 'color: #123456;'],
    ['a raw colour by name', 'color: red;'],
    ['a raw colour by function', 'color: rgb(1 2 3);'],
    ['a token that does not exist', 'color: var(--txet);'],
    ['a round corner', 'border-radius: 4px;'],
    ['a shadow', 'box-shadow: 0 1px 2px var(--text);'],
    ['a physical direction', 'margin-left: 1px;'],
    ['an unknown property', 'colour: var(--text);'],
  ]
  const fileOf = (number: number) => `src/components/a${number}/a.module.css`
  const sheet = (declaration: string) => `@layer components { .a { ${declaration} } }\n`
  let complainedOf: ReadonlySet<string>

  beforeAll(() => {
    const folder = projectOf({
      'src/styles/tokens.css': '@layer tokens { :root { --text: oklch(20% 0 0); } }\n',
      'src/components/good/a.module.css': sheet('color: var(--text);'),
      ...Object.fromEntries(FORBIDDEN.map(([, text], at) => [fileOf(at), sheet(text)])),
    })
    const { output } = run(folder, 'stylelint', '--formatter=unix', 'src/**/*.css')
    complainedOf = new Set(
      [...output.matchAll(/^(\S+\.css):\d+:/gm)].map(([, file = '']) =>
        path.isAbsolute(file) ? path.relative(folder, file) : file,
      ),
    )
  })

  test('may use the tokens', () => {
    expect([...complainedOf].filter((file) => !/\/a\d+\//.test(file))).toEqual([])
  })

  test.each(FORBIDDEN.map(([what], at) => [what, fileOf(at)]))('may not hold %s', (_, file) => {
    expect(complainedOf).toContain(file)
  })
})

test('the search for dead code catches an export and a file that nothing imports, and nothing else', () => {
  // With its own list of entries: this project's list has files that the small one lacks.
  const knip = JSON.parse(readFileSync('knip.json', 'utf8'))
  const folder = projectOf({
    'knip.json': JSON.stringify({
      ...knip,
      entry: ['src/main.ts'],
      exclude: ['dependencies', 'unlisted', 'binaries'],
    }),
    'src/main.ts': "import { used } from './parts.ts'\n\nused()\n",
    'src/parts.ts': 'export const used = () => 1\nexport const dead = 1\n',
    'src/forgotten.ts': 'export const A = 1\n',
  })
  const { status, output } = run(folder, 'knip', '--reporter=compact')
  expect(status).toBe(1)
  expect(output).toMatch(/^src\/forgotten\.ts/m)
  expect(output).toMatch(/^src\/parts\.ts: dead$/m)
  expect(output.match(/^src\//gm)).toHaveLength(2)
})
