import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import type { IncomingMessage } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type { LoadedCatalogue } from '#catalogue/load-catalogue.ts'
import { reportPage } from './report-page.ts'

/** Looked at, not listened to: events are lost while a server that starts anew sets up its watcher. */
const LOOK_INTERVAL_MS = 200

/**
 * Vite plugin for `npm run dev`: a change in the content is on the screen at once. While the content
 * is broken every page is the report of what is wrong with it, and gives way when that is mended.
 */
export function contentWatch(contentDir: string): Plugin {
  let timer: NodeJS.Timeout | undefined
  return {
    name: 'content-watch',
    apply: 'serve',
    configureServer(server) {
      const folder = path.resolve(contentDir)
      let known = stampsOf(folder)
      let seen = known
      let state = load(server, folder)
      let changedAt = 0
      let servedAt = 0

      const onChange = async () => {
        const before = await state.catch(() => undefined)
        // The catalogue is read once a process: every module that holds it must be run anew.
        server.environments['ssr']?.moduleGraph.invalidateAll()
        state = load(server, folder)
        const after = await state
        changedAt = performance.now()
        if (before && !hasSameRoutes(before, after)) await server.restart()
        else server.ws.send({ type: 'full-reload' })
      }

      timer = setInterval(() => {
        const now = stampsOf(folder)
        // Editors save in several steps: a change is over when nothing more has changed since.
        if (now !== known && now === seen) {
          known = now
          onChange().catch((error: unknown) => server.config.logger.error(String(error)))
        }
        seen = now
      }, LOOK_INTERVAL_MS)

      // A page that was served before the change, and listens only now, has not heard of it.
      server.ws.on('connection', () => {
        if (changedAt > servedAt) server.ws.send({ type: 'full-reload' })
      })

      server.middlewares.use((request, response, next) => {
        if (!asksForPage(request)) return next()
        servedAt = performance.now()
        void state.then(({ problems }) => {
          if (problems.length === 0) return next()
          response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
          response.end(reportPage(problems))
        }, next)
      })
    },
    closeBundle() {
      clearInterval(timer)
    },
  }
}

/** Every file with the time of its last change and its size. */
function stampsOf(folder: string): string {
  const stamps = globSync('**/*', { cwd: folder }).map((name) => {
    const { mtimeMs, size } = statSync(path.join(folder, name), { throwIfNoEntry: false }) ?? {}
    return `${name} ${mtimeMs} ${size}`
  })
  return stamps.join('\n')
}

/** By the site's own reader, as its code stands now. */
async function load(server: ViteDevServer, folder: string): Promise<LoadedCatalogue> {
  const reader = await server.ssrLoadModule('/src/catalogue/load-catalogue.ts')
  return reader['loadCatalogue'](folder)
}

/** The table of routes follows the pages, the length of their lists, and the owner's photographs. */
function hasSameRoutes(before: LoadedCatalogue, after: LoadedCatalogue): boolean {
  const shapeOf = ({ catalogue }: LoadedCatalogue) => [
    ...[...(catalogue?.pages ?? [])].map(([address, { products }]) => [address, products.length]),
    [...(catalogue?.ownPhotos.keys() ?? [])],
  ]
  return (
    before.catalogue === undefined ||
    after.catalogue === undefined ||
    JSON.stringify(shapeOf(before)) === JSON.stringify(shapeOf(after))
  )
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html')
}
