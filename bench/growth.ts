// Usage: npm run bench:growth [-- factor …] [--load-only]
// What the site costs as the catalogue grows: the real content with every product so many times. Each
// factor is built whole into a folder of its own; with --load-only the content is only read, checked
// and linked. Memory is that of all processes of a build together, sampled (Linux).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { multiplyContent } from './growth-content.ts'

const SAMPLE_MS = 250
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'load-only': { type: 'boolean', default: false } },
})
const factors = positionals.length > 0 ? positionals.map(Number) : [1, 10]
const LOAD = `import { loadCatalogue } from '#catalogue/load-catalogue.ts'
const { catalogue, problems } = loadCatalogue(process.env['CONTENT_DIR'])
if (!catalogue) throw new Error(problems.slice(0, 3).map(({ message }) => message).join('; '))
console.log(catalogue.products.length)`

const rows = []
for (const factor of factors) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-growth-'))
  const contentDir = path.join(folder, 'content')
  // The build writes inside the project only.
  const buildDir = `.cache/build-growth-${factor}`
  multiplyContent('content', contentDir, factor)
  const command = values['load-only'] ? ['--input-type=module', '--eval', LOAD] : ['tools/build.ts']
  const run = await timed(command, { CONTENT_DIR: contentDir, BUILD_DIR: buildDir })
  rows.push({ factor, ...run, ...(values['load-only'] ? {} : describe(`${buildDir}/client`)) })
  for (const each of [folder, buildDir]) rmSync(each, { recursive: true, force: true })
  console.log(`${factor}×: done`)
}
console.table(rows)

/** Runs Node to its end; clock seconds, and the most memory that its processes held at once. */
async function timed(command: readonly string[], environment: Record<string, string>) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  })
  let peak = 0
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), SAMPLE_MS)
  const [status] = await once(child, 'exit')
  clearInterval(sampling)
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}.`)
  return {
    seconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)),
    'memory MB': Math.round(peak / 1e6),
  }
}

/** Resident bytes of a process and of all its children (Linux: /proc). */
function memoryOf(root: number): number {
  const parents = new Map<number, number>()
  const resident = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]))
      resident.set(Number(name), 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0))
    } catch {
      // It has ended since.
    }
  }
  const isWithin = (pid: number): boolean =>
    pid === root || (pid > 1 && isWithin(parents.get(pid) ?? 0))
  return [...resident].reduce((sum, [pid, bytes]) => sum + (isWithin(pid) ? bytes : 0), 0)
}

/** What lies in a built folder: its pages and the heaviest, its files and their bytes. */
function describe(folder: string) {
  const size = (file: string) => statSync(path.join(folder, file)).size
  const pages = globSync('**/index.html', { cwd: folder })
  const compressed = globSync('**/index.html.br', { cwd: folder }).map(size)
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((one) => one.isFile())
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  )
  const kilobytes = (pattern: string) =>
    Number(
      (
        globSync(pattern, { cwd: folder })
          .map(size)
          .reduce((a, b) => a + b, 0) / 1000
      ).toFixed(1),
    )
  return {
    pages: pages.length,
    'heaviest page kB': Number((Math.max(...compressed) / 1000).toFixed(1)),
    'search kB': kilobytes('buscar/*.json.br'),
    'selector kB': kilobytes('selector/*.json.br'),
    files: files.length,
    'output MB': Math.round(bytes / 1e6),
  }
}
