// Usage: node tools/install.mjs tools/<program>.ts [arguments]
// Installs the exact packages of package-lock.json when they are missing or outdated, then runs the program on the
// Node that is one of them. Plain JavaScript without packages: on a fresh clone this runs first, on whatever Node the
// machine has (20 or newer).
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.dirname(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname))
const onWindows = process.platform === 'win32'
const binaries = path.join(root, 'node_modules', '.bin')
const node = path.join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node')

const readPackages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages

/** npm records what it installed in node_modules/.package-lock.json, at the end of an installation. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(path.join(root, record))) return false
  const { '': _root, ...wanted } = readPackages('package-lock.json')
  const installed = readPackages(record)
  const isThere = ([name, { version, integrity, optional }]) => {
    const found = installed[name]
    return found ? found.version === version && found.integrity === integrity : optional === true
  }
  return (
    Object.entries(wanted).every(isThere) &&
    Object.keys(installed).every((name) => name in wanted) &&
    hasNode(wanted['node_modules/node'].version)
  )
}

function hasNode(version) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${version}`
}

function npm(...args) {
  const cli = process.env.npm_execpath
  // NODE_ENV is removed: if it is "production", npm leaves out the development packages.
  const { NODE_ENV: _, ...env } = process.env
  const options = { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }
  const { status } = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: onWindows })
  return status === 0
}

function install() {
  const { version } = readPackages('package-lock.json')['node_modules/node']
  console.log('Installing the exact packages of package-lock.json …')
  // Engine warnings would be about the machine's own Node, which only runs this file.
  const done =
    npm('ci', '--include=dev', '--loglevel=error') &&
    // If npm is set to run no install scripts, Node's binary is still missing.
    (hasNode(version) || npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'))
  if (done && hasNode(version)) return
  console.error(`The installation failed, or Node ${version} is not in node_modules; see above.`)
  process.exit(1)
}

if (!isInstalled()) install()

const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}` },
})
// Ctrl-C in a terminal reaches both processes; other signals only reach this one.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm passes SIGTERM on to its shell, which ends without passing it on. Then the child must end too.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
