import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'

const GALLERY = '/tools/drawings/gallery.tsx'

/**
 * Serves the gallery on the loopback interface. Every answer is drawn when it is asked for, from the
 * code and the content as they are then: change a kind, load the page again.
 */
export async function serveGallery(contentDir: string, port: number) {
  // Vite runs what Node cannot, JSX, and forgets a module when its file changes.
  const vite = await createVite({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  const answer = async (address: string) => {
    const { galleryAnswer } = (await vite.ssrLoadModule(GALLERY)) as typeof import('./gallery.tsx')
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
