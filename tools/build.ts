// Usage: npm run build [-- --publicar [--sin-pendientes]]
// Builds the site into build/ (BUILD_DIR, inside the project) from content/ (CONTENT_DIR). Nothing is written there
// until everything has succeeded. --publicar fails while the owner still owes a value; together with --sin-pendientes,
// owed values that the site can do without are left out. SAMPLE names pages: only these are written, with one page of
// each other kind.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { mailSettingsOf } from '#contact/mail-settings.ts'
import { metaPolicy } from '../deploy/answer-headers.ts'
import { bundledSite } from './build/bundle.ts'
import { writeFamilyDownloads } from './build/family-downloads.ts'
import { finishSite } from './build/finish-site.ts'
import { INPUTS_FILE, inputsHash } from './build/inputs.ts'
import { precompress } from './build/precompress.ts'
import { progressOn } from './build/progress.ts'
import { renderRounds, renderSite } from './build/render-site.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { checkedContent, CONTENT_ARGUMENTS, purposeOf } from './check-content.ts'

process.env['NODE_ENV'] = 'production'
const target = path.resolve(process.env['BUILD_DIR'] ?? 'build')
const staging = `${target}.next`
const clientDir = path.join(staging, 'client')
const previous = `${target}.previous`
const sample = process.env['SAMPLE']?.split(' ')
const progress = progressOn(process.stdout, 8)

/** Runs a step of the build, reported as one line. */
async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const told = progress.step(name)
  const result = await run()
  told.end()
  return result
}

try {
  const startedAt = performance.now()
  const hash = inputsHash(CONTENT_DIR)
  const { values } = parseArgs({ options: CONTENT_ARGUMENTS })
  const catalogue = await step('revisar el contenido', () => checkedContent(purposeOf(values)))
  const bundle = await step('reunir el programa', bundledSite)
  rmSync(staging, { recursive: true, force: true })
  const carrier = mailSettingsOf(catalogue.site.email).kind
  const policy = metaPolicy(carrier)
  await renderSite(
    { catalogue, bundle, clientDir, policy },
    await renderRounds({ bundle, catalogue, clientDir }, sample),
    progress,
  )
  await step('preparar los servidores', () => finishSite(catalogue, staging))
  await step('comprimir', async () => {
    await buildServiceWorker(clientDir)
    // A sample is never published.
    if (!sample) await precompress(clientDir)
  })
  await step('anotar las descargas de cada familia', () => writeFamilyDownloads(clientDir))
  // Whoever finds the hash takes the site for whole.
  if (!sample) writeFileSync(path.join(staging, INPUTS_FILE), hash)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, previous)
  renameSync(staging, target)
  rmSync(previous, { recursive: true, force: true })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`Sitio construido en ${path.relative('.', target)}, ${seconds} s.`)
} catch (fault) {
  rmSync(staging, { recursive: true, force: true })
  console.error(
    fault instanceof Error ? (process.env['DEBUG'] ? fault.stack : fault.message) : fault,
  )
  console.error('La construcción falló; el sitio anterior quedó intacto.')
  process.exit(1)
}
