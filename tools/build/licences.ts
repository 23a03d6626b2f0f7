import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/**
 * Where each dependency is used. `build` packages make the site's files and are not shipped. The font's licence is
 * handled apart (tools/build/font.ts).
 */
const PLACES: Readonly<Record<string, 'browser' | 'server' | 'build'>> = {
  '@emailjs/browser': 'browser',
  '@fastify/multipart': 'server',
  '@fastify/static': 'server',
  '@fontsource-variable/archivo': 'build',
  '@panzoom/panzoom': 'browser',
  '@resvg/resvg-js': 'build',
  fastify: 'server',
  'image-size': 'build',
  // Node runs the server, and brings its own licences (node_modules/node).
  node: 'build',
  nodemailer: 'server',
  parse5: 'server',
  'postal-mime': 'server',
  'rate-limiter-flexible': 'server',
  react: 'browser',
  'react-dom': 'browser',
  // Its image libraries (libvips, LGPL) are installed from npm as separate files, and are not in a build.
  sharp: 'server',
  'subset-font': 'build',
  'workbox-core': 'browser',
  'workbox-expiration': 'browser',
  'workbox-precaching': 'browser',
  'workbox-routing': 'browser',
  'workbox-strategies': 'browser',
  yaml: 'build',
  zod: 'build',
}

/** Licences that only ask for attribution. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
])

const LICENCE_FILES = '{LICENSE,LICENCE,license,licence,COPYING}*'

const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
type Lock = z.infer<typeof lockShape>

export type ShippedPackage = Readonly<{
  name: string
  version: string
  licence: string
  folder: string
}>

/** The folder where Node finds `name` from `from`. */
function folderOf(lock: Lock, name: string, from: string): string {
  for (let base = from; ; base = base.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const folder = `${base}${base === '' ? '' : '/'}node_modules/${name}`
    if (lock.packages[folder]) return folder
    if (base === '') throw new Error(`package-lock.json does not know ${name}.`)
  }
}

/** The dependencies used in a place, with their own dependencies. */
export function shippedPackages(lockText: string, place: 'browser' | 'server'): ShippedPackage[] {
  const lock = lockShape.parse(JSON.parse(lockText))
  const direct = Object.keys(lock.packages['']?.dependencies ?? {})
  const unplaced = direct.filter((name) => PLACES[name] === undefined)
  if (unplaced.length > 0) {
    throw new Error(`tools/build/licences.ts does not say where these go: ${unplaced.join(', ')}`)
  }
  const found = new Map<string, ShippedPackage>()
  const visit = (name: string, from: string) => {
    const folder = folderOf(lock, name, from)
    if (found.has(folder)) return
    const { version = '', license = '', dependencies = {} } = lock.packages[folder] ?? {}
    found.set(folder, { name, version, licence: license, folder })
    for (const dependency of Object.keys(dependencies)) visit(dependency, folder)
  }
  for (const name of direct.filter((each) => PLACES[each] === place)) visit(name, '')
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Packages whose licence may ask for more than attribution, one line each. */
export function unwelcomeLicences(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ licence }) => !PERMISSIVE.has(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence || 'no licence'}`)
}

function licenceText({ folder }: ShippedPackage): string {
  const [file] = globSync(LICENCE_FILES, { cwd: folder }).toSorted()
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim()
}

function noticeOf(shipped: ShippedPackage): string {
  const title = `${shipped.name} ${shipped.version} (${shipped.licence})`
  return `${title}\n${'-'.repeat(title.length)}\n\n${licenceText(shipped)}\n`
}

/** Writes the licences of other people's code in the visitors' scripts and in the server. */
export function writeLicences(buildDir: string): void {
  const lock = readFileSync('package-lock.json', 'utf8')
  const files = {
    'client/licencias/programas.txt': shippedPackages(lock, 'browser'),
    'licencias-servidor.txt': shippedPackages(lock, 'server'),
  }
  for (const [file, packages] of Object.entries(files)) {
    const unwelcome = unwelcomeLicences(packages)
    if (unwelcome.length > 0) throw new Error(`Licences to look at:\n${unwelcome.join('\n')}`)
    const target = path.join(buildDir, file)
    mkdirSync(path.dirname(target), { recursive: true })
    const heading = 'Programas de terceros que este sitio usa, y sus licencias.\n\n'
    writeFileSync(target, heading + packages.map(noticeOf).join('\n\n'))
  }
}
