// Usage: npm run dev
// The site, live while its code and content change: pages and files are made when they are asked for, by the modules
// as they stand. While the content has mistakes every page is their report; the last content without mistakes stays
// what the site is made of.
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { createServer, type EnvironmentModuleNode, isRunnableDevEnvironment } from 'vite'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import type { LoadedCatalogue } from '#catalogue/load-catalogue.ts'
import { NOT_FOUND_PATH, pagePathOf } from '#catalogue/paths.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { spanishFont } from './build/font.ts'
import { STYLES } from './build/styles.ts'
import { LAST_GOOD_QUERY, reportPage } from './dev/report-page.ts'
import { stampsOf } from './dev/stamps.ts'
import { RELAY_PORT } from '../deploy/headers.ts'

type Site = typeof import('../src/site/render.tsx')

/** Where the site stands while it is being worked on; the same as when it is served. */
const PORT = Number(process.env['PORT'] ?? RELAY_PORT)
const RENDERER = '/src/site/render.tsx'
/** Looked at, not listened to: editors save in several steps, and a change is over when nothing more has changed since. */
const LOOK_INTERVAL_MS = 200

const contentDir = path.resolve(CONTENT_DIR)
/** Also carries what tells the browser of a change, so that several of these run on one machine. */
const server = createHttpServer()
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  plugins: [spanishFont()],
  css: STYLES,
  // Found while a page loads, a package would be bundled anew and that page left waiting.
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
    watch: { ignored: ['.cache/**', 'build*/**', `${contentDir}/**`] },
  },
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Nothing here renders pages.')
const { runner } = ssr

/** The last content without mistakes. */
let good: LoadedCatalogue['catalogue']
let state = await readContent()
let changedAt = performance.now()
if (state.problems.length > 0) console.log(formatReport(state.problems))

/** Reads the content by the site's own reader, as its code stands; what has no mistakes becomes the site's. */
async function readContent(): Promise<LoadedCatalogue> {
  const reader = await runner.import<typeof import('#catalogue/load-catalogue.ts')>(
    '/src/catalogue/load-catalogue.ts',
  )
  const result = reader.loadCatalogue(contentDir)
  if (result.catalogue) good = result.catalogue
  return result
}

async function site(): Promise<Site> {
  const modules = await runner.import<Site>(RENDERER)
  if (good) modules.setCatalogue(good)
  return modules
}

/** The styles of what a page is made of, in the page: none comes late. */
async function stylesOf(file: string): Promise<string> {
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
  visit(await ssr?.moduleGraph.getModuleByUrl(RENDERER))
  visit(await ssr?.moduleGraph.getModuleByUrl(`/${file}`))
  const texts = await Promise.all(
    sheets.map((url) => runner.import<{ default: string }>(`${url}?inline`)),
  )
  return texts.map((sheet) => sheet.default).join('\n')
}

type Answer = { status: number; type: string; body: string | Uint8Array }
const HTML = 'text/html; charset=utf-8'

async function answer(url: URL, request: IncomingMessage): Promise<Answer> {
  const isForPage = (request.headers.accept ?? '').includes('text/html')
  if (isForPage && state.problems.length > 0 && url.search !== LAST_GOOD_QUERY) {
    return { status: 500, type: HTML, body: reportPage(state.problems) }
  }
  const { renderPage, fileAt, kindAt, moduleOf } = await site()
  const file = fileAt(url.pathname)
  if (file) return { status: 200, type: file.type, body: await file.make() }
  const asked = pagePathOf(url) || '/'
  const shown = good && kindAt(asked, good) ? asked : NOT_FOUND_PATH
  const html = await renderPage(shown, async (kind) => {
    await runner.import(`/${moduleOf(kind)}`)
    return { css: await stylesOf(moduleOf(kind)), entry: '/src/islands/client.ts' }
  })
  const body = await vite.transformIndexHtml(url.pathname, html)
  return { status: shown === asked ? 200 : 404, type: HTML, body }
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
server.listen(PORT, 'localhost', () => console.log(`http://localhost:${PORT}`))

function reload() {
  changedAt = performance.now()
  vite.environments.client.hot.send({ type: 'full-reload' })
}

// A page that was served before a change, and listens only now, has not heard of it.
vite.environments.client.hot.on('connection', () => {
  if (performance.now() - changedAt < LOOK_INTERVAL_MS * 5)
    vite.environments.client.hot.send({ type: 'full-reload' })
})
// What only the renderer knows makes the page anew; islands renew themselves.
vite.watcher.on('change', (file) => {
  const inBrowser = vite.environments.client.moduleGraph.getModulesByFile(file)
  if (!inBrowser || inBrowser.size === 0) reload()
})

let known = stampsOf(contentDir)
let seen = known
setInterval(() => {
  const now = stampsOf(contentDir)
  const isOver = now !== known && now === seen
  seen = now
  if (!isOver) return
  known = now
  readContent().then((result) => {
    state = result
    if (result.problems.length > 0) console.log(formatReport(result.problems))
    reload()
  }, console.error)
}, LOOK_INTERVAL_MS)
