// A guard is trusted only after it has been seen to bark: each of these plants what one must catch,
// in a small project of its own under this project's settings.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { LAYERS, PURE_MODULES } from './layers.ts'
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

describe('the linter', () => {
  const value = "export const VALUE = 'sello'\n"
  const component = 'export const Card = () => <p>Hola</p>\n'

  const uses = (from: string) =>
    `import { VALUE } from '${from}'\n\nexport const USED = VALUE.length\n`
  const clean: Files = {
    'src/schema/unit.ts': value,
    'src/catalogue/read.ts': uses('#schema/unit.ts'),
    'src/components/card/card.tsx': component,
    'src/routes/home.tsx':
      "import { Card } from '#components/card/card.tsx'\n\nexport default Card\n",
  }

  test('accepts imports that run the right way', () => {
    expect(run(projectOf(clean), 'oxlint', 'src')).toMatchObject({ status: 0 })
  })

  test.each<[string, string, Files]>([
    [
      'a route that another route imports',
      'no-restricted-imports',
      { 'src/routes/a.ts': value, 'src/root.tsx': uses('./routes/a.ts') },
    ],
    [
      'a path that hides which layer it enters',
      'no-restricted-imports',
      { 'src/schema/a.ts': value, 'src/catalogue/b.ts': uses('../schema/a.ts') },
    ],
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
    ['a default export', 'no-default-export', { 'src/schema/a.ts': 'export default 1\n' }],
    [
      'a picture without words',
      'alt-text',
      { 'src/components/a/a.tsx': 'export const A = () => <img src="/a.svg" />\n' },
    ],
  ])('catches %s', (_, rule, files) => {
    const { status, output } = run(projectOf({ ...clean, ...files }), 'oxlint', 'src')
    expect(output).toContain(rule)
    expect(status).toBe(1)
  })
})

describe('the boundaries between layers', () => {
  const value = "export const VALUE = 'sello'\n"
  const REACT_USER = "import { useState } from 'react'\n\nexport const USED = useState\n"
  const ZOD_USER = "import { z } from 'zod'\n\nexport const USED = z.string()\n"
  const names = LAYERS.map(({ name }) => name)
  const valuesOf = (from: string) =>
    `import { VALUE } from '${from}'\n\nexport const USED = VALUE\n`
  const typesOf = (from: string) =>
    `import type { Kind } from '${from}'\n\nexport const known = (kind: Kind) => kind\n`

  /** One project that holds every import line that the table allows, or every one that it forbids. */
  function projectWith(linesOf: (layer: (typeof LAYERS)[number]) => readonly [string, string][]) {
    const sources = names.map((name) => [
      `src/${name}/given.ts`,
      `export type Kind = string\n${value}`,
    ])
    const planted = LAYERS.flatMap((layer) =>
      linesOf(layer).map(([file, text]) => [`src/${layer.name}/${file}.ts`, text]),
    )
    const files: Files = Object.fromEntries([...sources, ...planted])
    return { folder: projectOf(files), planted: planted.map(([file = '']) => file) }
  }

  test('let pass what the table allows', () => {
    const { folder } = projectWith(({ imports, importsTypes = [], hasReact, readsContent }) => [
      ...imports
        .filter((other) => names.includes(other))
        .map((other): [string, string] => [`from-${other}`, valuesOf(`#${other}/given.ts`)]),
      ...importsTypes.map((other): [string, string] => [
        `types-of-${other}`,
        typesOf(`#${other}/given.ts`),
      ]),
      ...(hasReact ? [['react', REACT_USER] as [string, string]] : []),
      ...(readsContent ? [['zod', ZOD_USER] as [string, string]] : []),
    ])
    expect(run(folder, 'oxlint', 'src')).toMatchObject({ status: 0 })
  })

  test('catch each line that the table forbids', () => {
    const { folder, planted } = projectWith(
      ({ name, imports, importsTypes = [], hasReact, readsContent }) => [
        ...names
          .filter((other) => other !== name && !imports.includes(other))
          .flatMap((other): [string, string][] => [
            [`from-${other}`, valuesOf(`#${other}/given.ts`)],
            ...(importsTypes.includes(other)
              ? []
              : [[`types-of-${other}`, typesOf(`#${other}/given.ts`)] as [string, string]]),
          ]),
        ...(hasReact ? [] : [['react', REACT_USER] as [string, string]]),
        ...(readsContent ? [] : [['zod', ZOD_USER] as [string, string]]),
      ],
    )
    const { output } = run(folder, 'oxlint', '--format=unix', 'src')
    const missed = planted.filter((file) => !output.includes(`${file}:`))
    expect(planted.length).toBeGreaterThan(80)
    expect(missed).toEqual([])
  })

  test('let components load the modules that carry no content', () => {
    const pure = PURE_MODULES.map((module, index): [string, string][] => [
      [`src/${module.slice(1)}`, value],
      [`src/components/a/a${index}.ts`, valuesOf(module)],
    ])
    expect(run(projectOf(Object.fromEntries(pure.flat())), 'oxlint', 'src')).toMatchObject({
      status: 0,
    })
  })

  test('the modules that carry no content import nothing but one another', () => {
    const own = new Set(PURE_MODULES.map((module) => path.resolve(module.replace('#', 'src/'))))
    const foreign = [...own].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type).* from '([^']+)'/gm)]
        .map(([, from = '']) => path.resolve(path.dirname(file), from.replace('#', 'src/')))
        .filter((imported) => !own.has(imported)),
    )
    expect(foreign).toEqual([])
  })
})

describe('the style sheets', () => {
  const sheet = (declaration: string) => ({
    'src/styles/tokens.css': '@layer tokens { :root { --text: oklch(20% 0 0); } }\n',
    'src/components/a/a.module.css': `@layer components { .a { ${declaration} } }\n`,
  })

  test('may use the tokens', () => {
    const folder = projectOf(sheet('color: var(--text);'))
    expect(run(folder, 'stylelint', 'src/**/*.css')).toMatchObject({ status: 0 })
  })

  test.each([
    ['a raw colour in hexadecimal', 'color: #123456;'],
    ['a raw colour by name', 'color: red;'],
    ['a raw colour by function', 'color: rgb(1 2 3);'],
    ['a token that does not exist', 'color: var(--txet);'],
    ['a round corner', 'border-radius: 4px;'],
    ['a shadow', 'box-shadow: 0 1px 2px var(--text);'],
    ['a physical direction', 'margin-left: 1px;'],
    ['an unknown property', 'colour: var(--text);'],
  ])('may not hold %s', (_, declaration) => {
    const { status } = run(projectOf(sheet(declaration)), 'stylelint', 'src/**/*.css')
    expect(status).toBe(2)
  })
})

test('the formatter catches a stray space', () => {
  const good = projectOf({ 'src/schema/a.ts': 'export const A = 1\n' })
  const bad = projectOf({ 'src/schema/a.ts': 'export  const A = 1;\n' })
  expect(run(good, 'oxfmt', '--check', 'src')).toMatchObject({ status: 0 })
  expect(run(bad, 'oxfmt', '--check', 'src')).toMatchObject({ status: 1 })
})

describe('the search for dead code', () => {
  // Its own list of entries: this project's names files that the small one lacks.
  const knip = JSON.parse(readFileSync('knip.json', 'utf8'))
  const settings = JSON.stringify({
    ...knip,
    entry: ['src/main.ts'],
    'react-router': false,
    exclude: ['dependencies', 'unlisted', 'binaries'],
  })
  const files = {
    'knip.json': settings,
    'src/main.ts': "import { used } from './parts.ts'\n\nused()\n",
    'src/parts.ts': 'export const used = () => 1\n',
  }

  test('is content with what is used', () => {
    expect(run(projectOf(files), 'knip')).toMatchObject({ status: 0 })
  })

  test.each([
    [
      'an export that nothing imports',
      { 'src/parts.ts': `${files['src/parts.ts']}export const dead = 1\n` },
    ],
    ['a file that nothing imports', { 'src/forgotten.ts': 'export const A = 1\n' }],
  ])('catches %s', (_, planted) => {
    expect(run(projectOf({ ...files, ...planted }), 'knip')).toMatchObject({ status: 1 })
  })
})
