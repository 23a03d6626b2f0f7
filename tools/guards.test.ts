// Checks the linters and guards themselves: each test plants a fault that one of them must catch, in a small project
// of its own with this project's settings.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderOf as layerFolder, LAYERS, PROGRAMS, PURE_MODULES, type Layer } from './layers.ts'
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
  /** Folders that are imported as `#…`. */
  const NAMED = [...LAYERS.map(({ name }) => name), 'styles']
  const ROOT_FOLDERS = ['server', 'tools', 'editor', 'deploy', 'tests', 'bench']
  const FOLDERS = [...NAMED, ...ROOT_FOLDERS]
  const ROWS = [...LAYERS, ...PROGRAMS]
  const REACT = ['react', 'react-dom/server']
  const READERS = ['zod', 'zod/mini', 'yaml', 'yaml/util']

  const valueOf = (from: string) => `import { VALUE } from '${from}'\n\nexport const USED = VALUE\n`
  const typeOf = (from: string) =>
    `import type { Kind } from '${from}'\n\nexport const known = (kind: Kind) => kind\n`
  const packageOf = (from: string) => `import * as all from '${from}'\n\nexport const USED = all\n`
  const reexportOf = (from: string) => `export { VALUE } from '${from}'\n`
  const lateOf = (from: string) => `export const later = () => import('${from}')\n`

  const isIn = (names: readonly string[]) => (name: string) => names.includes(name)
  const without = (names: readonly string[]) => (name: string) => !names.includes(name)
  const folderOf = (name: string) => {
    const layer = ROWS.find((row) => row.name === name)
    if (layer) return layerFolder(layer)
    return isIn(NAMED)(name) ? `src/${name}` : name
  }
  /** How a file of this layer imports a module of another folder. */
  const moduleOf = (row: Layer) => (other: string) => {
    if (isIn(NAMED)(other)) return `#${other}/given.ts`
    return `${layerFolder(row).includes('/') ? '../../' : '../'}${other}/given.ts`
  }

  /** One file of this layer for each import line; the line replaces `*` in `name`. */
  function files(
    row: Layer,
    name: string,
    lines: readonly string[],
    textOf: (line: string) => string,
  ): [string, string][] {
    return lines.map((line) => [
      `${folderOf(row.name)}/${name.replace('*', line.replaceAll(/\W+/g, '-'))}`,
      textOf(line),
    ])
  }

  function lint(planted: readonly (readonly [string, string])[]) {
    const given = FOLDERS.map((name) => [`${folderOf(name)}/given.ts`, GIVEN])
    const pure = PURE_MODULES.map((module) => [`src/${module.slice(1)}`, GIVEN])
    const folder = projectOf(Object.fromEntries([...given, ...pure, ...planted]))
    return run(folder, 'oxlint', '--format=unix', 'src', 'drawings', ...ROOT_FOLDERS)
  }

  test('let pass what the table allows', () => {
    const allowed = ROWS.flatMap((row) => {
      const { imports, importsTypes = [], buildImports = [], hasReact, readsContent } = row
      const pure = PURE_MODULES.filter((module) =>
        importsTypes.some((other) => module.startsWith(`#${other}/`)),
      )
      return [
        ...files(row, 'from*.ts', imports.map(moduleOf(row)), valueOf),
        ...files(row, 'types*.ts', importsTypes.map(moduleOf(row)), typeOf),
        ...files(row, 'pure*.ts', pure, valueOf),
        ...files(row, 'build-*.ts', buildImports.map(moduleOf(row)), valueOf),
        ...files(row, '*.test.ts', [...buildImports, 'tools'].map(moduleOf(row)), valueOf),
        ...files(
          row,
          '*.ts',
          [...(hasReact ? REACT : []), ...(readsContent ? READERS : [])],
          packageOf,
        ),
        ...(hasReact ? files(row, 'card.tsx', [''], () => COMPONENT) : []),
      ]
    })
    expect(lint(allowed)).toEqual({ status: 0, output: '' })
  })

  test('catch what the table forbids, and each way round it', () => {
    const forbidden = ROWS.flatMap((row) => {
      const { name, imports, importsTypes = [], buildImports = [], hasReact, readsContent } = row
      const foreign = FOLDERS.filter(without([name, ...imports]))
      const unknown = foreign.filter(without(importsTypes)).map(moduleOf(row))
      const neverWhole = foreign.filter(without(buildImports))
      const inTests = neverWhole.filter(without(['tools']))
      const detours = ['schema', 'datasheets'].filter(without([name]))
      const packages = [...(hasReact ? [] : REACT), ...(readsContent ? [] : READERS)]
      return [
        ...files(row, 'from*.ts', foreign.map(moduleOf(row)), valueOf),
        ...files(row, 'late*.ts', foreign.map(moduleOf(row)), lateOf),
        ...files(row, 'again*.ts', foreign.map(moduleOf(row)), reexportOf),
        ...files(row, 'types*.ts', unknown, typeOf),
        ...files(row, 'build-*.ts', neverWhole.map(moduleOf(row)), valueOf),
        ...files(row, '*.test.ts', inTests.map(moduleOf(row)), valueOf),
        ...files(
          row,
          'up*.ts',
          detours.map((one) => `../../src/${one}/given.ts`),
          valueOf,
        ),
        ...files(
          row,
          'round*.ts',
          detours.map((one) => `#${name}/../${one}/given.ts`),
          valueOf,
        ),
        ...files(row, 'here*.ts', ['./../given.ts'], valueOf),
        ...files(row, 'package*.ts', packages, packageOf),
        ...files(row, 'late-package*.ts', packages, lateOf),
        ...(hasReact ? [] : files(row, 'card.tsx', [''], () => COMPONENT)),
        ...(isIn(NAMED)(name)
          ? [
              ...files(
                row,
                'beside*.ts',
                detours.map((one) => `../${one}/given.ts`),
                valueOf,
              ),
            ]
          : []),
      ]
    })
    const { output } = lint([...forbidden, ['src/given.ts', VALUE]])
    const caught = complaints(output)
    expect(forbidden.map(([file]) => file).filter((file) => !caught.has(file))).toEqual([])
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

test('the formatter catches a stray space', () => {
  const folder = projectOf({
    'src/schema/good.ts': 'export const A = 1\n',
    'src/schema/bad.ts': 'export  const A = 1;\n',
  })
  const { status, output } = run(folder, 'oxfmt', '--check', 'src')
  expect([status, output.match(/\w+\.ts/g)]).toEqual([1, ['bad.ts']])
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
