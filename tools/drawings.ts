// Usage: npm run drawings [-- --port N]
//        npm run drawings -- --compare REVISION
//        npm run drawings -- --accept
// Serves a gallery of every drawing, in Spanish, on the loopback interface; or writes a page with the drawings that
// differ from an earlier revision, under .cache/drawings; or records how every drawing looks now, as the tests expect
// it.
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
 * Serves the gallery on the loopback interface. Every answer is drawn from the current code and content: to see a
 * changed kind, reload the page.
 */
async function serveGallery(contentDir: string, port: number) {
  // Vite runs JSX, which Node cannot, and reloads a module when its file changes.
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

/** Records how every drawing looks now; from then on the tests report every difference. */
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
