import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'

export type RunningNginx = Readonly<{ port: number; stop: () => Promise<void> }>

type NginxSettings = Readonly<{
  buildDir: string
  /** Empty, and the program's own: nothing outside of it is written. */
  folder: string
  port: number
  relayPort?: number
}>

const START_LIMIT_MS = 5000

/** The container's configuration, with its places and its port moved to where a test may be. */
function placeConfiguration({ buildDir, folder, port, relayPort }: NginxSettings): string {
  cpSync(path.join(buildDir, 'deploy/nginx'), folder, { recursive: true })
  const main = path.join(folder, 'nginx.conf')
  const text = readFileSync(main, 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/listen \[::\]:8080;/, '')
    .replaceAll('/tmp/', `${path.resolve(folder)}/`)
    .replace('/srv/sitio', path.resolve(buildDir, 'client'))
    .replace('/dev/stderr', 'stderr')
  writeFileSync(main, text)
  if (relayPort !== undefined) {
    const relay = readFileSync(path.join(folder, 'consultas.conf'), 'utf8')
    writeFileSync(
      path.join(folder, 'sitio/consultas.conf'),
      relay.replace('127.0.0.1:4173', `127.0.0.1:${relayPort}`),
    )
  }
  return main
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

/** Debian's nginx, as the build configures it, without rights or files of the system. */
export async function startNginx(settings: NginxSettings): Promise<RunningNginx> {
  const { folder, port } = settings
  const main = placeConfiguration(settings)
  // As root, workers would become someone who may not read the project.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const child = spawn(
    'nginx',
    [
      '-e',
      'stderr',
      '-p',
      path.resolve(folder),
      '-c',
      path.resolve(main),
      '-g',
      `${user}daemon off;`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  const exit = once(child, 'exit')
  const startedAt = performance.now()
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS) {
      child.kill('SIGKILL')
      throw new Error(`nginx did not start: ${errors}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}
