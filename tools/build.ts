// Usage: npm run build [-- --publicar]
// Builds the site into build/ (BUILD_DIR, inside the project) from content/ (CONTENT_DIR). Nothing is written there until
// everything has succeeded. With --publicar it refuses while the owner still owes a value.
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/problem.ts'
import { copyFontLicence } from './build/font.ts'
import { writeHosts } from './build/hosts/write-hosts.ts'
import { INPUTS_FILE, inputsHash } from './build/inputs.ts'
import { writeLicences } from './build/licences.ts'
import { writeKeptFamilies } from './build/kept-families.ts'
import { precompress } from './build/precompress.ts'
import { writeRedirects } from './build/redirects.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { dateByTheSecond } from './build/whole-seconds.ts'
import { formatPending } from './pending-report.ts'

const { values } = parseArgs({ options: { publicar: { type: 'boolean', default: false } } })
const target = path.resolve(process.env['BUILD_DIR'] ?? 'build')
const staging = `${target}.next`
const previous = `${target}.previous`

const hash = inputsHash(CONTENT_DIR)
const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) stop(formatReport(problems))
if (values.publicar && catalogue.pending.length > 0) {
  stop(`${formatPending(catalogue.pending)}\n\nNo se publica mientras falten.`)
}

const startedAt = performance.now()
rmSync(staging, { recursive: true, force: true })
const printing = spawnSync(process.execPath, ['tools/print-documents.ts'], { stdio: 'inherit' })
if (printing.status !== 0) stop('A document could not be printed; nothing was built.')
const { status } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, BUILD_DIR: staging },
})
if (status !== 0) {
  rmSync(staging, { recursive: true, force: true })
  stop('The build failed; the site that was there before is untouched.')
}

// The pages are files now; what rendered them is not served.
rmSync(path.join(staging, 'server'), { recursive: true, force: true })
const { redirects, site } = catalogue
writeRedirects(redirects, site.baseUrl.value, staging)
copyFontLicence(path.join(staging, 'client/licencias'))
writeLicences(staging)
writeHosts({ redirects, origin: site.baseUrl.value, name: site.brand.slug }, staging)
await buildServiceWorker(path.join(staging, 'client'))
await precompress(path.join(staging, 'client'))
writeKeptFamilies(path.join(staging, 'client'))
dateByTheSecond(path.join(staging, 'client'))
writeFileSync(path.join(staging, INPUTS_FILE), hash)

rmSync(previous, { recursive: true, force: true })
if (existsSync(target)) renameSync(target, previous)
renameSync(staging, target)
rmSync(previous, { recursive: true, force: true })
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Built ${path.relative('.', target)} in ${seconds} s.`)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
