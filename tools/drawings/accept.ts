import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'

type GoldenSums = typeof import('#drawings/testing/sums.ts')

const FOLDER = 'drawings/testing'

/** Keeps what every drawing looks like now: from then on the tests notice whatever differs from it. */
export async function acceptDrawings(): Promise<void> {
  const { catalogue } = loadCatalogue(CONTENT_DIR)
  if (!catalogue) throw new Error('The content has problems: npm run revisar-contenido')
  const { module } = await runnerImport<GoldenSums>(`./${FOLDER}/sums.ts`, {
    configFile: false,
    logLevel: 'error',
  })
  const sums = module.sumsOf(catalogue)
  writeFileSync(`${FOLDER}/sums.json`, `${JSON.stringify(sums, undefined, 2)}\n`)
  console.log(`${Object.keys(sums).length} drawings accepted: ${FOLDER}/sums.json`)
}
