import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { x } from 'tinyexec'
import { INPUTS_FILE } from '../../tools/build/inputs.ts'
import type { Settings } from './settings.ts'

/** A copy of the content published last, to show what changes. */
export const PUBLISHED_CONTENT = '.historia/publicado'
const SERVER_SCRIPT = '/var/www/sitio/actual/deploy/sitio.sh'
/** A file that tells from afar which version is published. */
const VERSION_FILE = 'version.txt'
/** The host of a zip's files compresses them itself. */
const COMPRESSED = /\.(?:br|gz)$/

/** Receives the progress, one line at a time, in Spanish. */
export type Tell = (line: string) => void
/** Where the site is shown, and the copy of the content published there. */
type Shown = { address: string; published: string }
type Site = Shown & { contentDir: string; buildDir: string; withoutOwed: boolean }

/** Dates, builds and delivers the site, then checks that its address shows it. Throws an Error with an explanation. */
export async function publish(
  { contentDir, buildDir, address, published, withoutOwed }: Site,
  settings: Settings,
  tell: Tell,
): Promise<void> {
  const env = { CONTENT_DIR: contentDir, BUILD_DIR: buildDir, LIVE_PROGRESS: 'yes' }
  const without = withoutOwed ? ['--sin-pendientes'] : []
  tell('Fechar lo que cambió')
  await run(process.execPath, ['tools/date-content.ts'], tell, env)
  tell('Construir el sitio')
  await run(process.execPath, ['tools/build.ts', '--publicar', ...without], tell, env)
  const version = readFileSync(path.join(buildDir, INPUTS_FILE), 'utf8').slice(0, 8)
  writeFileSync(path.join(buildDir, 'client', VERSION_FILE), version)
  tell('Entregar')
  await handOver(settings, buildDir, tell)
  rmSync(published, { recursive: true, force: true })
  cpSync(contentDir, published, { recursive: true })
  tell(`Versión ${version}. ${await shownAt(address, version)}`)
}

/** Puts the previous version back, of whose content there is no copy. */
export async function goBack(
  settings: Settings,
  { address, published }: Shown,
  tell: Tell,
): Promise<void> {
  if (settings.via === 'carpeta') {
    const { current, previous } = placesIn(settings.carpeta)
    if (!existsSync(previous)) throw new Error('No hay una versión anterior en la carpeta.')
    const beside = `${current}.cambio`
    renameSync(current, beside)
    renameSync(previous, current)
    renameSync(beside, previous)
    pack(current)
    tell(`En ${current} está de nuevo la versión anterior: se sube completa al alojamiento.`)
  } else if (settings.via === 'sitio.sh' && !existsSync(SERVER_SCRIPT)) {
    throw new Error('Todavía no hay nada publicado en este computador.')
  } else await onServer(settings, `${SERVER_SCRIPT} volver`, tell)
  rmSync(published, { recursive: true, force: true })
  tell(await shownAt(address))
}

/** Delivers a build to the place from which it is served or fetched. */
export async function handOver(settings: Settings, buildDir: string, tell: Tell): Promise<void> {
  if (settings.via === 'carpeta') {
    const { current, previous } = placesIn(settings.carpeta)
    const beside = `${current}.nuevo`
    mkdirSync(settings.carpeta, { recursive: true })
    rmSync(beside, { recursive: true, force: true })
    cpSync(path.join(buildDir, 'client'), beside, { recursive: true })
    rmSync(previous, { recursive: true, force: true })
    if (existsSync(current)) renameSync(current, previous)
    renameSync(beside, current)
    pack(current)
    tell(
      `Queda en ${path.resolve(current)}, y en un archivo ${path.basename(current)}.zip: se sube completo al alojamiento.`,
    )
  } else if (settings.via === 'ssh') {
    const { servidor, carpeta } = settings
    await run('rsync', ['-a', '--delete', `${buildDir}/`, `${servidor}:${carpeta}/`], tell)
    await onServer(settings, `${carpeta}/deploy/sitio.sh publicar`, tell)
  } else await onServer(settings, `${path.resolve(buildDir)}/deploy/sitio.sh publicar`, tell)
}

/** Runs a command as root on the machine that serves the site. */
async function onServer(settings: Settings, command: string, tell: Tell): Promise<void> {
  if (settings.via === 'ssh') await run('ssh', [settings.servidor, `sudo -n sh ${command}`], tell)
  else await run('sudo', ['-n', 'sh', ...command.split(' ')], tell)
}

function placesIn(folder: string) {
  return { current: path.join(folder, 'sitio'), previous: path.join(folder, 'sitio-anterior') }
}

/** Packs the folder into a zip beside it. */
function pack(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(folder, file).replaceAll('\\', '/'), readFileSync(file)] as const)
  writeFileSync(`${folder}.zip`, zipSync(Object.fromEntries(files), { level: 6 }))
}

/** The version that the site's address shows. */
async function shownAt(address: string, version?: string): Promise<string> {
  try {
    const answer = await fetch(`${address}/${VERSION_FILE}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    const shown = answer.ok ? (await answer.text()).trim() : 'otra'
    return shown === version
      ? `${address} ya la muestra.`
      : `${address} muestra la versión ${shown}.`
  } catch {
    return `${address} no responde desde este computador: ábrela en el navegador.`
  }
}

/** Runs a program and reports its output lines. Throws an Error with an explanation if it is missing or fails. */
async function run(
  command: string,
  args: readonly string[],
  tell: Tell,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  let last = `falta el programa ${command} en este computador`
  const program = x(command, [...args], { nodeOptions: { env: { ...process.env, ...env } } })
  try {
    for await (const line of program) if (line.trim() !== '') tell((last = line))
  } catch {}
  if (program.exitCode !== 0) throw new Error(`No se pudo: ${last}`)
}
