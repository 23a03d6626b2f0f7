import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RELAY_PORT } from '../../deploy/headers.ts'
import { startProgram, type RunningHost } from './program.ts'

type CaddySettings = Readonly<{ buildDir: string; folder: string; port: number; relayPort: number }>

/** Without its console and its certificates, which a test has no name for. */
const GLOBAL_OPTIONS = '{\n\tadmin off\n\tauto_https off\n}\n'

/** The build's Caddyfile, with its places and its ports moved to where a test may be. */
function placeConfiguration({ buildDir, folder, port, relayPort }: CaddySettings): string {
  const text = readFileSync(path.join(buildDir, 'deploy/Caddyfile'), 'utf8')
    // The other name, which leads to the site's own.
    .replace(/^(?=www\.\S+ \{$)/m, `http://`)
    .replace(/^(http:\/\/\S+)(?= \{$)/m, `$1:${port}`)
    .replace(/^\S+ \{/, `http://127.0.0.1:${port}, http://localhost:${port} {`)
    .replace('/var/www/sitio/actual/client', path.resolve(buildDir, 'client'))
    .replace(`127.0.0.1:${RELAY_PORT}`, `127.0.0.1:${relayPort}`)
  const file = path.join(folder, 'Caddyfile')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, GLOBAL_OPTIONS + text)
  return file
}

/** Debian's Caddy, as the build configures it; what it keeps, it keeps in the folder. */
export function startCaddy(settings: CaddySettings): Promise<RunningHost> {
  const home = path.resolve(settings.folder)
  return startProgram({
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', placeConfiguration(settings)],
    port: settings.port,
    env: { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
  })
}
