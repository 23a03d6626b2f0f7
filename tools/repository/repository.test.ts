import { expect, test } from 'vitest'
import { findDeadPaths, findForbiddenWords, checkLockfile } from './checks.ts'

const BRAND = ['Zéfiro', 'zefiro']
const wordsIn = (text: string, name = 'src/a.ts') => findForbiddenWords([{ name, text }], BRAND)

// Joined at run time, so that this file contains none of them.
test.each([
  'const folder = "/home/ana/sitio"',
  `see ${['', 'work', 'sitio', 'notes.md'].join('/')}`,
  `fetch("https://${['registry', 'example'].join('.')}/vite")`,
  '// TODO: later',
  'Zéfiro Chile',
  'import "./ZEFIRO.css"',
])('no file may say: %s', (text) => {
  expect(wordsIn(`uno\n${text}`)).toHaveLength(1)
  expect(wordsIn(`uno\n${text}`)[0]).toMatch(/^src\/a\.ts:2: holds /)
})

test.each(['a link to /homepage', '/usr/bin/chromium', 'todo el año', 'work/home'])(
  'a file may say: %s',
  (text) => {
    expect(wordsIn(text)).toEqual([])
  },
)

test('in the content the brand is for the review of the content to judge', () => {
  expect(wordsIn('url: https://zefiro.cl', 'content/paginas/inicio.yaml')).toEqual([])
})

test.each([
  ['docs/a.md', 'See `src/root.tsx` and `tools/gone.ts`.'],
  ['drawings/README.md', 'See `src/root.tsx` and `tools/gone.ts`.'],
  [
    'server/a.ts',
    "import { x } from '../tools/x.ts'\n\n/** As src/root.tsx says (tools/gone.ts). */\n",
  ],
  ['a.config.ts', "const TOGETHER = ['src/root.tsx', 'tools/gone.ts', 'tools/**']\n"],
  ['src/a.css', '.a {\n  /* As src/root.tsx; tools/gone.ts. */\n}\n'],
])('a document, a comment or a setting may only name what exists: %s', (name, text) => {
  expect(findDeadPaths([{ name, text }], (path) => path === 'src/root.tsx')).toEqual([
    `${name}: names tools/gone.ts, which does not exist`,
  ])
})

test('the lockfile must hold the builds of every platform, and no addresses', () => {
  const lockfile = (packages: object) => checkLockfile(JSON.stringify({ packages }))
  const tool = { version: '1.0.0', optionalDependencies: { 'tool-darwin': '1.0.0' } }
  expect(lockfile({ 'node_modules/tool': tool, 'node_modules/tool-darwin': {} })).toEqual([])
  expect(lockfile({ 'node_modules/tool': tool })).toHaveLength(1)
  expect(lockfile({ 'node_modules/a': { resolved: 'https://host.example/a.tgz' } })).toHaveLength(1)
})
