// Usage: npm run drawings [-- --port N]
//        npm run drawings -- --compare REVISION
//        npm run drawings -- --accept
// The gallery of every drawing, in Spanish, on the loopback interface; or a page with the drawings
// that differ from an earlier revision, under .cache/drawings; or what every drawing looks like now
// is what the tests ask for.
import { parseArgs } from 'node:util'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { compareDrawings } from './drawings/compare.ts'
import { writeFileSync } from 'node:fs'
import { runnerImport, createServer as createVite } from 'vite'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const GALLERY = '/tools/drawings/gallery.tsx'

/**
 * Serves the gallery on the loopback interface. Every answer is drawn when it is asked for, from the
 * code and the content as they are then: change a kind, load the page again.
 */
async function serveGallery(contentDir: string, port: number) {
  // Vite runs what Node cannot, JSX, and forgets a module when its file changes.
  const vite = await createVite({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  const answer = async (address: string) => {
    const { galleryAnswer } = (await vite.ssrLoadModule(
      GALLERY,
    )) as typeof import('./drawings/gallery.tsx')
    return galleryAnswer(new URL(address, 'http://localhost'), contentDir)
  }
  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      (found) => {
        response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' })
        response.end(found?.body ?? 'Nothing is drawn here.')
      },
      (error: unknown) => {
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        response.end(error instanceof Error ? error.message : String(error))
      },
    )
  }).listen(port, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await vite.close()
    },
  }
}

type GoldenSums = typeof import('#drawings/testing/sums.ts')

const FOLDER = 'drawings/testing'

/** Keeps what every drawing looks like now: from then on the tests notice whatever differs from it. */
async function acceptDrawings(): Promise<void> {
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

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean' },
    compare: { type: 'string' },
    port: { type: 'string', default: '4174' },
  },
})

if (values.accept) {
  await acceptDrawings()
} else if (values.compare === undefined) {
  const { url } = await serveGallery(CONTENT_DIR, Number(values.port))
  console.log(`${url}  (Ctrl-C ends it)`)
} else {
  await compareDrawings(values.compare, CONTENT_DIR).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
