// Usage: npm run build [-- --publicar [--sin-pendientes]]
// Builds the site into build/ (BUILD_DIR, inside the project) from content/ (CONTENT_DIR). Nothing is written there until
// everything has succeeded. With --publicar it refuses while the owner still owes a value; with --sin-pendientes
// as well, it leaves out what it can.
// Each step that needs the catalogue is a process that ends, and reads what the first has checked.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { INPUTS_FILE, inputsHash } from './build/inputs.ts'
import { writeFamilyDownloads } from './build/family-downloads.ts'
import { precompress } from './build/precompress.ts'
import { buildServiceWorker } from './build/service-worker.ts'

const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs'
const FAILED = Symbol('failed')

const target = path.resolve(process.env['BUILD_DIR'] ?? 'build')
const staging = `${target}.next`
const clientDir = path.join(staging, 'client')
const previous = `${target}.previous`
const folder = mkdtempSync(path.join(tmpdir(), 'checked-content-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const hash = inputsHash(CONTENT_DIR)
const isSample = process.env['PRERENDER'] !== undefined
/** Everything that makes the site, in its order (docs/architecture.md says what each step reads and writes). */
const STEPS: readonly (readonly [name: string, run: () => unknown])[] = [
  ['check the content', () => run('tools/check-content.ts', ...process.argv.slice(2))],
  ['print the documents', () => run('tools/print-documents.ts')],
  ['clear the staging folder', () => rmSync(staging, { recursive: true, force: true })],
  // Vite and React Router; the font is made anew as Vite starts (tools/build/font.ts).
  ['render the pages', () => run(REACT_ROUTER, 'build', '--logLevel', 'warn')],
  // The pages are files now; what rendered them is not served.
  [
    'drop the renderer',
    () => rmSync(path.join(staging, 'server'), { recursive: true, force: true }),
  ],
  ['finish pages and hosts', () => run('tools/finish-site.ts')],
  ['build the service worker', () => buildServiceWorker(clientDir)],
  // A sample (src/prerender.ts) is not published.
  ['compress', () => (isSample ? undefined : precompress(clientDir))],
  ['list what each family takes to save', () => writeFamilyDownloads(clientDir)],
  ['sign with the inputs', () => writeFileSync(path.join(staging, INPUTS_FILE), hash)],
]

const startedAt = performance.now()
for (const [name, step] of STEPS) {
  if ((await step()) === FAILED) {
    rmSync(staging, { recursive: true, force: true })
    console.error(`The build failed at «${name}»; the site that was there before is untouched.`)
    process.exit(1)
  }
}

rmSync(previous, { recursive: true, force: true })
if (existsSync(target)) renameSync(target, previous)
renameSync(staging, target)
rmSync(previous, { recursive: true, force: true })
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Built ${path.relative('.', target)} in ${seconds} s.`)

/** Runs a program to its end in a process of its own. */
function run(program: string, ...args: readonly string[]): typeof FAILED | undefined {
  const { status } = spawnSync(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUILD_DIR: staging,
      CATALOGUE_FILE: path.join(folder, 'catalogue'),
    },
  })
  return status === 0 ? undefined : FAILED
}
