import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RELAY_PORT } from '../../deploy/headers.ts'
import { startProgram, type RunningHost } from './program.ts'

type NginxSettings = Readonly<{
  buildDir: string
  /** An empty folder: the program writes only there. */
  folder: string
  port: number
  relayPort?: number
}>

/** Copies the container's configuration, with paths and port changed to ones that a test may use. */
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

/** Debian's nginx, as the build configures it, without privileges or system files. */
export function startNginx(settings: NginxSettings): Promise<RunningHost> {
  const main = placeConfiguration(settings)
  // As root, nginx would run its workers as a user who may not read the project.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const place = ['-p', path.resolve(settings.folder), '-c', path.resolve(main)]
  return startProgram({
    command: 'nginx',
    args: ['-e', 'stderr', ...place, '-g', `${user}daemon off;`],
    port: settings.port,
  })
}
