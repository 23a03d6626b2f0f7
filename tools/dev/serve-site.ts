import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import path from 'node:path'
import {
  createServer,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type RunnableDevEnvironment,
} from 'vite'
import type { LoadedCatalogue } from '#catalogue/load-catalogue.ts'
import { NOT_FOUND_PATH, pagePathOf } from '#catalogue/paths.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { spanishFont } from '../build/font.ts'
import { STYLES } from '../build/styles.ts'
import { LAST_GOOD_QUERY, reportPage } from './report-page.ts'
import { stampsOf } from './stamps.ts'

type Site = typeof import('../../src/site/render.tsx')
type Answer = { status: number; type: string; body: string | Uint8Array }

const RENDERER = '/src/site/render.tsx'
/** The content is polled: editors save in several steps, and a change is complete once nothing more has changed. */
const LOOK_INTERVAL_MS = 200
const HTML = 'text/html; charset=utf-8'
/** Tells the page of changes. Inserted as it is: Vite's own transformation of a page reads all its styles again. */
const LIVE = '<script type="module" src="/@vite/client"></script>'

/** The development server. */
export type LiveSite = {
  url: string
  /** Reads the content at once, after a file has been written completely. */
  contentChanged: () => Promise<void>
}

/**
 * Serves the site, live while its code and content change: pages and files are made on request, by the current
 * modules. While the content has mistakes, every page shows their report, and the last content without mistakes
 * remains in use.
 */
export async function serveSite(folder: string, port: number): Promise<LiveSite> {
  const contentDir = path.resolve(folder)
  /** Also carries Vite's web socket, so that several of these can run on one machine. */
  const server = createHttpServer()
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    plugins: [spanishFont()],
    css: STYLES,
    // Vite would bundle packages that it only finds while a page loads, and leave the page waiting.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        '@emailjs/browser',
        '@panzoom/panzoom',
      ],
      noDiscovery: true,
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['.cache/**', '.historia/**', 'build*/**', `${contentDir}/**`] },
    },
  })
  const { client, ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Nothing here renders pages.')
  const load = <Module>(file: string) => ssr.runner.import<Module>(file)

  /** The last content without mistakes. */
  let good: LoadedCatalogue['catalogue']
  let state = await readContent()
  let changedAt = performance.now()
  if (state.problems.length > 0) console.log(formatReport(state.problems))

  /** Reads the content with the site's current reader; content without mistakes is used from then on. */
  async function readContent(): Promise<LoadedCatalogue> {
    const reader = await load<typeof import('#catalogue/load-catalogue.ts')>(
      '/src/catalogue/load-catalogue.ts',
    )
    const result = reader.loadCatalogue(contentDir)
    if (result.catalogue) good = result.catalogue
    return result
  }

  async function site(): Promise<Site> {
    const modules = await load<Site>(RENDERER)
    if (good) modules.setCatalogue(good)
    return modules
  }

  async function answer(url: URL, request: IncomingMessage): Promise<Answer> {
    const isForPage = (request.headers.accept ?? '').includes('text/html')
    if (isForPage && state.problems.length > 0 && url.search !== LAST_GOOD_QUERY) {
      return { status: 500, type: HTML, body: reportPage(state.problems) }
    }
    const { renderPage, fileAt, kindAt, moduleOf } = await site()
    const asked = pagePathOf(url) || '/'
    const isPage = good !== undefined && kindAt(asked, good) !== undefined
    // Only if it is not a page: the table of all files takes as long to make as a page.
    const file = isPage ? undefined : fileAt(url.pathname)
    if (file) return { status: 200, type: file.type, body: await file.make() }
    const html = await renderPage(isPage ? asked : NOT_FOUND_PATH, async (kind) => {
      await load(`/${moduleOf(kind)}`)
      return {
        css: await stylesOf(ssr as RunnableDevEnvironment, moduleOf(kind)),
        entry: '/src/islands/client.ts',
      }
    })
    const body = html.replace('<head>', `<head>${LIVE}`)
    return { status: isPage ? 200 : 404, type: HTML, body }
  }

  server.on('request', (request, response) => {
    const send = ({ status, type, body }: Answer) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
      response.end(body)
    }
    vite.middlewares(request, response, () => {
      answer(new URL(request.url ?? '/', 'http://localhost'), request).then(
        send,
        (fault: unknown) => {
          if (fault instanceof Error) vite.ssrFixStacktrace(fault)
          const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
          console.error(text)
          send({ status: 500, type: 'text/plain; charset=utf-8', body: text })
        },
      )
    })
  })

  function reload() {
    changedAt = performance.now()
    client.hot.send({ type: 'full-reload' })
  }

  // A page served before a change that connects only after it has missed the message.
  client.hot.on('connection', () => {
    if (performance.now() - changedAt < LOOK_INTERVAL_MS * 5)
      client.hot.send({ type: 'full-reload' })
  })
  // Files that only the renderer imports reload the page; islands update themselves.
  vite.watcher.on('change', (file) => {
    const inBrowser = client.moduleGraph.getModulesByFile(file)
    if (!inBrowser || inBrowser.size === 0) reload()
  })

  let known = stampsOf(contentDir)
  let seen = known
  const contentChanged = async () => {
    known = stampsOf(contentDir)
    state = await readContent()
    if (state.problems.length > 0) console.log(formatReport(state.problems))
    reload()
  }
  setInterval(() => {
    const now = stampsOf(contentDir)
    const isOver = now !== known && now === seen
    seen = now
    if (isOver) contentChanged().catch(console.error)
  }, LOOK_INTERVAL_MS)

  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    contentChanged,
  }
}

/** The styles of a page's modules, inserted into the page so that none arrives late. */
async function stylesOf(
  { moduleGraph, runner }: RunnableDevEnvironment,
  file: string,
): Promise<string> {
  const seen = new Set<EnvironmentModuleNode>()
  const sheets: string[] = []
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (!node || seen.has(node)) return
    seen.add(node)
    if (node.url.endsWith('.css')) sheets.push(node.url)
    for (const next of node.importedModules) {
      const isOtherPage = next.url.startsWith('/src/pages/') && node.url === '/src/site/kinds.ts'
      if (!isOtherPage) visit(next)
    }
  }
  visit(await moduleGraph.getModuleByUrl(RENDERER))
  visit(await moduleGraph.getModuleByUrl(`/${file}`))
  const texts = await Promise.all(
    sheets.map((url) => runner.import<{ default: string }>(`${url}?inline`)),
  )
  return texts.map((sheet) => sheet.default).join('\n')
}
