// Runs in a small project of its own, with a stand-in for npm that records its arguments.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from './testing/temporary-folder.ts'

const NODE = { version: process.version.slice(1), integrity: 'sha512-node' }
const VITE = { version: '8.0.0', integrity: 'sha512-vite' }
const WANTED = { 'node_modules/node': NODE, 'node_modules/vite': VITE }

type Packages = Record<string, object>
type Project = { wanted?: Packages; installed?: Packages; hasNode?: boolean; npm?: string }

function start({ wanted = WANTED, installed, hasNode = true, npm = '' }: Project) {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const lockfile = (packages: Packages) => JSON.stringify({ packages })
  write('package-lock.json', lockfile({ '': {}, ...wanted }))
  if (installed) write('node_modules/.package-lock.json', lockfile(installed))
  write('node_modules/node/README.md', '')
  write('tools/program.ts', "console.log('ran', process.argv.slice(2).join(' '))")
  write(
    'npm.js',
    `const fs = require('node:fs')
    fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
    const putNode = () => {
      fs.mkdirSync('node_modules/node/bin', { recursive: true })
      fs.symlinkSync(process.execPath, 'node_modules/node/bin/node')
    }
    ${npm}`,
  )
  cpSync('tools/install.mjs', path.join(folder, 'tools/install.mjs'))
  if (hasNode) {
    mkdirSync(path.join(folder, 'node_modules/node/bin'))
    symlinkSync(process.execPath, path.join(folder, 'node_modules/node/bin/node'))
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/install.mjs', 'tools/program.ts', '--publicar'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: path.join(folder, 'npm.js') },
    },
  )
  const calls = path.join(folder, 'calls')
  return {
    status,
    output: stdout + stderr,
    calls: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [],
  }
}

const CI = 'ci --include=dev --loglevel=error'

describe('what is installed already is left alone', () => {
  test.each<[string, Project]>([
    ['the packages of the lockfile', { installed: WANTED }],
    [
      'without those of other platforms',
      {
        installed: WANTED,
        wanted: { ...WANTED, 'node_modules/vite-darwin': { version: '8.0.0', optional: true } },
      },
    ],
  ])('%s', (_, project) => {
    const { status, output, calls } = start(project)
    expect(output).toBe('ran --publicar\n')
    expect(calls).toEqual([])
    expect(status).toBe(0)
  })
})

describe('what is missing or stale is installed first', () => {
  test.each<[string, Project]>([
    ['nothing is installed', { hasNode: false, npm: 'putNode()' }],
    ['an installation broke off', {}],
    ['a package is missing', { installed: { 'node_modules/node': NODE } }],
    [
      'a package has another version',
      { installed: { ...WANTED, 'node_modules/vite': { ...VITE, version: '7.0.0' } } },
    ],
    [
      'a package has other contents',
      { installed: { ...WANTED, 'node_modules/vite': { ...VITE, integrity: 'sha512-other' } } },
    ],
    ['a package is no longer wanted', { installed: { ...WANTED, 'node_modules/left': VITE } }],
    ['Node itself is not there', { installed: WANTED, hasNode: false, npm: 'putNode()' }],
  ])('%s', (_, project) => {
    const { status, output, calls } = start(project)
    expect(calls).toEqual([CI])
    expect(output).toContain('ran --publicar')
    expect(status).toBe(0)
  })
})

test('Node is installed even if npm runs no install scripts', () => {
  const npm = "if (process.argv[2] === 'rebuild') putNode()"
  const { output, calls } = start({ hasNode: false, npm })
  expect(calls).toEqual([CI, 'rebuild node --ignore-scripts=false --loglevel=error'])
  expect(output).toContain('ran --publicar')
})

test('a failed installation says so and runs nothing', () => {
  const { status, output } = start({ hasNode: false, npm: 'process.exit(1)' })
  expect(output).toContain('The installation failed')
  expect(output).not.toContain('ran')
  expect(status).toBe(1)
})
