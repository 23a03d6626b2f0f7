// A guard is trusted only after it has been seen to bark: each of these plants what one must catch,
// in a small project of its own under this project's settings.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
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
      'the schema that looks up to the catalogue',
      'no-restricted-imports',
      { 'src/catalogue/a.ts': value, 'src/schema/b.ts': uses('#catalogue/a.ts') },
    ],
    [
      'a component that takes a value from the catalogue',
      'no-restricted-imports',
      { 'src/catalogue/a.ts': value, 'src/components/b/b.ts': uses('#catalogue/a.ts') },
    ],
    [
      'a component that reaches for a route',
      'no-restricted-imports',
      { 'src/routes/a.ts': value, 'src/components/b/b.ts': uses('#routes/a.ts') },
    ],
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
      'React in the catalogue',
      'no-restricted-imports',
      {
        'src/catalogue/a.ts': "import { useState } from 'react'\n\nexport const USED = useState\n",
      },
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

  test('lets a component know the type of what it is given', () => {
    const files = {
      'src/catalogue/a.ts': 'export type Product = { name: string }\n',
      'src/components/b/b.ts':
        "import type { Product } from '#catalogue/a.ts'\n\nexport const nameOf = ({ name }: Product) => name\n",
    }
    expect(run(projectOf(files), 'oxlint', 'src')).toMatchObject({ status: 0 })
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
