import path from 'node:path'
import type { IncomingMessage } from 'node:http'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type { LoadedCatalogue } from '#catalogue/load-catalogue.ts'
import { LAST_GOOD_QUERY, reportPage } from './report-page.ts'
import { SERVED_CONTENT, servedStamps, stampsOf, takeUp } from './served-content.ts'

/** Looked at, not listened to: events are lost while a server that starts anew sets up its watcher. */
const LOOK_INTERVAL_MS = 200

/**
 * Vite plugin for `npm run dev`: what an editor saves in a folder is on the screen at once. While it has
 * mistakes every page is their report, and gives way when they are mended; the last content without
 * mistakes stays what the server works with.
 */
export function contentWatch(contentDir: string): Plugin {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  return {
    name: 'content-watch',
    apply: 'serve',
    configureServer(server) {
      const source = path.resolve(contentDir)
      const load = (folder: string) => loadBySite(server, folder)
      // What was saved while the server started anew is a change like any other.
      let known = servedStamps()
      let seen = known
      let shape: Promise<string> | undefined
      let state: Promise<LoadedCatalogue> = Promise.resolve({ catalogue: undefined, problems: [] })
      let changedAt = 0
      let servedAt = 0

      const onChange = async () => {
        shape ??= load(SERVED_CONTENT).then(routesOf)
        const before = await shape
        // The catalogue is read once a process: every module that holds it must be run anew. The code
        // has not changed, so none is compiled anew.
        runnerOf(server).clearCache()
        state = takeUp(source, load)
        const after = await state
        changedAt = performance.now()
        if (after.catalogue) shape = Promise.resolve(routesOf(after))
        if (after.catalogue && (await shape) !== before) await server.restart()
        else server.ws.send({ type: 'full-reload' })
      }

      const look = () => {
        const now = stampsOf(source)
        // Editors save in several steps: a change is over when nothing more has changed since.
        const isOver = now !== known && now === seen
        seen = now
        if (!isOver) return lookAgain()
        known = now
        onChange()
          .catch((error: unknown) => server.config.logger.error(String(error)))
          .finally(lookAgain)
      }
      const lookAgain = () => {
        if (!isClosed) timer = setTimeout(look, LOOK_INTERVAL_MS)
      }
      lookAgain()

      // A page that was served before the change, and listens only now, has not heard of it.
      server.ws.on('connection', () => {
        if (changedAt > servedAt) server.ws.send({ type: 'full-reload' })
      })

      server.middlewares.use((request, response, next) => {
        if (!asksForPage(request)) return next()
        servedAt = performance.now()
        void state.then(({ problems }) => {
          if (problems.length === 0 || request.url?.endsWith(LAST_GOOD_QUERY)) return next()
          response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
          response.end(reportPage(problems))
        }, next)
      })
    },
    closeBundle() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** By the site's own reader, as its code stands now. */
async function loadBySite(server: ViteDevServer, folder: string): Promise<LoadedCatalogue> {
  const reader = await runnerOf(server).import('/src/catalogue/load-catalogue.ts')
  return reader['loadCatalogue'](folder)
}

/** What runs the site's code on the server, for React Router's answers too. */
function runnerOf({ environments }: ViteDevServer) {
  const server = environments['ssr']
  if (!server || !isRunnableDevEnvironment(server)) throw new Error('Nothing here renders pages.')
  return server.runner
}

/** What the table of routes and the list of files follow: pages, products and the owner's photographs. */
function routesOf({ catalogue }: LoadedCatalogue): string {
  return JSON.stringify([
    [...(catalogue?.pages.keys() ?? [])],
    catalogue?.products.map(({ href }) => href),
    [...(catalogue?.ownPhotos.values() ?? [])].map(({ fileName }) => fileName),
    [...(catalogue?.ownLogos.keys() ?? [])],
    [...(catalogue?.ownPictures ?? [])].map(([key, { fileName }]) => [key, fileName]),
  ])
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html')
}
