import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { INPUTS_FILE } from '../../tools/build/inputs.ts'
import { readSettings, type Settings } from './settings.ts'

/** Where what was published last is kept, to tell what changes. */
export const PUBLISHED_CONTENT = '.historia/publicado'
const SERVER_SCRIPT = '/var/www/sitio/actual/deploy/sitio.sh'
const VERSION_DIGITS = 8

/** Takes one line at a time of what is being done, in Spanish. */
export type Tell = (line: string) => void
type Site = { contentDir: string; buildDir: string; address: string; withoutOwed: boolean }

/** Dates, builds, hands over and looks whether the address shows it. Throws an Error in words. */
export async function publish(site: Site, tell: Tell): Promise<void> {
  const settings = readSettings()
  const env = { CONTENT_DIR: site.contentDir, BUILD_DIR: site.buildDir }
  tell('Fechar lo que cambió')
  await run(process.execPath, ['tools/date-content.ts'], tell, {})
  tell('Construir el sitio')
  const without = site.withoutOwed ? ['--sin-pendientes'] : []
  await run(process.execPath, ['tools/build.ts', '--publicar', ...without], tell, {
    ...(site.contentDir === 'content' ? {} : { CONTENT_DIR: env.CONTENT_DIR }),
    BUILD_DIR: env.BUILD_DIR,
    LIVE_PROGRESS: 'yes',
  })
  tell('Entregar')
  await handOver(settings, site.buildDir, tell)
  rmSync(PUBLISHED_CONTENT, { recursive: true, force: true })
  cpSync(site.contentDir, PUBLISHED_CONTENT, { recursive: true })
  tell(`Versión ${versionOf(site.buildDir)}`)
  if (settings.via !== 'carpeta') tell(await askFor(site))
}

/** Puts the version before back in its place. */
export async function goBack(tell: Tell): Promise<void> {
  const settings = readSettings()
  if (settings.via === 'carpeta') {
    const { current, previous } = placesIn(settings.carpeta)
    if (!existsSync(previous)) throw new Error('No hay una versión anterior en la carpeta.')
    const beside = `${current}.cambio`
    renameSync(current, beside)
    renameSync(previous, current)
    renameSync(beside, previous)
    tell(`En ${current} está de nuevo la versión anterior.`)
  } else if (settings.via === 'ssh') {
    await run('ssh', [settings.servidor, `sudo sh ${SERVER_SCRIPT} volver`], tell, {})
  } else {
    await run('sudo', ['-n', 'sh', SERVER_SCRIPT, 'volver'], tell, {})
  }
}

async function handOver(settings: Settings, buildDir: string, tell: Tell): Promise<void> {
  if (settings.via === 'carpeta') {
    handOverToFolder(settings.carpeta, buildDir)
    tell(`Queda en ${placesIn(settings.carpeta).current}: se sube completa al alojamiento.`)
  } else if (settings.via === 'ssh') {
    const { servidor, carpeta } = settings
    await run(
      'rsync',
      ['-a', '--delete', '--exclude=*.sha256', `${buildDir}/`, `${servidor}:${carpeta}/`],
      tell,
      {},
    )
    await run('ssh', [servidor, `sudo sh ${carpeta}/deploy/sitio.sh publicar`], tell, {})
  } else {
    await run('sudo', ['-n', 'sh', path.join(buildDir, 'deploy/sitio.sh'), 'publicar'], tell, {})
  }
}

function placesIn(folder: string) {
  return { current: path.join(folder, 'sitio'), previous: path.join(folder, 'sitio-anterior') }
}

/** The version before stays beside it. */
function handOverToFolder(folder: string, buildDir: string): void {
  const { current, previous } = placesIn(folder)
  const beside = `${current}.nuevo`
  mkdirSync(folder, { recursive: true })
  rmSync(beside, { recursive: true, force: true })
  cpSync(path.join(buildDir, 'client'), beside, { recursive: true })
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, previous)
  renameSync(beside, current)
}

function versionOf(buildDir: string): string {
  return readFileSync(path.join(buildDir, INPUTS_FILE), 'utf8').slice(0, VERSION_DIGITS)
}

/** Whether the site's address shows the home page that was built. */
async function askFor({ address, buildDir }: Site): Promise<string> {
  const built = readFileSync(path.join(buildDir, 'client/index.html'), 'utf8')
  try {
    const shown = await (await fetch(`${address}/`, { cache: 'no-store' })).text()
    return shown === built
      ? `${address} muestra esta versión.`
      : `${address} responde, y muestra otra portada: puede tardar unos minutos.`
  } catch {
    return `${address} no responde desde esta máquina: ábrela en el navegador.`
  }
}

function run(
  command: string,
  args: readonly string[],
  tell: Tell,
  env: Record<string, string>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let last = ''
    const hear = (text: string) => {
      for (const line of text.split(/[\r\n]+/).filter((one) => one.trim() !== ''))
        tell((last = line))
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.on('error', () => reject(new Error(`Falta el programa ${command} en esta máquina.`)))
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`No se pudo: ${last}`))))
  })
}
