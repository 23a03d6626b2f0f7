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
import { writeKeptFamilies } from './build/kept-families.ts'
import { precompress } from './build/precompress.ts'
import { buildServiceWorker } from './build/service-worker.ts'

const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs'

const target = path.resolve(process.env['BUILD_DIR'] ?? 'build')
const staging = `${target}.next`
const previous = `${target}.previous`
const folder = mkdtempSync(path.join(tmpdir(), 'checked-content-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const hash = inputsHash(CONTENT_DIR)
const startedAt = performance.now()
if (!run('tools/check-content.ts', ...process.argv.slice(2))) process.exit(1)
if (!run('tools/print-documents.ts')) stop('A document could not be printed; nothing was built.')
rmSync(staging, { recursive: true, force: true })
if (!run(REACT_ROUTER, 'build', '--logLevel', 'warn')) {
  rmSync(staging, { recursive: true, force: true })
  stop('The build failed; the site that was there before is untouched.')
}

// The pages are files now; what rendered them is not served.
rmSync(path.join(staging, 'server'), { recursive: true, force: true })
await buildServiceWorker(path.join(staging, 'client'))
// A sample (src/prerender.ts) is not published.
if (process.env['PRERENDER'] === undefined) await precompress(path.join(staging, 'client'))
writeKeptFamilies(path.join(staging, 'client'))
writeFileSync(path.join(staging, INPUTS_FILE), hash)

rmSync(previous, { recursive: true, force: true })
if (existsSync(target)) renameSync(target, previous)
renameSync(staging, target)
rmSync(previous, { recursive: true, force: true })
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Built ${path.relative('.', target)} in ${seconds} s.`)

/** Runs a step to its end in a process of its own; whether it succeeded. */
function run(program: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, BUILD_DIR: staging, CATALOGUE_FILE: path.join(folder, 'catalogue') },
  })
  return status === 0
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
