import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RELAY_PORT } from '../../deploy/headers.ts'
import { startProgram, type RunningHost } from './program.ts'

type NginxSettings = Readonly<{
  buildDir: string
  /** Empty, and the program's own: nothing outside of it is written. */
  folder: string
  port: number
  relayPort?: number
}>

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
      relay.replace(`127.0.0.1:${RELAY_PORT}`, `127.0.0.1:${relayPort}`),
    )
  }
  return main
}

/** Debian's nginx, as the build configures it, without rights or files of the system. */
export function startNginx(settings: NginxSettings): Promise<RunningHost> {
  const main = placeConfiguration(settings)
  // As root, workers would become someone who may not read the project.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const place = ['-p', path.resolve(settings.folder), '-c', path.resolve(main)]
  return startProgram({
    command: 'nginx',
    args: ['-e', 'stderr', ...place, '-g', `${user}daemon off;`],
    port: settings.port,
  })
}
