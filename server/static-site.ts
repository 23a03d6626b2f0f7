import { extname } from 'node:path/posix'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { meantPaths } from '#catalogue/meant-path.ts'
import { SECURITY_PATH } from '#catalogue/paths.ts'
import { CONTENT_TYPES } from '../deploy/headers.ts'
import type { BuildFile } from './build-file.ts'
import { createShares, DOWNLOADS_MOST } from './limits.ts'
import { failureCode, type Log } from './log.ts'
import { DOWNLOADS_TEXT, PATIENCE_S, sendText, statusText } from './plain-answer.ts'
import { locationOf, type Redirects } from './redirects.ts'
import { createSiteFiles, type SiteFile } from './site-files.ts'
import { hrefOf, pathnameOf, readSitePath, type SitePath } from './site-path.ts'

type StaticSiteOptions = Readonly<{ siteFolder: string; redirects: BuildFile<Redirects>; log: Log }>

const INDEX = 'index.html'
/** The build's 404 page under either of its usual names. */
const NOT_FOUND_PAGES = [`404/${INDEX}`, '404.html']

/** Request headers that would turn the 404 page into a 304, a 412 or a part of itself. */
const CONDITIONAL_HEADERS = [
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
]

/** From this size on, a client that does not read makes this program hold the file in memory. */
const LARGE_BYTES = 1_000_000
/** How long replacing the build takes, in seconds. */
const REPLACED_S = 5

function isKnown(asked: string, { etag }: SiteFile): boolean {
  return asked.trim() === '*' || asked.split(',').some((one) => one.trim() === etag)
}

function canHoldFile({ segments }: SitePath): boolean {
  if (`/${segments.join('/')}` === SECURITY_PATH) return true
  return segments.every((segment) => segment !== '' && !segment.startsWith('.'))
}

/**
 * Serves the built site as every host must: `/contacto` is `contacto/index.html` and has no other address, redirects
 * come first, and missing addresses answer 404 with the site's own page.
 */
export function serveStaticSite(app: FastifyInstance, options: StaticSiteOptions): void {
  const { siteFolder, redirects, log } = options
  const files = createSiteFiles(siteFolder)
  const downloads = createShares(DOWNLOADS_MOST)

  app.register(fastifyStatic, {
    root: siteFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    etag: false,
    // canHoldFile already excludes all of them but one.
    dotfiles: 'allow',
  })

  async function fileOf(path: SitePath): Promise<string | undefined> {
    if (!canHoldFile(path)) return undefined
    const name = path.segments.join('/')
    const isNamed = !path.hasTrailingSlash && CONTENT_TYPES[extname(name)] !== undefined
    const candidates = isNamed ? [name] : []
    const page = name === '' ? INDEX : `${name}/${INDEX}`
    for (const candidate of [...candidates, page]) {
      if (await files.has(candidate)) return candidate
    }
    return undefined
  }

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
  ): Promise<FastifyReply> {
    const file = await files.find(name)
    if (!file) return sendNotFound(request, reply)
    if (file.bytes >= LARGE_BYTES) {
      const giveBack = downloads.take(request.ip)
      if (!giveBack) return sendText(reply.header('retry-after', PATIENCE_S), 503, DOWNLOADS_TEXT)
      reply.raw.once('close', giveBack)
    }
    const { headers } = request.raw
    const asked = headers['if-none-match']
    reply.header('etag', file.etag)
    // The library would compare sizes and times; this makes it follow our comparison.
    if (asked !== undefined && isKnown(asked, file)) headers['if-none-match'] = '*'
    else if (asked !== undefined) {
      for (const condition of ['if-none-match', 'if-modified-since']) delete headers[condition]
    }
    return reply.sendFile(name)
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.code(404)
    for (const name of CONDITIONAL_HEADERS) delete request.raw.headers[name]
    for (const page of NOT_FOUND_PAGES) {
      if (await files.has(page)) return reply.sendFile(page)
    }
    return (await files.has(INDEX)) ? sendText(reply, 404) : sendReplaced(reply)
  }

  let lastFailure: string | undefined
  async function readRedirects(): Promise<Redirects | undefined> {
    try {
      return await redirects.read()
    } catch (failure) {
      // Logged once, not at each request.
      if (String(failure) !== lastFailure)
        log('el sitio construido no sirve', { error: failureCode(failure) })
      lastFailure = String(failure)
      return undefined
    }
  }

  /** Answers while there is no complete build. */
  function sendReplaced(reply: FastifyReply): FastifyReply {
    return sendText(reply.header('retry-after', REPLACED_S), 503, statusText(500))
  }

  /** The page that a mangled address stands for, or the target of its redirect; undefined if there is none. */
  async function meantBy(asked: string, table: Redirects): Promise<string | undefined> {
    for (const meant of meantPaths(asked)) {
      const earlier = table.get(meant)
      if (earlier) return earlier.to
      const path = readSitePath(meant)
      const file = path === 'malformed' ? undefined : await fileOf(path)
      if (file?.endsWith(INDEX) && !NOT_FOUND_PAGES.includes(file)) return meant
    }
    return undefined
  }

  /** The canonical address where `path` is another form of it (`index.html`, trailing slash); otherwise undefined. */
  function canonicalOf({ segments, hasTrailingSlash }: SitePath): string | undefined {
    if (segments.at(-1) === INDEX) return hrefOf(segments.slice(0, -1))
    return hasTrailingSlash && segments.length > 0 ? hrefOf(segments) : undefined
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = readSitePath(request.raw.url ?? '/')
      const table = await readRedirects()
      if (!table) return sendReplaced(reply)
      if (path === 'malformed') {
        const meant = await meantBy(request.raw.url ?? '/', table)
        return meant === undefined ? sendText(reply, 400) : reply.redirect(meant, 301)
      }
      const redirect = table.get(pathnameOf(path))
      if (redirect) return reply.redirect(locationOf(redirect.to, path.search), redirect.status)
      const file = await fileOf(path)
      if (file === undefined || NOT_FOUND_PAGES.includes(file)) {
        const meant = await meantBy(pathnameOf(path), table)
        if (meant === undefined) return sendNotFound(request, reply)
        return reply.redirect(locationOf(meant, path.search), 301)
      }
      const canonical = canonicalOf(path)
      if (canonical === undefined) return sendFile(request, reply, file)
      return reply.redirect(locationOf(canonical, path.search), 301)
    },
  })
}
